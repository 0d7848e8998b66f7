// Prices and rents, scaled together or one by one.
import { DEEDS } from "./paste.ts"
import { at, isTable, listAt, merged, numberAt, put, tableAt, textAt, type Tree, type Value } from "./tree.ts"

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

const grainOf = (tree: Tree): number => numberAt(tree, "money.grain") || 1

/** A sum in whole units; what is not nothing stays more than nothing. */
const rounded = (sum: number, unit: number, least = unit): number =>
  sum === 0 ? 0 : Math.max(least, Math.round(sum / unit) * unit)

/** A sum at so many percent, rounded as people write sums, in the grain of the currency. */
export function scaled(sum: number, percent: number, grain: number): number {
  const exact = (sum * percent) / 100
  const step = percent === 100 ? grain : exact < 100 ? 1 : exact < 1000 ? 5 : 10
  return rounded(exact, Math.ceil(step / grain) * grain, grain)
}

const SLIDER = Array.from({ length: 31 }, (_, step) => 50 + 5 * step)

/** What the slider moves of a deed, by itself or as a list; the mortgage follows the price. */
const MOVED = ["price", "house", "hotel", "rent"]
const movedOf = (base: Tree, space: number): string[] =>
  MOVED.filter((name) => name in tableAt(base, `spaces.${space}`)).map((name) => `spaces.${space}.${name}`)

const listed = (value: Value | undefined): (Value | undefined)[] => (Array.isArray(value) ? value : [value])

/** Where the slider of a group stands: at the percent that most of its sums have; nowhere if they are all touched. */
export function standOf(base: Tree, whole: Tree, group: string): number {
  const grain = grainOf(whole)
  const paths = deedsOf(base, group).flatMap((space) => movedOf(base, space))
  const pairs = paths.flatMap((path) => {
    const now = listed(at(whole, path))
    return listed(at(base, path)).map((before, i) => [Number(before), now[i]] as const)
  })
  const having = SLIDER.map(
    (percent) => pairs.filter(([before, now]) => now === scaled(before, percent, grain)).length,
  )
  const most = Math.max(...having, pairs.length / 3) // fewer have it by chance
  const stands = SLIDER.filter((_, i) => having[i] === most)
  return stands.sort((a, b) => Math.abs(a - 100) - Math.abs(b - 100))[0] ?? NaN
}

/** The draft with prices and rents of a group (or of all) at so many percent of the base; touched ones stay. */
export function priced(own: Tree, base: Tree, whole: Tree, percent: number, group = ""): Tree {
  const grain = grainOf(whole)
  let tree = own
  for (const one of group ? [group] : groupsOf(base)) {
    const stand = standOf(base, whole, one)
    const moved = (before: Value | undefined, now: Value): Value =>
      now === scaled(Number(before), stand, grain) ? scaled(Number(before), percent, grain) : now
    for (const space of deedsOf(base, one)) tree = movedAll(tree, base, whole, space, moved)
  }
  return tree
}

/** The draft with the sums of a deed moved, and its mortgage after the price. */
function movedAll(
  own: Tree,
  base: Tree,
  whole: Tree,
  space: number,
  moved: (before: Value | undefined, now: Value) => Value,
): Tree {
  let tree = own
  for (const path of movedOf(base, space)) {
    const [before, now] = [listed(at(base, path)), at(whole, path)]
    if (now === undefined) continue
    const next = Array.isArray(now) ? now.map((one, i) => moved(before[i], one)) : moved(before[0], now)
    const price = path.endsWith(".price") && typeof next === "number"
    tree = price ? repriced(tree, base, whole, space, next) : put(tree, base, path, next)
  }
  return tree
}

/** The draft with the sums of all deeds as in the base again, touched ones too. */
export function unpriced(own: Tree, base: Tree, whole: Tree): Tree {
  const grain = grainOf(whole)
  let tree = own
  for (const space of deedsOf(base)) {
    for (const path of [...movedOf(base, space), `spaces.${space}.mortgage`]) {
      const usual = listed(at(base, path)).map((sum) => scaled(Number(sum), 100, grain))
      tree = put(tree, base, path, path.endsWith(".rent") ? usual : usual[0])
    }
  }
  return tree
}

/** What a deed is mortgaged for at another price: the same share as in the base, never more. */
function lent(deed: Tree, price: number, grain: number): number {
  return Math.floor(shareOf(deed, price) / grain) * grain
}
const shareOf = (deed: Tree, price: number): number =>
  (price * numberAt(deed, "mortgage")) / numberAt(deed, "price")

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
  const grain = grainOf(whole)
  const [deed, now] = [tableAt(base, path), tableAt(whole, path)]
  const follows = Math.abs(numberAt(now, "mortgage") - shareOf(deed, numberAt(now, "price"))) < grain
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

/** How many sums and notes are no multiples of the smallest unit. */
export function offGrain(whole: Tree): number {
  const sums = [...sumsOf(whole).map(([, sum]) => sum), ...notesOf(whole).map(([value]) => value)]
  return sums.filter((sum) => sum % grainOf(whole) !== 0).length
}

/** The draft with another smallest unit, every sum rounded to it, and notes to go with them. */
export function regrained(own: Tree, base: Tree, whole: Tree, grain: number): Tree {
  let tree = put(own, base, "money.grain", grain)
  for (const [path, sum] of sumsOf(whole)) {
    const next = rounded(sum, grain)
    if (next !== sum) tree = put(tree, base, path, next)
  }
  return renoted(tree, base)
}

type Notes = [value: number, count: number][]

/** The notes everybody begins with. */
export const notesOf = (whole: Tree): Notes =>
  listAt(whole, "money.notes").flatMap((note) => (Array.isArray(note) ? [note as Notes[number]] : []))

const total = (notes: Notes): number => notes.reduce((sum, [value, count]) => sum + value * count, 0)

/** The draft with notes that are whole units and add up to what everybody starts with: its own, else the base's. */
export function renoted(own: Tree, base: Tree): Tree {
  const whole = merged(base, own)
  const [grain, start] = [grainOf(whole), numberAt(whole, "money.start")]
  const fits = (value: number): boolean => value > 0 && value % grain === 0
  const [here, there] = [notesOf(whole), notesOf(base)]
  const values = [...here, ...there].map(([value]) => value).filter(fits)
  const usual = [...values, numberAt(whole, "money.smallest")].filter(fits)
  const right = [here, there, notesFor(start, usual), notesFor(start, [...usual, grain])].find(
    (notes) => notes.length && total(notes) === start && notes.every(([value]) => fits(value)),
  )
  return right ? put(own, base, "money.notes", right) : own
}

/** Notes that add up to a sum: as few as possible, but change for the small ones. */
export function notesFor(start: number, values: number[]): Notes {
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
