// Cards in words.
import type { Card } from "../protocol.ts"
import { money, onBoard, spaceName } from "../text/words.svelte.ts"

const SUMS = ["amount", "house", "hotel"]

/** A card's text with its places filled in, as the rest of the table writes sums. */
export function cardText(card: Card): string {
  return onBoard(card.text).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "space") return spaceName(Number(card.args.to))
    const value = card.args[name]
    return typeof value === "number" && SUMS.includes(name) ? money(value) : String(value ?? "")
  })
}
