// Cards in words: what one does, and its text with chips filled in.
import { effectOf } from "../board/cards.ts"
import { money, onBoard, spaceName, t, wayTo } from "../text/words.svelte.ts"
import { bench } from "./draft.svelte.ts"
import { isVerb, pieces, type Piece } from "./model/card-effects.ts"
import { spoken } from "./model/preview.ts"
import type { Tree } from "./model/tree.ts"

const to = (card: Tree): number => Number(card.to)
const onTheBoard = (card: Tree): boolean => bench.edition.spaces[to(card)] !== undefined

/** What a card does, in a few words, as far as it is known. */
export const effect = (card: Tree): string =>
  isVerb(card.do)
    ? effectOf(card.do, card as Record<string, number | string>, onTheBoard(card) ? spaceName(to(card)) : "?")
    : "?"

/** What a chip of a card says. */
function filled(card: Tree, chip: string): string {
  if (chip === "space") return onTheBoard(card) ? spaceName(to(card)) : "?"
  if (chip === "to-space") return onTheBoard(card) ? wayTo(to(card)) : "?"
  const sum = Number(card[chip]) || 0
  return ["amount", "house", "hotel"].includes(chip) ? money(sum) : String(sum)
}

/** The text of a card as it will be read. */
export const cardPieces = (card: Tree): Piece[] =>
  pieces(onBoard(spoken(card.text)), (chip) => filled(card, chip))

export const cardLine = (card: Tree): string =>
  cardPieces(card)
    .map((piece) => piece.text)
    .join("")

/** What a chip is called while a text is typed. */
export const chipWord = (chip: string): string => t(`workshop-chip-${chip}`)
