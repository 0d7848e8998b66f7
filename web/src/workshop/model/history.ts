// Back and forth through the states of a draft.

const MOST = 100 // steps back
const PAUSE = 1200 // milliseconds; who types on within them in one field makes one step

export interface History<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** The field the last change was made in, and when: what is typed there next belongs to the same step. */
  field: string
  time: number
}

export const begun = <T>(now: T, past: readonly T[] = [], future: readonly T[] = []): History<T> => ({
  past,
  now,
  future,
  field: "",
  time: 0,
})

/** A new state; typing on in the same field is one step. */
export function changed<T>(history: History<T>, now: T, field: string, time: number): History<T> {
  if (now === history.now) return history
  const typing = field !== "" && field === history.field && time - history.time < PAUSE
  const past = typing ? history.past : [...history.past, history.now].slice(-MOST)
  return { past, now, future: [], field, time }
}

/** The present state with something added that is no step of its own. */
export const amended = <T>(history: History<T>, now: T): History<T> => ({ ...history, now })

export function undone<T>(history: History<T>): History<T> {
  const now = history.past.at(-1)
  if (now === undefined) return history
  return {
    ...history,
    past: history.past.slice(0, -1),
    now,
    future: [history.now, ...history.future],
    field: "",
  }
}

export function redone<T>(history: History<T>): History<T> {
  const [now, ...future] = history.future
  if (now === undefined) return history
  return { ...history, past: [...history.past, history.now], now, future, field: "" }
}
