import { beforeEach, describe, expect, it } from "vitest"
import type { AnyHappened, Sentence } from "../src/protocol.ts"
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
const handed = (space: number, taker: number | "bank"): AnyHappened => ({
  kind: "deed",
  giver: "bank",
  taker,
  space,
})
const out = (seat: number, resigned = 0): AnyHappened => ({ kind: "out", seat, to: "bank", resigned })
const line = (event: string, text: string): Sentence => ({ event, text })

/** What a step with these events and sentences is worth, at this table after it. */
const found = (events: AnyHappened[], lines: Sentence[], after: Partial<Table> = {}): Occasion[] =>
  occasionsOf(told(1, { events, lines }), table(after), edition())

beforeEach(() => sitDown(0))

describe("a whole group", () => {
  const whole = { deeds: [deed(1, 1), deed(2, 1), deed(3, 1)] }

  it("is marked when its last deed is got, and said to those who listen: the log does not", () => {
    expect(found([handed(2, 1)], [], whole)).toEqual([
      { kind: "group", seat: 1, space: 2, text: "Rot vollständig: Alles gehört Bo!", told: false },
    ])
  })
  it("is marked once where several deeds come together", () => {
    expect(found([handed(1, 1), handed(3, 1)], [], whole)).toHaveLength(1)
  })
  it("is not there while another has a deed of it, nor when the bank gets it", () => {
    expect(found([handed(2, 1)], [], { deeds: [deed(1, 0), deed(2, 1), deed(3, 1)] })).toEqual([])
    expect(found([handed(2, "bank")], [])).toEqual([])
  })
  it("is not marked again when nothing was got", () => {
    expect(found([built(1, 0, 1)], [line("level", "Bo baut.")], whole)).toEqual([])
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
