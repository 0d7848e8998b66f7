// The parts of the protocol that the server builds by hand (docs/protocol.md, "table").
import type { AnyHappened, ClaimView, DeedView, Line, PileView, SeatView } from "../protocol.ts"

export const CHANCE = -2
export const CLOCK = -3
export const ANYONE = -4

/** What the question is about; which fields there are depends on `awaited`. */
export interface Detail {
  space?: number | null
  amount?: number
  to?: number
  why?: string
  what?: "deed" | "house" | "hotel"
  least?: number
  high?: number
  leader?: number
  bidders?: number[]
  count?: number
  /** The card that leaves a choice, by its place in the edition. */
  card?: number
  spaces?: number[]
  /** What chance is asked, where it is typed in: for whom, how many dice, which cards of which deck. */
  who?: number
  dice?: number
  deck?: string
  cards?: number[]
  /** An auction of an estate: whose it was, and how many lots follow. */
  of?: number
  after?: number
}

export interface Table {
  question: number
  awaited: string
  asked: number
  detail: Detail
  turn: number
  turns: number
  seats: SeatView[]
  deeds: DeedView[]
  claims: ClaimView[]
  piles: PileView[]
  houses: number
  hotels: number
  pot: number
  dice: [number, number, number]
  over: boolean
  winners: number[]
  clocks: number[]
  deadline: number
  left: number
}

/** One entry of what happened at the table: sentences and the events behind them. */
export interface Told {
  version: number
  at: number
  what: string
  seat: number
  by: string
  lines: Line[]
  events: AnyHappened[]
  chat: string
  phrase: string
}

/** Return the table after a step: changed fields whole, seats and deeds entry by entry. */
export function merged(table: Table | null, changed: Partial<Table>): Table {
  const next = { ...table, ...changed } as Table
  if (table && changed.seats) next.seats = patched(table.seats, changed.seats, (s) => s.seat)
  if (table && changed.deeds) next.deeds = patched(table.deeds, changed.deeds, (d) => d.space)
  return next
}

function patched<T>(old: T[], news: T[], key: (item: T) => number): T[] {
  const by = new Map(news.map((item) => [key(item), item]))
  return old.map((item) => by.get(key(item)) ?? item)
}
