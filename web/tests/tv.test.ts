import { beforeEach, expect, it } from "vitest"
import { game } from "../src/game/state.svelte.ts"
import { isTv, latest, questionForAll } from "../src/tv/shown.ts"
import { room, sitDown, table, told } from "./table.ts"

beforeEach(() => sitDown())

it("is asked for in the address", () => {
  expect([isTv("?tv"), isTv("?tv=1&move=3"), isTv(""), isTv("?move=3")]).toEqual([true, true, false, false])
})

it("tells what happened last, the newest first, and no more than there is room for", () => {
  const all = Array.from({ length: 12 }, (_, n) => told(n, { lines: [{ text: `${n}a` }, { text: `${n}b` }] }))
  expect(latest(all).slice(0, 3)).toEqual(["11b", "11a", "10b"])
  expect(latest(all)).toHaveLength(8)
  expect(latest([told(1, { chat: "hi" })])).toEqual([])
})

it("says in the third person who is asked what", () => {
  expect(questionForAll()).toBe("Ada ist gefragt")
  game.table = table({ awaited: "purchase", asked: 1, detail: { space: 2, amount: 60 } })
  expect(questionForAll()).toBe("Rote Allee für 60\u00a0M kaufen?")
  game.table = table({ awaited: "auction", asked: 1, detail: { space: 2, least: 1, leader: -1 } })
  expect(questionForAll()).toBe("Zur Versteigerung: Rote Allee, ab 1\u00a0M")
  game.table = table({ awaited: "auction", asked: 1, detail: { space: 2, high: 40, leader: 2 } })
  expect(questionForAll()).toBe("Zur Versteigerung: Rote Allee. Cy bietet 40\u00a0M")
  game.room = room({ phase: "paused" })
  expect(questionForAll()).toBe("Das Spiel ruht")
})
