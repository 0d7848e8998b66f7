import { beforeEach, describe, expect, it } from "vitest"
import { game } from "../src/game/state.svelte.ts"
import { mayBuild, momentOf, momentWords, secondsFor } from "../src/table/moment.ts"
import { room, sitDown, table } from "./table.ts"

const claim = { number: 1, owner: 0, payer: 1, space: 1, amount: 50, factor: 0 }
const builds = { seat: 0, menu: [{ say: "build 1" }] }

describe("a moment before a computer throws", () => {
  beforeEach(() => sitDown(0))

  it("is nobody's unless the table says so", () => {
    expect(momentOf()).toBe(-1)
    game.table = table({ asked: 2, moments: [1] })
    expect(momentOf()).toBe(-1)
    game.table = table({ asked: 2, moments: [0, 1] })
    expect(momentOf()).toBe(0)
  })
  it("says what can still be done, by the menu", () => {
    game.table = table({ asked: 2, moments: [0], claims: [claim] })
    expect([momentWords(0), mayBuild(0)]).toEqual([expect.stringContaining("Miete"), false])
    game.mines = { 0: builds }
    expect(momentWords(0)).toContain("Miete verlangen und bauen")
    game.table = table({ asked: 2, moments: [0] })
    expect(momentWords(0)).toBe("Noch kannst du bauen, dann würfelt Cy.")
  })
  it("lasts as long as the table agreed, and longer for who takes it", () => {
    game.room = room({ options: { moment: "long" } })
    expect(secondsFor(false)).toBe(20)
    game.room = room()
    expect(secondsFor(false)).toBeLessThan(secondsFor(true))
  })
})
