// What this browser remembers: settings and the tokens of its seats. Works without storage, until reload.

export const PREFIX = "bankhalter."
/** What could not be kept, until the page is reloaded. */
const inside = new Map<string, string>()

/** Tell whether the browser lets us keep anything. */
export const blocked = ((): boolean => {
  try {
    localStorage.setItem(`${PREFIX}probe`, "1")
    localStorage.removeItem(`${PREFIX}probe`)
    return false
  } catch {
    return true
  }
})()

/** Return what was kept under a name, or the fallback. */
export function recall<T>(name: string, fallback: T): T {
  const kept = inside.get(name) ?? (blocked ? null : localStorage.getItem(PREFIX + name))
  if (kept == null) return fallback
  try {
    return JSON.parse(kept) as T
  } catch {
    return fallback
  }
}

/** Keep something under a name. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(PREFIX + name, text)
    inside.delete(name)
  } catch {
    inside.set(name, text)
  }
}

/** A room this browser has been in: its seats' tokens open it again. */
export interface Kept {
  tokens: string[]
  client: string
  edition: string
  /** The others at the table. */
  names: string[]
  at: number
  over?: boolean
  /** Whether its seats were carried over to a rematch that was not seen yet. */
  luckless?: boolean
  /** The promise of the dice, as it was shown before the game. */
  commit?: string
  /** Our luck for the dice, by what was promised of it; with the seal of the draw in which it was told. */
  luck?: Record<string, { luck: string; seal?: string }>
  /** The seal of the last draw in which our luck was told. */
  seal?: string
  /** A rematch was asked for here. */
  wanted?: boolean
  /** The version up to which what was said there is read. */
  read?: number
}

export const keptRooms = (): Record<string, Kept> => recall<Record<string, Kept>>("rooms", {})

export function keptRoom(code: string): Kept {
  return keptRooms()[code] ?? { tokens: [], client: random(), edition: "", names: [], at: 0 }
}

const MOST_KEPT = 200

/** Games that go on come first, each kind the newest first. */
const inOrder = (rooms: Record<string, Kept>): [string, Kept][] =>
  Object.entries(rooms).sort(([, a], [, b]) => Number(!!a.over) - Number(!!b.over) || b.at - a.at)

export function keepRoom(code: string, kept: Kept): void {
  const all = { ...keptRooms(), [code]: { ...kept, at: Date.now() } }
  keep("rooms", Object.fromEntries(inOrder(all).slice(0, MOST_KEPT)))
}

/** The rooms in which this browser has a seat, those that go on first. */
export const seatedRooms = (): [string, Kept][] =>
  inOrder(keptRooms()).filter(([, room]) => room.tokens.length > 0)

/** Know nothing more of a room; its seat is given up with it. */
export function forgetRoom(code: string): void {
  keep("rooms", Object.fromEntries(Object.entries(keptRooms()).filter(([other]) => other !== code)))
}

/** Return a random name of 16 bytes. */
export function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("")
}
