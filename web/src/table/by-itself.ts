// What a page says by itself where somebody wished so: a throw, or the end of a turn, when nothing else is to be said.
import { settings } from "../app/settings.svelte.ts"
import { ui } from "../app/ui.svelte.ts"
import { game } from "../game/state.svelte.ts"
import { buttons } from "./decision.ts"

/** The only answer there is, if it is one of those; nothing while a right would lapse or something is prepared. */
export function saidByItself(): string {
  if (!game.asked || game.hotSeat || game.throwing || game.mine?.held_up || ui.sheet) return ""
  if (game.room?.phase !== "playing" || game.table!.claims.some(({ owner }) => owner === game.seat)) return ""
  const [only, ...others] = buttons().map(({ say }) => say)
  if (others.length) return ""
  if (only === "throw") return settings.autoThrow ? only : ""
  return only === "end-turn" && settings.autoEnd ? only : ""
}
