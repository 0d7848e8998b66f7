// Problems and hints of one kind are mended together.
import type { Change } from "./tree.ts"

export interface Mendable {
  reason: string
  fix?: { at: string; value: unknown }[]
}

/** What one press mends together with this: everything of its kind that one answer is right for, place by place. */
export function alike<T extends Mendable>(note: T, notes: readonly T[]): T[] {
  const taken = new Set<string>()
  return notes.filter(({ reason, fix }) => {
    const free = reason === note.reason && !!fix?.length && !fix.some(({ at }) => taken.has(at))
    if (free) for (const { at } of fix) taken.add(at)
    return free
  })
}

export const changesOf = (notes: readonly Mendable[]): Change[] =>
  notes.flatMap(({ fix }) => (fix ?? []) as Change[])
