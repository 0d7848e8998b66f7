// What is open on the screen, and how squares of the board are chosen.

export interface Sheet {
  name: string
  /** Whatever the sheet wants to know, e.g. `{ to: 2 }` for a trade. */
  props: Record<string, unknown>
}

class Screen {
  path = $state(location.pathname)
  query = $state(location.search)
  sheet = $state.raw<Sheet | null>(null)
  /** Squares with a frame around them (picked for a trade, a building …). */
  picked = $state.raw<ReadonlySet<number>>(new Set())
  /** While set, choosing a square of the board calls it instead of opening the deed. */
  onPick = $state.raw<((space: number) => void) | null>(null)
  /** Squares that may be chosen while `onPick` is set; all if empty. */
  pickable = $state.raw<ReadonlySet<number>>(new Set())
  /** A short message, spoken and shown for a moment; `bad` for refusals. */
  notice = $state.raw<{ text: string; bad: boolean; at: number } | null>(null)
  /** What was said last to those who listen. */
  said = $state.raw({ text: "" })
  /** What they must hear at once, in the middle of a sentence. */
  urgent = $state("")
  panel = $state<"" | "log" | "chat" | "menu" | "settings">("")
}

export const ui = new Screen()

/** Open a sheet in the middle of the board (a whole page on phones). */
export function open(name: string, props: Record<string, unknown> = {}): void {
  ui.sheet = { name, props }
}

/** Close the sheet and forget what was picked. */
export function close(): void {
  ui.sheet = null
  pick(null)
}

/** Let squares be chosen on the board; `pick(null)` ends it. */
export function pick(
  call: ((space: number) => void) | null,
  pickable: Iterable<number> = [],
  picked: Iterable<number> = [],
): void {
  ui.onPick = call
  ui.pickable = new Set(pickable)
  ui.picked = new Set(picked)
}

/** Say something for a moment. */
export function notice(text: string, bad = false): void {
  if (text) ui.notice = { text, bad, at: Date.now() }
}

/** Go to another page of the client. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path)
  arrived()
}

/** A sheet belongs to its page: the end of one game is nothing to the next. */
function arrived(): void {
  if (ui.path !== location.pathname) close()
  ui.path = location.pathname
  ui.query = location.search
  scrollTo(0, 0)
}

addEventListener("popstate", arrived)
