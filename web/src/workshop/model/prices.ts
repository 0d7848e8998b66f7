// Prices and rents, scaled together or one by one.
import { DEEDS } from "./paste.ts"
import { isTable, listAt, numberAt, put, tableAt, textAt, type Tree, type Value } from "./tree.ts"

const SUMS = ["price", "house", "hotel"]

/** The squares of the board that have a deed, of one group or of all. */
export function deedsOf(tree: Tree, group = ""): number[] {
  return Object.entries(tableAt(tree, "spaces"))
    .filter(([, space]) => isTable(space) && DEEDS.includes(String(space.kind)))
    .filter(([, space]) => !group || (space as Tree).group === group)
    .map(([key]) => Number(key))
    .sort((a, b) => a - b)
}

/** The groups in the order of the board. */
export const groupsOf = (tree: Tree): string[] => [
  ...new Set(deedsOf(tree).map((space) => textAt(tree, `spaces.${space}.group`))),
]

/** A sum at so many percent, rounded as people write sums, in the grain of the currency. */
export function scaled(sum: number, percent: number, grain: number): number {
  if (percent === 100) return sum
  const exact = (sum * percent) / 100
  const step = exact < 100 ? 1 : exact < 1000 ? 5 : 10
  const unit = Math.ceil(step / grain) * grain
  return sum === 0 ? 0 : Math.max(grain, Math.round(exact / unit) * unit)
}

/** The draft with all prices and rents of a group (or of all) at so many percent of the base. */
export function priced(own: Tree, base: Tree, whole: Tree, percent: number, group = ""): Tree {
  const grain = numberAt(whole, "money.grain") || 1
  let tree = own
  for (const space of deedsOf(base, group)) {
    const path = `spaces.${space}`
    const deed = tableAt(base, path)
    for (const name of SUMS)
      if (name in deed)
        tree = put(tree, base, `${path}.${name}`, scaled(numberAt(deed, name), percent, grain))
    const price = scaled(numberAt(deed, "price"), percent, grain)
    tree = put(tree, base, `${path}.mortgage`, lent(deed, price, grain))
    const rents = listAt(deed, "rent").map((rent) => scaled(Number(rent), percent, grain))
    if (rents.length) tree = put(tree, base, `${path}.rent`, rents)
  }
  return tree
}

/** What a deed is mortgaged for at another price: the same share as in the base, never more. */
function lent(deed: Tree, price: number, grain: number): number {
  const [mortgage, before] = [numberAt(deed, "mortgage"), numberAt(deed, "price")]
  return Math.floor((price * mortgage) / before / grain) * grain
}

/** How the prices and rents of a group stand to those of the base, in percent. */
export function percentOf(whole: Tree, base: Tree, group = ""): number {
  const sum = (tree: Tree): number =>
    deedsOf(base, group)
      .flatMap((space) => [numberAt(tree, `spaces.${space}.price`), ...listAt(tree, `spaces.${space}.rent`)])
      .reduce<number>((total, value) => total + (Number(value) || 0), 0)
  const before = sum(base)
  return before ? Math.round((100 * sum(whole)) / before) : 100
}

/** The draft with a new price; the mortgage follows as long as it still stands to the price as in the base. */
export function repriced(own: Tree, base: Tree, whole: Tree, space: number, price: number): Tree {
  const path = `spaces.${space}`
  const grain = numberAt(whole, "money.grain") || 1
  const [deed, now] = [tableAt(base, path), tableAt(whole, path)]
  const follows = numberAt(now, "mortgage") === lent(deed, numberAt(now, "price"), grain)
  const tree = put(own, base, `${path}.price`, price)
  return follows ? put(tree, base, `${path}.mortgage`, lent(deed, price, grain)) : tree
}

export type Column = "price" | "house" | "hotel" | "mortgage" | `rent.${number}`
export const COLUMNS: Column[] = [
  "price",
  ...[0, 1, 2, 3, 4, 5].map((level) => `rent.${level}` as const),
  "house",
  "hotel",
  "mortgage",
]

/** The draft with a pasted block of numbers, its upper left cell at a square and a column. */
export function filled(
  own: Tree,
  base: Tree,
  rows: (number | undefined)[][],
  squares: number[],
  from: { row: number; column: number },
): Tree {
  let tree = own
  for (const [i, row] of rows.entries())
    for (const [j, value] of row.entries()) {
      const space = squares[from.row + i]
      const column = COLUMNS[from.column + j]
      if (space === undefined || column === undefined || value === undefined) continue
      tree = put(tree, base, `spaces.${space}.${column}`, value)
    }
  return tree
}

const GRAINED = /^(money\.(start|smallest)|amounts\.(salary|fine|speed_bonus)|rules\.opening_bid)$/

/** Every sum of money in a tree, by its path. */
export function sumsOf(tree: Tree): [path: string, sum: number][] {
  const found: [string, number][] = []
  const visit = (value: Value | undefined, path: string): void => {
    if (Array.isArray(value)) value.forEach((one, i) => visit(one, `${path}.${i}`))
    else if (isTable(value))
      for (const [key, one] of Object.entries(value)) visit(one, path ? `${path}.${key}` : key)
    else if (typeof value === "number" && isSum(path)) found.push([path, value])
  }
  visit(tree, "")
  return found
}

const isSum = (path: string): boolean =>
  GRAINED.test(path) ||
  /^spaces\.\d+\.(price|house|hotel|mortgage|amount|rent\.\d+|factor\.\d+)$/.test(path) ||
  /^cards\.\w\.[\w-]+\.(amount|house|hotel|factor)$/.test(path)

/** The draft with another smallest unit, every sum rounded to it. */
export function regrained(own: Tree, base: Tree, whole: Tree, grain: number): Tree {
  let tree = put(own, base, "money.grain", grain)
  for (const [path, sum] of sumsOf(whole)) {
    const rounded = sum === 0 ? 0 : Math.max(grain, Math.round(sum / grain) * grain)
    if (rounded !== sum) tree = put(tree, base, path, rounded)
  }
  return tree
}

/** Notes that add up to a sum: as few as possible, but change for the small ones. */
export function notesFor(start: number, values: number[]): [number, number][] {
  const largest = [...new Set(values)].sort((a, b) => b - a).filter((value) => value > 0)
  const notes = new Map<number, number>(largest.map((value) => [value, 0]))
  let left = start
  for (const value of [...largest].reverse())
    if (left - value >= 0 && value * 2 <= start) {
      notes.set(value, 1)
      left -= value
    }
  for (const value of largest) {
    const count = Math.floor(left / value)
    notes.set(value, notes.get(value)! + count)
    left -= count * value
  }
  return [...notes].filter(([, count]) => count > 0)
}
