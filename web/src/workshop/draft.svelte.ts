// The draft on the bench: what it is made of, what is said about it, and how it is changed.
import { tick } from "svelte"
import { game } from "../game/state.svelte.ts"
import type { SpokenName } from "../protocol.ts"
import { words } from "../text/words.svelte.ts"
import { keepDraft, type Draft } from "./drafts.ts"
import { amended, begun, changed, redone, undone, type History } from "./model/history.ts"
import { concerns, mark, squareOf, stepOf, STEPS, type Step } from "./model/places.ts"
import { editionOf, spoken } from "./model/preview.ts"
import { at, merged, patched, put, remove, type Change, type Tree, type Value } from "./model/tree.ts"
import type { Note } from "./server.ts"

const REMIND = 10 // steps without a file

export type Kept = "kept" | "keeping" | "failed"

class Bench {
  id = $state("")
  base = $state.raw<Tree>({})
  history = $state.raw<History<Tree>>(begun({}))
  silenced = $state.raw<string[]>([])
  /** Steps since it was last written to a file or shared. */
  changes = $state(0)
  kept = $state<Kept>("kept")
  /** What the server says about the draft as it was last asked. */
  problems = $state.raw<Note[]>([])
  hints = $state.raw<Note[]>([])
  /** The server has looked at the draft as it is now. */
  checked = $state(false)
  away = $state(false)
  step = $state<Step>("squares")
  square = $state(1)
  /** Articles somebody chose, by square, each with the name it was chosen for. */
  readonly chosen = new Map<number, Required<Pick<SpokenName, "name" | "gender">>>()
  /** Squares with a new name, until it is known how that sounds in sentences. */
  readonly unspoken = new Set<number>()

  own: Tree = $derived(this.history.now)
  whole: Tree = $derived(merged(this.base, this.own))
  /** What an edition of another name takes over from the base. */
  inherited: Tree = $derived(merged(this.base, { id: "" }))
  edition = $derived(editionOf(this.whole))
  name = $derived(spoken(this.whole.name).de!)
  /** Hints nobody has silenced. */
  open: Note[] = $derived(this.hints.filter((hint) => !this.silenced.includes(mark(hint))))
  /** There is so much that only this browser has that a file is due. */
  due = $derived(this.changes >= REMIND)
  playable = $derived(this.checked && !this.problems.length)
  /** How many problems and hints each step and each square has. */
  counts = $derived(tally([...this.problems], [...this.open]))
}

export interface Count {
  problems: number
  hints: number
}

function tally(problems: Note[], hints: Note[]): { steps: Record<Step, Count>; squares: Map<number, Count> } {
  const none = (): Count => ({ problems: 0, hints: 0 })
  const steps = Object.fromEntries(STEPS.map((step) => [step, none()])) as Record<Step, Count>
  const squares = new Map<number, Count>()
  for (const [kind, notes] of [
    ["problems", problems],
    ["hints", hints],
  ] as const)
    for (const note of notes) {
      steps[stepOf(note.at)][kind]++
      const square = squareOf(note.at)
      if (square < 0) continue
      if (!squares.has(square)) squares.set(square, none())
      squares.get(square)![kind]++
    }
  return { steps, squares }
}

export const bench = new Bench()

/** Lay a draft on the bench. */
export function lay(draft: Draft, base: Tree): void {
  Object.assign(bench, {
    id: draft.id,
    base,
    history: begun(draft.tree, draft.past, draft.future),
    silenced: draft.silenced,
  })
  Object.assign(bench, { changes: draft.changes, kept: "kept", problems: [], hints: [], checked: false })
  Object.assign(bench, { step: "squares", square: 1 })
  bench.chosen.clear()
  bench.unspoken.clear()
  show()
}

/** What the board shows, and whose words and money the page speaks: the draft's. */
function show(): void {
  game.edition = words.edition = bench.edition
}

/** Nothing is on the bench any more. The board goes first; a table that was opened meanwhile keeps its edition. */
export async function clear(): Promise<void> {
  bench.id = ""
  await tick()
  if (!bench.id && !game.code) game.edition = words.edition = null
}

// Changing it -----------------------------------------------------------------------------------------------

function take(history: History<Tree>): void {
  if (history.now === bench.own) return
  if (history.past !== bench.history.past) bench.changes++
  bench.history = history
  Object.assign(bench, { checked: false, kept: "keeping" })
  show()
}

/** Go on with another tree; typing on in the same field is one step back. */
export function change(tree: Tree, field = ""): void {
  take(changed(bench.history, tree, field, Date.now()))
}

/** Put a value at a place; `undefined` goes back to the base. */
export function set(path: string, value: Value | undefined): void {
  change(put(bench.own, bench.base, path, value), path)
}

export const drop = (path: string): void => change(remove(bench.own, bench.base, path))

/** Do what mends a problem, at one press. */
export const mend = (changes: Change[]): void => change(patched(bench.own, bench.base, changes))

/** Add what follows from the last step, e.g. the forms of a name, without a step of its own. */
export function amend(changes: Change[]): void {
  take(amended(bench.history, patched(bench.own, bench.base, changes)))
}

export const undo = (): void => take(undone(bench.history))
export const redo = (): void => take(redone(bench.history))

/** Never tell this hint again. */
export function silence(note: Note): void {
  bench.silenced = [...bench.silenced, mark(note)]
  void keep()
}

// Asking ----------------------------------------------------------------------------------------------------

export const value = (path: string): Value | undefined => at(bench.whole, path)
export const original = (path: string): Value | undefined => at(bench.inherited, path)
export const notesAt = (field: string): { problems: Note[]; hints: Note[] } => ({
  problems: bench.problems.filter((note) => concerns(note.at, field)),
  hints: bench.open.filter((note) => concerns(note.at, field)),
})

/** Go to where a place is edited. */
export function visit(place: string): void {
  bench.step = stepOf(place)
  const square = squareOf(place)
  if (square >= 0 && square < bench.edition.spaces.length) bench.square = square
}

// Keeping ---------------------------------------------------------------------------------------------------

/** The draft as it is kept on this device. */
export function asDraft(): Draft {
  return {
    id: bench.id,
    name: bench.name,
    base: String(bench.own.extends ?? ""),
    tree: bench.own,
    past: bench.history.past,
    future: bench.history.future,
    silenced: $state.snapshot(bench.silenced),
    changes: bench.changes,
    at: Date.now(),
  }
}

export async function keep(): Promise<void> {
  if (!bench.id) return
  bench.kept = "keeping"
  bench.kept = (await keepDraft(asDraft())) ? "kept" : "failed"
}

/** It has been written to a file, or shared. */
export function exported(): void {
  bench.changes = 0
  void keep()
}
