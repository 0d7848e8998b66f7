// A puzzle laid out as a table that nobody sits at: to be looked at, not to be played.
import { game } from "../game/state.svelte.ts"
import type { Table } from "../game/table.ts"
import { words } from "../text/words.svelte.ts"
import { OPTIONS, type Edition, type PuzzleTask, type RoomView } from "../protocol.ts"

/** The room that a board wants around it. */
export function roomOf(task: PuzzleTask): RoomView {
  const places = task.table.seats.map(({ seat, name }) => ({ seat, name, taken: true }))
  return { code: "", phase: "playing", options: { ...OPTIONS, edition: task.edition }, places } as RoomView
}

/** Show the position of a puzzle on the board. */
export function lay(task: PuzzleTask, edition: Edition): void {
  game.edition = words.edition = edition
  game.room = roomOf(task)
  game.table = { ...task.table, question: 0, clocks: [], deadline: 0, left: 0 } as unknown as Table
  game.seat = task.seat
}

/** The spaces a seat owns, in the order of the board. */
export function possessions(task: PuzzleTask, seat: number): number[] {
  return task.table.deeds.filter((deed) => deed.owner === seat).map((deed) => deed.space)
}
