// The moment somebody has before a computer throws: a rent to demand, a building to buy.
import { game } from "../game/state.svelte.ts"
import { MOMENT_TAKEN, MOMENTS, OPTIONS } from "../protocol.ts"
import { money, t } from "../text/words.svelte.ts"

/** Whose moment it is of our seats, the one in front of the screen first; -1: nobody's. */
export function momentOf(): number {
  const own = (game.table?.moments ?? []).filter((seat) => game.seats.includes(seat))
  return own.includes(game.seat) ? game.seat : (own[0] ?? -1)
}

/** What can be done in the moment of a seat: the menu says it. */
export function momentWords(seat: number): string {
  const open = game.table!.claims.filter((claim) => claim.owner === seat)
  const what = open.length === 0 ? "build" : mayBuild(seat) ? "both" : "rent"
  return t(`web-moment-${what}`, {
    who: game.name(game.table!.asked),
    amount: money(open.reduce((sum, claim) => sum + claim.amount, 0)),
  })
}

/** Whether a building can be bought in the moment of a seat. */
export const mayBuild = (seat: number): boolean =>
  !!game.mines[seat]?.menu?.some(({ say }) => say.startsWith("build "))

/** Seconds the table gives for a moment, and for one that is taken. */
export const secondsFor = (taken: boolean): number =>
  taken ? MOMENT_TAKEN : MOMENTS[game.room?.options.moment ?? OPTIONS.moment]
