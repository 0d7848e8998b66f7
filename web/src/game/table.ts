// The table as the server's messages make it, step by step.
import type { RoomTable, Step, TableChange } from "../protocol.ts"

export type Table = RoomTable

/** One entry of what happened at the table: sentences and the events behind them. */
export type Told = Required<
  Pick<Step, "version" | "at" | "what" | "seat" | "by" | "lines" | "events" | "completed" | "chat" | "phrase">
>

/** Return the table after a step: changed fields whole, seats and deeds entry by entry. */
export function merged(table: Table | null, changed: TableChange): Table {
  const next = { ...table, ...changed } as Table
  if (table && changed.seats) next.seats = patched(table.seats, changed.seats, (s) => s.seat)
  if (table && changed.deeds) next.deeds = patched(table.deeds, changed.deeds, (d) => d.space)
  return next
}

function patched<T>(old: T[], news: T[], key: (item: T) => number): T[] {
  const by = new Map(news.map((item) => [key(item), item]))
  return old.map((item) => by.get(key(item)) ?? item)
}
