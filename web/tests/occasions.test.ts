import { beforeEach, describe, expect, it } from "vitest"
import type { AnyHappened, CompletedGroup, Sentence } from "../src/protocol.ts"
import type { Table } from "../src/game/table.ts"
import { occasionsOf, type Occasion } from "../src/table/occasions.ts"
import { deed, edition, sitDown, table, told } from "./table.ts"

const built = (space: number, was: number, level: number): AnyHappened => ({
  kind: "level",
  owner: 0,
  space,
  was,
  level,
})
const out = (seat: number, resigned = 0): AnyHappened => ({ kind: "out", seat, to: "bank", resigned })
const line = (event: string, text: string): Sentence => ({ event, text })

/** What a step with these events and sentences is worth, at this table after it. */
const found = (events: AnyHappened[], lines: Sentence[], after: Partial<Table> = {}): Occasion[] =>
  occasionsOf(told(1, { events, lines }), table(after), edition())
const completed = (...completed: CompletedGroup[]): Occasion[] =>
  occasionsOf(told(1, { completed }), table(), edition())

beforeEach(() => sitDown(0))

describe("a whole group", () => {
  it("is marked when the server says so, and said to those who listen: the log does not", () => {
    expect(completed({ seat: 1, group: "red" })).toEqual([
      { kind: "group", seat: 1, space: 1, text: "Rot vollständig: Alles gehört Bo!", told: false },
    ])
  })
})

describe("a hotel", () => {
  const hotel = { deeds: [deed(1, 0), { ...deed(2, 0), level: 5, hotel: true }, deed(3, 0)] }

  it("is told in the sentence of its own event", () => {
    const lines = [line("level", "Haus"), line("paid", "Geld"), line("level", "Hotel")]
    expect(found([built(1, 3, 4), built(2, 4, 5)], lines, hotel)).toEqual([
      { kind: "hotel", seat: 0, space: 2, text: "Hotel", told: true },
    ])
  })
  it("is nothing where buildings go down", () => {
    expect(found([built(2, 6, 5)], [line("level", "verkauft")], hotel)).toEqual([])
  })
})

describe("the end", () => {
  it("of one is marked where it is a bankruptcy", () => {
    expect(found([out(2)], [line("out", "Cy ist bankrott.")]).map(({ kind, seat }) => [kind, seat])).toEqual([
      ["bankrupt", 2],
    ])
    expect(found([out(2, 1)], [line("out", "Cy scheidet aus.")])).toEqual([])
  })
  it("of a game comes last", () => {
    const lines = [line("out", "Cy ist bankrott."), line("over", "Ada gewinnt!")]
    const both = found([out(2), { kind: "over", winners: [0] }], lines)
    expect(both.map(({ kind, text }) => [kind, text])).toEqual([
      ["bankrupt", "Cy ist bankrott."],
      ["victory", "Ada gewinnt!"],
    ])
  })
  it("without a winner is no victory", () => {
    expect(found([{ kind: "over", winners: [] }], [line("over", "Schluss")])).toEqual([])
  })
})
