// By which code each seat can go to another device: ours, and those whose page has been gone for a while.
import { seatCodes } from "./commands.ts"
import { game } from "./state.svelte.ts"

const AGAIN = 5000 // milliseconds

/** The codes while somebody looks at them; who only watches hears some only when nobody is there any more. */
export class SeatCodes {
  told = $state.raw<Record<string, string>>({})

  constructor() {
    $effect(() => {
      if (game.watching && game.online.length) return void (this.told = {})
      const ask = () => void seatCodes().then((answer) => (this.told = answer?.codes ?? {}))
      ask()
      const timer = setInterval(ask, AGAIN)
      return () => clearInterval(timer)
    })
  }
}
