// The log as rows: what was told, in sentences, the newest first.
import { chatText } from "../game/chat.svelte.ts"
import type { Told } from "../game/table.ts"
import type { Paid } from "../protocol.ts"
import { HANDS } from "../realboard/hands.ts"
import { unbroken } from "../text/words.svelte.ts"

export interface Row {
  key: string
  version: number
  seat: number
  text: string
  /** What `seat` gained or lost, and who got what it paid. */
  amount: number
  to: number
  event: string
  kind: "" | "turn" | "chat"
}

/** A turn: its rows, the newest first, and the one that says most about it. */
export interface Turn {
  key: string
  /** Whose turn it is; before the first one, and where its beginning is cut off, whom `head` tells of. */
  seat: number
  rows: Row[]
  head: Row
}

/** What says more about a turn comes earlier. */
const TELLING = "starts over out deed sold level accepted paid jailed freed drawn moved thrown".split(" ")
const telling = (row: Row): number => (TELLING.indexOf(row.event) + 99) % 99

function turnOf(rows: Row[]): Turn {
  const begun = rows.at(-1)!
  const head = rows.toSorted((a, b) => telling(a) - telling(b))[0]!
  return { key: begun.key, seat: (begun.kind === "turn" ? begun : head).seat, rows, head }
}

/** Rows, the newest first, by turns: each begins with the row that says whose turn it is. Chat stands by itself. */
export function turnsOf(rows: Row[]): Turn[] {
  const out: Turn[] = []
  const own: Row[] = []
  for (const row of rows) {
    if (row.kind === "chat") out.push(turnOf([row]))
    else own.push(row)
    if (row.kind === "turn") out.push(turnOf(own.splice(0)))
  }
  return own.length ? [...out, turnOf(own)] : out
}

/** What a row brings these readers, plus or minus; of a payment among others its sum, as a `null` share. */
export function shareOf({ seat, to, amount }: Row, readers: number[]): number | null {
  if (readers.includes(seat)) return amount
  return readers.includes(to) ? -amount : null
}

/** What a turn brings these readers. */
export const gainOf = ({ rows }: Turn, readers: number[]): number =>
  rows.reduce((sum, row) => sum + (shareOf(row, readers) ?? 0), 0)

/** The rows of one entry: what somebody said, then its sentences from the last to the first. */
export function rowsOf(told: Told): Row[] {
  const { version } = told
  const chat = chatText(told)
  const turned = told.events.at(-1)?.kind === "turn"
  const happened = told.lines.filter(({ event }) => event !== HANDS)
  const lines = happened.map((line, i): Row => ({
    key: `${version}.${i}`,
    version,
    seat: line.seat ?? -1,
    text: unbroken(line.text),
    amount: line.amount ?? 0,
    to: line.to ?? -1,
    event: line.event ?? "",
    kind: turned && i === happened.length - 1 ? "turn" : "",
  }))
  const said: Row = {
    key: `${version}c`,
    version,
    seat: told.seat,
    text: chat,
    amount: 0,
    to: -1,
    event: "",
    kind: "chat",
  }
  return [...(chat ? [said] : []), ...lines.toReversed()]
}

/** Who won and lost how much in these entries, by seat; the bank and who came out even are left out. */
export function sumsOf(log: Told[]): [seat: number, sum: number][] {
  const by = new Map<number, number>()
  const add = (party: Paid["payer"], sum: number): void => {
    if (typeof party === "number") by.set(party, (by.get(party) ?? 0) + sum)
  }
  for (const event of log.flatMap(({ events }) => events))
    if (event.kind === "paid") {
      add(event.payer, -event.amount)
      add(event.payee, event.amount)
    }
  return [...by].filter(([, sum]) => sum !== 0).sort(([a], [b]) => a - b)
}

/** Return what splits a text so that every second piece is one of these names; of two that fit, the longer one. */
export function splitter(names: string[]): (text: string) => string[] {
  const known = [...new Set(names)]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  if (known.length === 0) return (text) => [text]
  const pattern = new RegExp(`(?<!\\w)(${known.join("|")})(?!\\w)`)
  return (text) => text.split(pattern)
}
