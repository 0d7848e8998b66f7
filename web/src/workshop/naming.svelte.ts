// Names and how they sound: a new name gets its forms guessed, and three sentences show what came of it.
import type { FormsGuess, SpokenName } from "../protocol.ts"
import { amend, bench, change, set } from "./draft.svelte.ts"
import { put, tableAt, textAt, type Change, type Tree } from "./model/tree.ts"
import * as server from "./server.ts"

type Gender = NonNullable<SpokenName["gender"]>
export const GENDERS: Gender[] = ["m", "f", "n", "many", "bare", "title"]

const WAIT = 250 // milliseconds after the last letter
const CASES = ["nominative", "accusative", "dative"] as const

/** What somebody chose for a square: kept while its name is typed on. */
const picked = new Map<number, Gender>()
let timer = 0

/** The name of a square as it is said in the draft. */
export function saidAt(space: number): SpokenName {
  const forms = tableAt(bench.whole, `spaces.${space}.forms`)
  const said: SpokenName = { name: textAt(bench.whole, `spaces.${space}.name.de`) }
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

/** Name a square; its forms follow when the typing pauses. */
export function rename(space: number, name: string): void {
  set(`spaces.${space}.name.de`, name)
  clearTimeout(timer)
  timer = window.setTimeout(() => void guess([space]), WAIT)
}

/** Name many squares at once. */
export function renameAll(names: Map<number, string>): void {
  let tree = bench.own
  for (const [space, name] of names) tree = put(tree, bench.base, `spaces.${space}.name.de`, name)
  change(tree)
  void guess([...names.keys()])
}

/** Guess the forms of squares whose name is not the base's; what has changed meanwhile is left alone. */
async function guess(squares: number[]): Promise<void> {
  const own = squares.filter((space) => tableAt(bench.own, `spaces.${space}`).name)
  const names = own.map((space) => textAt(bench.whole, `spaces.${space}.name.de`))
  const wishes = names.map((name, i): SpokenName => {
    const gender = picked.get(own[i]!)
    return gender ? { name, gender } : { name }
  })
  if (!names.some(Boolean)) return
  const found = await server.forms(wishes).catch(() => [])
  const changes = own.flatMap((space, i): Change[] => {
    const same = names[i] && textAt(bench.whole, `spaces.${space}.name.de`) === names[i]
    return same && found[i] ? [{ at: `spaces.${space}.forms`, value: formsOf(found[i]) }] : []
  })
  if (changes.length) amend(changes)
}

/** Choose the article of a name; all cases follow. */
export async function choose(space: number, gender: Gender): Promise<void> {
  picked.set(space, gender)
  const name = textAt(bench.whole, `spaces.${space}.name.de`)
  const [found] = await server.forms([{ name, gender }]).catch(() => [])
  set(`spaces.${space}.forms`, found ? formsOf(found) : { gender })
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
