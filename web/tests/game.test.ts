import { beforeEach, describe, expect, it } from "vitest"
import { minutes } from "../src/app/clock.svelte.ts"
import { groupClass, letterOf } from "../src/board/squares.ts"
import { merged } from "../src/game/table.ts"
import type { OfferView, Replay } from "../src/protocol.ts"
import { asUneven, byTurn, lefts, tableAt } from "../src/sheets/end/finished-game.ts"
import { goodsOf, noGoods, offerWords } from "../src/sheets/trade/offers.ts"
import { deed, edition, seat, sitDown, step, table } from "./table.ts"

beforeEach(() => sitDown(0))

describe("a table after a step", () => {
  it("has what changed, seats and deeds one by one, and keeps the rest as it is", () => {
    const before = table()
    const after = merged(before, { turn: 1, seats: [seat(1, { cash: 1300 })], deeds: [deed(2, 1)] })
    expect(after.turn).toBe(1)
    expect(after.seats.map(({ cash }) => cash)).toEqual([1500, 1300, 1500])
    expect(after.deeds.map(({ owner }) => owner)).toEqual([null, 1, null])
    expect(after.seats[0]).toBe(before.seats[0])
    expect(before.turn).toBe(0)
  })
})

describe("an offer", () => {
  const offer = {
    number: 4,
    seat: 0,
    to: 1,
    give: [1],
    cards: ["a/free"],
    cash: 0,
    want: [3],
    want_cards: [],
    want_cash: 50,
    relief: 0,
  } as OfferView

  it("is said in the words of a record, seats counted from one", () => {
    expect(offerWords(1, noGoods())).toBe("offer 2")
    expect(offerWords(1, goodsOf(offer, false))).toBe("offer 2 give=1,a/free want=3 want-cash=50")
  })
  it("is mirrored for whoever answers it", () => {
    expect(offerWords(0, goodsOf(offer, true))).toBe("offer 1 give=3 cash=50 want=1,a/free")
  })
})

describe("a finished game", () => {
  const replay = {
    steps: [
      step(1, { table: { ...table({ turns: 1 }) } }),
      step(2, { table: { turn: 1 } }),
      step(3, { table: { turns: 2 }, events: [{ kind: "out", seat: 2, to: "bank", resigned: 0 }] }),
    ],
  } as unknown as Replay

  it("is shown at any of its steps", () => {
    expect([tableAt(replay, 0).turn, tableAt(replay, 1).turn]).toEqual([0, 1])
    expect(tableAt(replay, 2).turns).toBe(2)
  })
  it("has curves by turns, each at its last step", () => {
    expect(byTurn(replay)).toEqual([
      { turn: 1, step: 1 },
      { turn: 2, step: 2 },
    ])
  })
  it("knows who left when", () => {
    expect([...lefts(replay)]).toEqual([[2, 2]])
  })
  it("judges dice as the tables of χ² with five degrees of freedom do", () => {
    expect(asUneven(0)).toBeCloseTo(1, 5)
    expect(asUneven(4.351)).toBeCloseTo(0.5, 3)
    expect(asUneven(11.07)).toBeCloseTo(0.05, 3)
    expect(asUneven(15.086)).toBeCloseTo(0.01, 3)
  })
})

it("time is written in minutes and seconds, never less than is left", () => {
  expect([0, 1, 59_000, 60_000, 102_000, 600_001].map(minutes)).toEqual([
    "0:00",
    "0:01",
    "0:59",
    "1:00",
    "1:42",
    "10:01",
  ])
})

it("streets have the letter of their group, and a pattern even beyond the eighth", () => {
  expect([letterOf(edition(), 1), letterOf(edition(), 0)]).toEqual(["A", ""])
  expect(["A", "H", "I", ""].map(groupClass)).toEqual(["ga", "gh", "ga", "gplain"])
})
