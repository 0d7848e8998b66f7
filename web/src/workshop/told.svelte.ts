// What is told where: a note that no field on the bench tells is told at the foot of its step.
import { untrack } from "svelte"
import { SvelteMap } from "svelte/reactivity"
import { bench } from "./draft.svelte.ts"
import { choice } from "./card-choice.svelte.ts"
import { concerns, squareOf, stepOf } from "./model/places.ts"
import { tableAt } from "./model/tree.ts"
import type { Note } from "./server.ts"

/** Fields that are on the bench and tell what concerns them, with how often they are there. */
const fields = new SvelteMap<string, number>()

/** A field tells what concerns it until it goes. */
export function telling(at: string): () => void {
  const add = (by: number): void =>
    untrack(() => {
      const count = (fields.get(at) ?? 0) + by
      if (count) fields.set(at, count)
      else fields.delete(at)
    })
  add(1)
  return () => add(-1)
}

/** Whether a note belongs to what lies on the bench: not to another square or another card. */
function isHere(note: Note): boolean {
  if (stepOf(note.at) !== bench.step) return false
  const square = squareOf(note.at)
  if (square >= 0 && square < bench.edition.spaces.length) return square === bench.square
  const [, deck, card] = /^cards\.([ab])\.([^.]+)/.exec(note.at) ?? []
  const listed = deck !== undefined && card! in tableAt(bench.whole, `cards.${deck}`)
  return !listed || concerns(note.at, choice.path)
}

/** What no field tells of what lies on the bench. */
export function untold(): { problems: Note[]; hints: Note[] } {
  const told = [...fields.keys()]
  const left = (note: Note): boolean => isHere(note) && !told.some((field) => concerns(note.at, field))
  return { problems: bench.problems.filter(left), hints: bench.open.filter(left) }
}
