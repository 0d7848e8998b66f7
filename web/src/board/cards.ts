// Cards in words.
import type { Card } from "../protocol.ts"
import { ended, money, onBoard, spaceName, wayTo } from "../text/words.svelte.ts"

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
