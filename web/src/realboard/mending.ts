// Typed throws and cards that can be put right: how long alone, and in words.
import { cardEffect } from "../board/cards.ts"
import { game } from "../game/state.svelte.ts"
import type { Told } from "../game/table.ts"
import { t } from "../text/words.svelte.ts"

export const AT_ONCE = 5000 // milliseconds

const SAYING = ["said", "corrected", "took-back", "counted"]

/** The last thing that was said, if one of these seats typed it in alone; nobody has acted since. */
export function justTyped(told: Told[], seats: number[]): Told | null {
  const last = told.findLast(({ what }) => SAYING.includes(what))
  const typed = last?.events.some(({ kind }) => kind === "thrown" || kind === "drawn")
  return last && typed && last.what === "said" && !last.by && seats.includes(last.seat) ? last : null
}

/** A typed word as people say it: 3 + 4, or what the card does. */
export function spoken(say: string): string {
  if (!say.startsWith("drawn ") && !say.startsWith("dealt "))
    return say
      .split("-")
      .map((face) => (/^\d$/.test(face) ? face : t(`web-chance-face-${face}`)))
      .join(" + ")
  const [deck, id] = say.split(" ")[1]!.split("/")
  const card = game.edition!.cards.find((one) => one.deck === deck && one.id === id)
  return card ? cardEffect(card) : say.slice(6)
}
