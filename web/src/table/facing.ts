// One large device in the middle: who sits at which edge, and whom the question lies before.
import { MediaQuery } from "svelte/reactivity"
import { settings } from "../app/settings.svelte.ts"
import { ui } from "../app/ui.svelte.ts"
import { game } from "../game/state.svelte.ts"
import { buttons } from "./decision.ts"
import { sharesAuction } from "./hand-over.ts"

/** The edges clockwise, as the turn goes round; each is a quarter turn more. */
export const EDGES = ["bottom", "left", "top", "right"] as const
const lies = new MediaQuery("(min-width: 1024px) and (min-height: 640px) and (pointer: coarse)")

/** Whether several people sit around a screen that is large enough to turn to each of them. */
export const isBetween = (): boolean => lies.current && game.hotSeat

/** At which edge a seat of ours sits: as chosen, else all of us around the device. */
export const edgeOf = (seat: number): number =>
  settings.edges[seat] ?? Math.floor((game.seats.indexOf(seat) * EDGES.length) / game.seats.length)

/** Whether the question lies before whoever is asked. */
export const isTurning = (): boolean => settings.facing && isBetween()

/** Whom it lies before: the seat in front of the screen, or who throws next where that one has nothing to say. */
function addressed(): number {
  const thrower = game.table!.throw_by ?? -1
  const speaks = !!ui.sheet || (game.asked && buttons().length > 0)
  return speaks || !game.seats.includes(thrower) ? game.seat : thrower
}

/** By how many quarters it is turned; what is for all of us lies as the board does. */
export const quarters = (): number =>
  isTurning() && !game.table!.over && !sharesAuction() ? edgeOf(addressed()) : 0
