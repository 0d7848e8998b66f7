// Names and how they sound: a new name gets its forms guessed, and three sentences show what came of it.
import type { FormsGuess, SpokenName } from "../protocol.ts"
import { amend, bench, change, set } from "./draft.svelte.ts"
import { goesOn } from "./model/names.ts"
import { put, same, tableAt, textAt, type Tree } from "./model/tree.ts"
import * as server from "./server.ts"

type Gender = NonNullable<SpokenName["gender"]>
export const GENDERS: Gender[] = ["m", "f", "n", "many", "bare", "title"]

const WAIT = 250 // milliseconds after the last letter
const CASES = ["nominative", "accusative", "dative"] as const

let timer = 0

const nameAt = (space: number): string => textAt(bench.whole, `spaces.${space}.name.de`)

/** The name of a square as it is said in the draft. */
export function saidAt(space: number): SpokenName {
  const forms = tableAt(bench.whole, `spaces.${space}.forms`)
  const said: SpokenName = { name: nameAt(space) }
  if (forms.gender) said.gender = forms.gender as Gender
  for (const name of CASES) if (forms[name]) said[name] = String(forms[name])
  return said
}

/** The forms as they are kept: nothing for a case that is the name itself. */
function formsOf({ said }: FormsGuess): Tree {
  const forms: Tree = { gender: said.gender || "title" }
  for (const name of CASES) if (said[name] && said[name] !== said.name) forms[name] = said[name]
  return forms
}

/** Name a square; its forms follow when the typing pauses, here or at another square. */
export function rename(space: number, name: string): void {
  set(`spaces.${space}.name.de`, name)
  bench.unspoken.add(space)
  clearTimeout(timer)
  timer = window.setTimeout(() => void guess(), WAIT)
}

/** Name many squares at once: other names, whatever was chosen for those before. */
export function renameAll(names: Map<number, string>): void {
  let tree = bench.own
  for (const [space, name] of names) {
    tree = put(tree, bench.base, `spaces.${space}.name.de`, name)
    bench.chosen.delete(space)
    bench.unspoken.add(space)
  }
  change(tree)
  void guess()
}

/** What is asked about a square: its name, and the article somebody chose for it. */
function wishFor(space: number): SpokenName {
  const name = nameAt(space)
  const chosen = bench.chosen.get(space)
  return chosen && goesOn(chosen.name, name) ? { name, gender: chosen.gender } : { name }
}

/** Guess the forms of all new names. What has changed meanwhile is left alone, what fails is asked again. */
async function guess(): Promise<void> {
  const squares = [...bench.unspoken].filter((space) => nameAt(space) && ownName(space))
  bench.unspoken.clear()
  if (!squares.length) return
  const [draft, wishes] = [bench.id, squares.map(wishFor)]
  const found = await server.forms(wishes).catch(() => null)
  const still = squares.filter((space, i) => bench.id === draft && same(wishFor(space), wishes[i]))
  if (!found) for (const space of still) bench.unspoken.add(space)
  const spoken = (space: number): Tree | null => (found ? formsOf(found[squares.indexOf(space)]!) : null)
  if (still.length) amend(still.map((space) => ({ at: `spaces.${space}.forms`, value: spoken(space) })))
}

const ownName = (space: number): boolean => "name" in tableAt(bench.own, `spaces.${space}`)

/** Choose the article of a name; all cases follow. */
export async function choose(space: number, gender: Gender): Promise<void> {
  const wish = { name: nameAt(space), gender }
  bench.chosen.set(space, wish)
  const [found] = await server.forms([wish]).catch(() => [])
  if (same(wishFor(space), wish)) set(`spaces.${space}.forms`, found ? formsOf(found) : { gender })
}

const heard = new Map<string, string[]>()

/** Three sentences with a name, as the table will say them. */
export async function sentences(said: SpokenName): Promise<string[]> {
  const key = JSON.stringify(said)
  if (!heard.has(key)) {
    const [found] = await server.forms([said], true)
    heard.set(key, found?.sentences ?? [])
  }
  return heard.get(key)!
}
