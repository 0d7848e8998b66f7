// The log as rows: what was told, in sentences, the newest first.
import { chatText } from "../game/chat.svelte.ts"
import type { Told } from "../game/table.ts"
import type { Paid } from "../protocol.ts"
import { unbroken } from "../text/words.svelte.ts"

export interface Row {
  key: string
  version: number
  seat: number
  text: string
  amount: number
  kind: "" | "turn" | "chat"
}

/** The rows of one entry: what somebody said, then its sentences from the last to the first. */
export function rowsOf(told: Told): Row[] {
  const { version } = told
  const chat = chatText(told)
  const turned = told.events.at(-1)?.kind === "turn"
  const lines = told.lines.map((line, i): Row => ({
    key: `${version}.${i}`,
    version,
    seat: line.seat ?? -1,
    text: unbroken(line.text),
    amount: line.amount ?? 0,
    kind: turned && i === told.lines.length - 1 ? "turn" : "",
  }))
  const said: Row = { key: `${version}c`, version, seat: told.seat, text: chat, amount: 0, kind: "chat" }
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
