import { expect, test } from "vitest"
import type { Edition } from "../src/protocol.ts"
import {
  emptyTable,
  fromTree,
  given,
  keeping,
  levelled,
  ownerOf,
  treeOf,
  withPlayer,
} from "../src/setup/position.ts"

const EDITION = { money: { start: 1500 } } as unknown as Edition
const table = () => emptyTable(EDITION, ["Anna", "Ben"])

test("a deed lies with one person only, and keeps what stands on it", () => {
  const hers = levelled(given(table(), 39, 0), 39, 3)
  const his = given(hers, 39, 1)
  expect(ownerOf(his, 39)).toBe(1)
  expect(his.players.map((one) => one.deeds)).toEqual([{}, { 39: 3 }])
  expect(ownerOf(given(his, 39, -1), 39)).toBe(-1)
})

test("nothing is put on what nobody owns", () => {
  expect(levelled(table(), 39, "mortgaged")).toEqual(table())
})

test("who is out owns nothing", () => {
  const rich = keeping(given(table(), 5, 1), "a/keep", 1)
  const [anna, ben] = withPlayer(rich, 1, { out: true }).players
  expect(ben).toMatchObject({ out: true, cash: 0, deeds: {}, cards: [] })
  expect(anna!.cash).toBe(1500)
})

test("a card that somebody keeps lies under no deck", () => {
  const read = fromTree({ turn: 2, players: [{ cash: 3 }, {}], under: ["a/keep", "b/doctor"] }, EDITION)
  expect(treeOf(keeping(read, "a/keep", 0))).toMatchObject({ turn: 2, under: ["b/doctor"] })
})

test("what this page does not show comes back as it was read", () => {
  const tree = {
    turn: 1,
    pot: 20,
    turns: 31,
    thrown: [2, 3, 0],
    players: [
      {
        name: "Anna",
        cash: 0,
        at: 10,
        jail: 2,
        cards: [],
        deeds: { 5: "mortgaged" },
        demands: false,
        parked: 7,
      },
      { name: "Ben", cash: 700, at: 3, jail: 0, cards: ["b/keep"], deeds: {}, speed: true },
    ],
  }
  expect(treeOf(fromTree(tree, EDITION))).toEqual(tree)
})
