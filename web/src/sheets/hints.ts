// Which hint of the guided first game fits the moment; the words are in sheets.ftl.
import type { Table } from "../game/table.ts"

export const HINTS = [
  "goal",
  "turn",
  "purchase",
  "auction",
  "rent",
  "group",
  "jail",
  "debt",
  "trade",
] as const
export type Hint = (typeof HINTS)[number]

const BY_QUESTION: Record<string, Hint> = {
  turn: "turn",
  purchase: "purchase",
  auction: "auction",
  debt: "debt",
  rest: "group",
  wants: "group",
  place: "group",
  receipt: "trade",
  call: "rent",
  "final-call": "rent",
}

/** The hint for what is asked now. */
export function hintFor(table: Table | null, seat: number): Hint {
  if (!table) return "goal"
  if (table.awaited === "turn" && table.seats[seat]?.jail_turn) return "jail"
  if (table.claims.some((claim) => claim.owner === seat)) return "rent"
  return BY_QUESTION[table.awaited] ?? "goal"
}
