// Cards: what they do as a choice of verbs, and their sentences with chips bound to it.
import { textAt, type Tree, type Value } from "./tree.ts"

export const VERBS = [
  "collect",
  "pay",
  "collect_each",
  "pay_each",
  "advance",
  "back_to",
  "back",
  "nearest",
  "repairs",
  "jail",
  "keep",
  "pay_or_draw",
] as const
export type Verb = (typeof VERBS)[number]

/** What each verb wants to know, as it stands on a new card. */
const ARGUMENTS: Record<Verb, Tree> = {
  collect: { amount: 100 },
  pay: { amount: 50 },
  collect_each: { amount: 10 },
  pay_each: { amount: 50 },
  advance: { to: 0 },
  back_to: { to: 1 },
  back: { steps: 3 },
  nearest: { kind: "station", times: 2 },
  repairs: { house: 25, hotel: 100 },
  jail: {},
  keep: {},
  pay_or_draw: { amount: 10, deck: "a" },
}

export const isVerb = (word: unknown): word is Verb => VERBS.includes(word as Verb)
export const argumentsOf = (card: Tree): Tree =>
  Object.fromEntries(Object.entries(card).filter(([key]) => key !== "do" && key !== "text"))

/** The chips a card may hold, the ones it must hold first. A place can be said with its article too. */
export function chipsOf(card: Tree): { needed: string[]; allowed: string[] } {
  const needed = [
    ...("to" in card ? ["space"] : []),
    ...["amount", "house", "hotel"].filter((name) => name in card),
  ]
  const more = ["steps", "times", "factor"].filter((name) => name in card)
  return { needed, allowed: [...needed, ...("to" in card ? ["to-space"] : []), ...more] }
}

const CHIP = /\{([a-z-]+)\}/g

/** The texts of a card that only says what it does. */
type Says = (card: Tree) => Tree

/** A card that does something else, and says so: what it knows already stays, what it need not know leaves. */
export function redone(card: Tree, verb: Verb, says: Says, grain = 1): Tree {
  const known = Object.entries(ARGUMENTS[verb]).map(([key, value]): [string, Value] => [
    key,
    card[key] ?? inGrain(key, value, grain),
  ])
  const next: Tree = { do: verb, ...Object.fromEntries(known) }
  return { ...next, text: says(next) }
}

const SUMS = ["amount", "house", "hotel"]
const inGrain = (key: string, value: Value, grain: number): Value =>
  SUMS.includes(key) ? Math.max(1, Math.round(Number(value) / grain)) * grain : value

/** A card looking for the other kind of square: stations have a number of rents, utilities a factor. */
export function seeking(card: Tree, kind: string, says: Says): Tree {
  const next: Tree = { do: "nearest", kind, ...(kind === "station" ? { times: 2 } : { factor: 10 }) }
  return { ...next, text: says(next) }
}

/** A text as it is typed: chips in brackets, in the reader's own words. */
export const typedText = (text: string, word: (chip: string) => string): string =>
  text.replace(CHIP, (_, name: string) => `[${word(name)}]`)

/** A typed text as it is kept; brackets that are no chip stay what they are. */
export function keptText(typed: string, allowed: string[], word: (chip: string) => string): string {
  const by = new Map(allowed.map((name) => [word(name).toLowerCase(), name]))
  return typed.replace(/[{}]/g, "").replace(/\[([^\][]*)\]/g, (all, said: string) => {
    const name = by.get(said.trim().toLowerCase())
    return name ? `{${name}}` : all
  })
}

export interface Piece {
  text: string
  /** The chip it comes from, or nothing for plain words. */
  chip: string
}

/** A text in pieces: words, and chips filled in. */
export function pieces(text: string, fill: (chip: string) => string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(CHIP)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), chip: "" })
    found.push({ text: fill(match[1]!), chip: match[1]! })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from), chip: "" })
  return found
}

const OTHERS = 3 // at a table of four

/** What a card brings by itself at a table of four; a way or a choice brings nothing by itself. */
export function worth(card: Tree): number {
  const amount = Number(card.amount) || 0
  const by: Record<string, number> = {
    collect: amount,
    pay: -amount,
    collect_each: amount * OTHERS,
    pay_each: -amount * OTHERS,
    pay_or_draw: -amount,
  }
  return by[textAt(card, "do")] ?? 0
}

/** What a deck brings on average, and how many of its cards move somebody or send him behind bars. */
export function balance(deck: Tree): { mean: number; moves: number; jails: number; count: number } {
  const cards = Object.values(deck).filter((card): card is Tree => typeof card === "object")
  const verbs = cards.map((card) => textAt(card, "do"))
  const sum = cards.reduce((total, card) => total + worth(card), 0)
  return {
    mean: cards.length ? Math.round(sum / cards.length) : 0,
    moves: verbs.filter((verb) => ["advance", "back_to", "back", "nearest"].includes(verb)).length,
    jails: verbs.filter((verb) => verb === "jail").length,
    count: cards.length,
  }
}

/** A key for a new card that no other has. */
export function newKey(taken: string[], word = "card"): string {
  let number = 1
  while (taken.includes(`${word}-${number}`)) number++
  return `${word}-${number}`
}
