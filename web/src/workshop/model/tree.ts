// An edition as its file says it. A draft holds only what differs from its base; both together are the whole.

export type Value = string | number | boolean | Value[] | Tree
export interface Tree {
  [key: string]: Value
}

export const isTable = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The value at a dotted path such as `spaces.29.rent.2`, or nothing. */
export function at(tree: Value | undefined, path: string): Value | undefined {
  let here: Value | undefined = tree
  for (const key of path.split("."))
    here = Array.isArray(here) ? here[Number(key)] : isTable(here) ? here[key] : undefined
  return here
}

export const textAt = (tree: Tree, path: string): string => {
  const found = at(tree, path)
  return found === undefined || isTable(found) ? "" : String(found)
}
export const numberAt = (tree: Tree, path: string): number => Number(at(tree, path)) || 0
export const tableAt = (tree: Tree, path: string): Tree => {
  const found = at(tree, path)
  return isTable(found) ? found : {}
}
export const listAt = (tree: Tree, path: string): Value[] => {
  const found = at(tree, path)
  return Array.isArray(found) ? found : []
}

export const same = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other)

/** A value as text, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isTable(value)) return JSON.stringify(value) ?? ""
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`
}

const without = (table: Tree, names: string[]): Tree =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !names.includes(key)))

/** Base and draft as one; the draft may drop whole parts of the base (`fresh`). */
export function merged(base: Tree, own: Tree): Tree {
  const fresh = Array.isArray(own.fresh) ? own.fresh.map(String) : []
  return reboxed(merge(without(base, fresh), own), own, outdated(base, own))
}

// Who changes the first loses what was inherited of the second: it belonged to the old one.
const BELONGS = [
  ["name", "short"],
  ["name", "forms"],
  ["de", "en"],
  ["many", "dative_many"],
] as const

// The same across the edition: how a box shows its buildings, and what is in no other box.
const IN_THE_BOX = [
  ["terms.house.de", "box.finish.house"],
  ["terms.hotel.de", "box.finish.hotel"],
  ["id", "box.currency"],
  ["id", "box.extras"],
] as const

/** What the box shows of things that are called otherwise now. */
const outdated = (old: Tree, news: Tree): string[] =>
  IN_THE_BOX.flatMap(([first, second]) => {
    const [here, before] = [at(news, first), at(old, first)]
    return here !== undefined && before !== undefined && saysElse(here, before) ? [second] : []
  })

/** A tree that says at these places what the source says there, or nothing. */
const reboxed = (tree: Tree, source: Tree, places: string[]): Tree =>
  places.reduce((next, place) => told(next, place.split("."), at(source, place)), tree)

/** A tree with a value at a place; without one the place is gone, and what is empty then. */
function told(tree: Tree, [first, ...rest]: string[], value: Value | undefined): Tree {
  const key = first!
  const here = tree[key] ?? {}
  const below = !rest.length ? value : isTable(here) ? told(here, rest, value) : here
  const empty = below === undefined || below === false || (isTable(below) && !Object.keys(below).length)
  return empty ? without(tree, [key]) : { ...tree, [key]: below }
}

/** Tables merge, other values replace; `false` removes what is not itself true or false. */
function merge(old: Tree, news: Tree): Tree {
  const lost = BELONGS.flatMap(([first, second]) =>
    second in old && first in news && saysElse(news[first]!, old[first]) ? [second] : [],
  )
  const tree = lost.length ? without(old, lost) : { ...old }
  for (const [key, value] of Object.entries(news)) {
    const before = tree[key]
    if (isTable(value)) tree[key] = merge(isTable(before) ? before : {}, value)
    else if (value === false && before !== undefined && typeof before !== "boolean") delete tree[key]
    else tree[key] = value
  }
  return tree
}

/** Whether a value changes what was there. */
const saysElse = (news: Value, old: Value | undefined): boolean =>
  !same(isTable(news) && isTable(old) ? merge(old, news) : news, old)

/** The draft with a value at a path; what the base says anyway is not kept, `undefined` goes back to the base. */
export function put(own: Tree, base: Tree, path: string, value: Value | undefined): Tree {
  const keys = path.split(".")
  const list = listAbove(merged(base, own), keys)
  if (list) return put(own, base, list.path, replaced(list.values, list.rest, value))
  const plain = withoutBelongings(own, prune(set(own, keys, undefined)), keys)
  if (value === undefined || same(at(merged(base, plain), path), value)) return plain
  return prune(set(own, keys, value))
}

/** What belonged to a value of the draft goes with it: the forms of a name that is the base's again. */
function withoutBelongings(before: Tree, after: Tree, keys: string[]): Tree {
  const above = keys.findIndex((key) => BELONGS.some(([first]) => first === key))
  const [key, place] = [keys[above] ?? "", keys.slice(0, above)]
  const inside = (tree: Tree): Tree => (place.length ? tableAt(tree, place.join(".")) : tree)
  if (above < 0 || !(key in inside(before)) || key in inside(after)) return after
  const lost = BELONGS.flatMap(([first, second]) => (first === key ? [second] : []))
  return prune(lost.reduce((tree, name) => set(tree, [...place, name], undefined), after))
}

/** The draft without something: what it added is gone, what the base has is taken out. */
export function remove(own: Tree, base: Tree, path: string): Tree {
  const plain = prune(set(own, path.split("."), undefined))
  return at(merged(base, plain), path) === undefined ? plain : set(plain, path.split("."), false)
}

interface Inside {
  path: string
  values: Value[]
  rest: string[]
}

/** The list a path leads into, if it does: lists are kept whole. */
function listAbove(tree: Tree, keys: string[]): Inside | null {
  for (let length = 1; length < keys.length; length++) {
    const path = keys.slice(0, length).join(".")
    const found = at(tree, path)
    if (Array.isArray(found)) return { path, values: found, rest: keys.slice(length) }
  }
  return null
}

function replaced(list: Value[], [first, ...rest]: string[], value: Value | undefined): Value[] {
  const next = [...list]
  const index = Number(first)
  const before = next[index]
  if (!rest.length) {
    if (value === undefined) next.splice(index, 1)
    else next[index] = value
  } else if (Array.isArray(before)) next[index] = replaced(before, rest, value)
  else next[index] = set(isTable(before) ? before : {}, rest, value)
  return next
}

function set(tree: Tree, [first, ...rest]: string[], value: Value | undefined): Tree {
  const key = first!
  if (!rest.length) return value === undefined ? without(tree, [key]) : { ...tree, [key]: value }
  const below = tree[key]
  if (!isTable(below) && value === undefined) return tree
  return { ...tree, [key]: set(isTable(below) ? below : {}, rest, value) }
}

/** A tree without empty tables; what did not change stays the same object. */
function prune(tree: Tree): Tree {
  let next = tree
  for (const [key, value] of Object.entries(tree)) {
    if (!isTable(value)) continue
    const below = prune(value)
    if (!Object.keys(below).length) next = without(next, [key])
    else if (below !== value) next = { ...next, [key]: below }
  }
  return next
}

/** What a patch of the server asks for, all at once. */
export interface Change {
  at: string
  /** Nothing takes out what the draft says there. */
  value: Value | null
}

export const patched = (own: Tree, base: Tree, changes: Change[]): Tree =>
  changes.reduce((tree, change) => put(tree, base, change.at, change.value ?? undefined), own)

/** The edition in a tree, without what says how it is merged. */
export const content = (tree: Tree): Tree => without(tree, ["extends", "fresh", "status"])

/** What a draft must say so that it is this whole tree over its base. */
export function difference(whole: Tree, base: Tree): Tree {
  const said = differing(whole, base)
  return reboxed(said, whole, outdated(base, said))
}

function differing(whole: Tree, base: Tree): Tree {
  const said: Tree = {}
  for (const [key, value] of Object.entries(whole)) {
    const before = base[key]
    const below = isTable(value) && isTable(before) ? differing(value, before) : value
    if (isTable(value) && isTable(before) ? Object.keys(below).length : !same(value, before))
      said[key] = below
  }
  for (const key of Object.keys(base)) if (!(key in whole)) said[key] = false
  for (const [first, second] of BELONGS)
    if (first in said) {
      delete said[second]
      if (second in whole) said[second] = whole[second]!
    }
  return said
}

/** What a change puts in where that is one text or sum: by itself, or in the only place of a list that differs. */
export function putIn(before: Value | undefined, after: Value | null): string {
  if (typeof after === "number" || typeof after === "string") return String(after)
  if (!Array.isArray(after) || !Array.isArray(before) || before.length !== after.length) return ""
  const [one, ...more] = after.filter((entry, i) => !same(entry, before[i]))
  return more.length || one === undefined ? "" : putIn(undefined, one)
}
