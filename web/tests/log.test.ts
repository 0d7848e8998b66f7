import { beforeEach, describe, expect, it } from "vitest"
import { noted, takenBack, welcomed } from "../src/game/log.ts"
import type { Paid, Welcome } from "../src/protocol.ts"
import { gainOf, type Row, rowsOf, shareOf, splitter, sumsOf, turnsOf } from "../src/table/log-rows.ts"
import { sitDown, step, told } from "./table.ts"

beforeEach(() => sitDown(0))
const versions = (log: { version: number }[]): number[] => log.map(({ version }) => version)

describe("the log", () => {
  it("grows by what is told", () => {
    expect(versions(noted([told(1)], step(2)))).toEqual([1, 2])
  })
  it("forgets what is taken back, but not what was said in between", () => {
    const before = [told(1), told(2), told(3, { what: "talked", chat: "Hallo" }), told(4)]
    expect(versions(noted(before, step(5, { undone: 2 })))).toEqual([1, 3, 5])
  })
  it("says what was taken back, by its first sentence", () => {
    const before = [
      told(2, { lines: [{ text: "Ada kauft." }] }),
      told(3, { lines: [{ text: "Bo würfelt." }] }),
    ]
    expect(takenBack(before, step(4, { undone: 2, seat: 0 }))).toEqual([
      { text: "Zurückgenommen: Ada kauft.", seat: 0, event: "people" },
    ])
    expect(takenBack([], step(4, { undone: 2 }))[0]!.text).toBe("Zurückgenommen.")
    expect(takenBack(before, step(4))).toEqual([])
  })
})

describe("the log after a welcome", () => {
  const welcome = (since: number, ...news: number[]) =>
    ({ since, told: news.map((version) => step(version)) }) as unknown as Welcome

  it("goes on where it stopped", () => {
    expect(versions(welcomed([told(1), told(2)], 2, [], welcome(2, 3, 4)))).toEqual([1, 2, 3, 4])
  })
  it("has what waited to be shown, once", () => {
    expect(versions(welcomed([told(1)], 1, [step(2), step(3)], welcome(2, 3)))).toEqual([1, 2, 3])
  })
  it("begins anew where something is missing in between", () => {
    expect(versions(welcomed([told(1)], 1, [], welcome(5, 6)))).toEqual([6])
  })
  it("leaves out what is hidden from this seat", () => {
    expect(versions(welcomed([], 0, [step(1, { what: "hidden" }), step(2)], welcome(2)))).toEqual([2])
  })
})

describe("rows", () => {
  it("stand from the last sentence to the first, what was said above them", () => {
    const lines = [
      { text: "Ada würfelt.", seat: 0 },
      { text: "Ada zahlt.", seat: 0, amount: -20 },
    ]
    const rows = rowsOf(told(7, { seat: 1, chat: "Ha!", lines }))
    expect(rows.map(({ text, seat, amount, kind }) => [text, seat, amount, kind])).toEqual([
      ["Ha!", 1, 0, "chat"],
      ["Ada zahlt.", 0, -20, ""],
      ["Ada würfelt.", 0, 0, ""],
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
  })
  it("mark the sentence with which a turn begins", () => {
    const lines = [{ text: "Ada ist fertig." }, { text: "Bo ist dran." }]
    const kinds = rowsOf(told(1, { lines, events: [{ kind: "turn", seat: 1, turns: 1 }] })).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(["turn", ""])
  })
  it("are none where nothing was told", () => {
    expect(rowsOf(told(1))).toEqual([])
  })
})

describe("sums", () => {
  const paid = (payer: Paid["payer"], payee: Paid["payee"], amount: number): Paid => ({
    kind: "paid",
    payer,
    payee,
    amount,
    why: "rent",
  })

  it("are what each seat won and lost; bank and pot are nobody", () => {
    const log = [
      told(1, { events: [paid(0, 1, 50), paid(1, "pot", 20)] }),
      told(2, { events: [paid("bank", 2, 200)] }),
    ]
    expect(sumsOf(log)).toEqual([
      [0, -50],
      [1, 30],
      [2, 200],
    ])
  })
  it("leave out who came out even", () => {
    expect(sumsOf([told(1, { events: [paid(0, 1, 50), paid(1, 0, 50)] })])).toEqual([])
  })
})

describe("names in a sentence", () => {
  it("stand apart, every second piece", () => {
    const split = splitter(["Ada", "Rote Gasse"])
    expect(split("Ada kauft Rote Gasse.")).toEqual(["", "Ada", " kauft ", "Rote Gasse", "."])
  })
  it("are whole words, and the longer of two that fit", () => {
    const split = splitter(["Bo", "Bo Senior"])
    expect(split("Bo Senior bietet, Bob nicht.")).toEqual(["", "Bo Senior", " bietet, Bob nicht."])
  })
  it("may hold any sign, and be none at all", () => {
    expect(splitter(["A.B(c)"])("A.B(c) gewinnt")).toEqual(["", "A.B(c)", " gewinnt"])
    expect(splitter(["", "X"])("X gewinnt")).toEqual(["X gewinnt"])
  })
})

describe("turns", () => {
  const row = (key: string, event: string, rest: Partial<Row> = {}): Row => ({
    key,
    version: 1,
    seat: 0,
    text: key,
    amount: 0,
    to: -1,
    event,
    kind: event === "turn" ? "turn" : "",
    ...rest,
  })
  const newest = [
    row("buys", "deed"),
    row("pays", "paid", { amount: -60 }),
    row("throws", "thrown"),
    row("ada", "turn"),
    row("rent", "paid", { seat: 1, to: 0, amount: -50 }),
    row("bo", "turn"),
    row("start", "paid"),
  ]

  it("begin with whose turn it is", () => {
    expect(turnsOf(newest).map(({ rows }) => rows.map(({ key }) => key))).toEqual([
      ["buys", "pays", "throws", "ada"],
      ["rent", "bo"],
      ["start"],
    ])
  })
  it("are told by what says most", () => {
    expect(turnsOf(newest).map(({ head }) => head.key)).toEqual(["buys", "rent", "start"])
  })
  it("tell before the first turn who begins", () => {
    const paid = (seat: number) => row(`cash${seat}`, "paid", { seat, amount: 1500 })
    const [before] = turnsOf([row("ben-begins", "starts", { seat: 1 }), paid(2), paid(1), paid(0)])
    expect([before!.head.key, before!.seat]).toEqual(["ben-begins", 1])
    expect(gainOf(before!, [0])).toBe(1500)
  })
  it("never fold away what somebody said", () => {
    const turns = turnsOf([row("x", "moved"), row("hi", "", { kind: "chat" }), row("ada", "turn")])
    expect(turns.map(({ rows }) => rows.map(({ key }) => key))).toEqual([["hi"], ["x", "ada"]])
  })
  it("count from the reader's side", () => {
    const rent = newest[4]!
    expect([shareOf(rent, [0]), shareOf(rent, [1]), shareOf(rent, [2])]).toEqual([50, -50, null])
    expect(turnsOf(newest).map((turn) => gainOf(turn, [0]))).toEqual([-60, 50, 0])
  })
})
