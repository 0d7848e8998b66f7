import { beforeEach, describe, expect, it } from "vitest"
import { settings } from "../src/app/settings.svelte.ts"
import { open, close } from "../src/app/ui.svelte.ts"
import { game } from "../src/game/state.svelte.ts"
import { saidByItself } from "../src/table/by-itself.ts"
import { mine, sitDown, table } from "./table.ts"

beforeEach(async () => {
  close()
  await sitDown(0)
  Object.assign(settings, { autoThrow: true, autoEnd: true })
  game.mines = { 0: { ...mine(0, ["throw", "build 1", "offer"]), question: 7 } }
})

describe("a page says by itself", () => {
  it("the throw and the end of a turn, each where it was wished", () => {
    expect(saidByItself()).toBe("throw")
    settings.autoThrow = false
    expect(saidByItself()).toBe("")
    game.mines = { 0: { ...mine(0, ["end-turn", "build 1"]), question: 7 } }
    expect(saidByItself()).toBe("end-turn")
    settings.autoEnd = false
    expect(saidByItself()).toBe("")
  })
  it("nothing where there is a choice", () => {
    game.mines = { 0: { ...mine(0, ["throw", "pay-fine"]), question: 7 } }
    expect(saidByItself()).toBe("")
  })
  it("nothing that would let an own rent lapse", () => {
    game.table = table({ claims: [{ number: 1, owner: 0, payer: 1, space: 1, amount: 2, factor: 0 }] })
    expect(saidByItself()).toBe("")
  })
  it("nothing while something is prepared, somebody else is asked, or several share the device", () => {
    open("build")
    expect(saidByItself()).toBe("")
    close()
    game.mines = { 0: { ...mine(0, ["throw"]), question: 0 } }
    expect(saidByItself()).toBe("")
    game.mines = { 0: { ...mine(0, ["throw"]), question: 7 } }
    game.seats = [0, 1]
    expect(saidByItself()).toBe("")
  })
})
