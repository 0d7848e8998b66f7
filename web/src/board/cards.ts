// Cards in words.
import type { Card } from "../protocol.ts"
import { ended, money, onBoard, spaceName, t, wayTo } from "../text/words.svelte.ts"

const SUMS = ["amount", "house", "hotel"]

/** A card's text with its places filled in, as the rest of the table writes sums. */
export function cardText(card: Card): string {
  const text = onBoard(card.text).replace(/\{([\w-]+)\}/g, (_, name: string) => {
    if (name === "space") return spaceName(Number(card.args.to))
    if (name === "to-space") return wayTo(Number(card.args.to))
    const value = card.args[name]
    return typeof value === "number" && SUMS.includes(name) ? money(value) : String(value ?? "")
  })
  return ended(text)
}

/** What a card does, in a few words; `space` is where it sends somebody. */
export function effectOf(verb: string, args: Record<string, number | string>, space: string): string {
  return t(`sheet-effect-${verb}`, {
    amount: money(Number(args.amount) || 0),
    house: money(Number(args.house) || 0),
    hotel: money(Number(args.hotel) || 0),
    space,
    steps: Number(args.steps) || 0,
    kind: String(args.kind ?? ""),
    times: Number(args.times ?? args.factor) || 0,
  })
}

/** The same of a card at the table. */
export const cardEffect = (card: Card): string =>
  effectOf(card.do, card.args, spaceName(Number(card.args.to)))
