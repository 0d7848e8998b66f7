// At one device: whom it turns to by itself, and whom it is handed to because something is not for everybody's eyes.
import { game } from "../game/state.svelte.ts"
import { ANYONE, type OfferView } from "../protocol.ts"
import { called } from "./decision.ts"

/** Where cash is hidden, each seat of ours is told its own. */
const hidesCash = (seat: number): boolean => game.mines[seat]?.cash != null

const knows = (seat: number, { number }: OfferView): boolean =>
  !!game.mines[seat]?.offers?.some((offer) => offer.number === number)

/** Whether a seat sees something that others at this device may not: its cash, its limit, an offer. */
export function hasSecret(seat: number): boolean {
  const mine = game.mines[seat]
  const whispered = (offer: OfferView): boolean => game.seats.some((other) => !knows(other, offer))
  return hidesCash(seat) || !!mine?.proxy || !!mine?.offers?.some(whispered)
}

/** Whether all at this device bid on one screen; not where cash is hidden, which the highest bid would tell. */
export function sharesAuction(): boolean {
  const table = game.table!
  return (
    game.hotSeat && table.awaited === "auction" && (table.asked === ANYONE || !game.seats.some(hidesCash))
  )
}

export interface Turning {
  seat: number
  /** Whether the device goes from hand to hand before anything is shown. */
  hidden: boolean
}

/** The seat of ours that is called and not yet in front of the screen. */
export function turning(): Turning | null {
  if (!game.hotSeat || game.room?.phase === "paused") return null
  const seat = called()
  if (seat < 0 || seat === game.seat) return null
  return { seat, hidden: !sharesAuction() && hasSecret(seat) }
}
