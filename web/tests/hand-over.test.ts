import { beforeEach, describe, expect, it } from "vitest"
import { game } from "../src/game/state.svelte.ts"
import { ANYONE, type OfferView } from "../src/protocol.ts"
import { hasSecret, sharesAuction, turning } from "../src/table/hand-over.ts"
import { mine, room, sitDown, table } from "./table.ts"

const offer = (from: number, to: number): OfferView => ({ number: 1, seat: from, to }) as unknown as OfferView

describe("one device for three", () => {
  beforeEach(async () => {
    await sitDown(0, 1, 2)
    game.table = table({ asked: 1 })
  })

  it("turns to who is asked, and stays with who is in front of it", () => {
    expect(turning()).toEqual({ seat: 1, hidden: false })
    game.seat = 1
    expect(turning()).toBeNull()
  })
  it("turns to nobody while the game is paused, or where each has a device", async () => {
    game.room = room({ phase: "paused" })
    expect(turning()).toBeNull()
    await sitDown(0)
    expect(turning()).toBeNull()
  })
  it("is handed over for hidden cash, a secret limit", () => {
    game.mines = { 1: mine(1, [], { cash: 900 }) }
    expect(turning()).toEqual({ seat: 1, hidden: true })
    game.mines = { 1: mine(1, [], { proxy: 120 }) }
    expect(turning()).toEqual({ seat: 1, hidden: true })
    game.mines = { 0: mine(0, [], { proxy: 120 }) } // somebody else's goes out of sight
    expect(turning()).toEqual({ seat: 1, hidden: false })
  })
  it("is handed over for an offer that somebody here does not know", () => {
    game.mines = { 0: mine(0, [], { offers: [offer(0, 1)] }), 1: mine(1, [], { offers: [offer(0, 1)] }) }
    expect(hasSecret(1)).toBe(true)
    game.seats = [0, 1]
    expect(hasSecret(1)).toBe(false)
  })
})

describe("an auction at one device", () => {
  beforeEach(async () => {
    await sitDown(0, 1)
    game.table = table({ awaited: "auction", asked: 1 })
  })

  it("is one screen, and a limit hands over nothing", () => {
    game.mines = { 1: mine(1, ["bid 1", "pass"], { proxy: 120 }) }
    expect([sharesAuction(), turning()]).toEqual([true, { seat: 1, hidden: false }])
  })
  it("goes from hand to hand where cash is hidden, unless anybody may call", () => {
    game.mines = { 1: mine(1, ["bid 1", "pass"], { cash: 900 }) }
    expect([sharesAuction(), turning()]).toEqual([false, { seat: 1, hidden: true }])
    game.table = table({ awaited: "auction", asked: ANYONE })
    expect(sharesAuction()).toBe(true)
  })
  it("is an own one where each has a device", async () => {
    await sitDown(0)
    game.table = table({ awaited: "auction", asked: 0 })
    expect(sharesAuction()).toBe(false)
  })
})
