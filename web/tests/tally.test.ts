import { describe, expect, it } from "vitest"
import { tally } from "../src/me/tally.ts"
import { emptied, packed, unpack } from "../src/me/luggage.ts"
import type { MyGame, MyGameSeat } from "../src/protocol.ts"

const seat = (name: string, more: Partial<MyGameSeat> = {}): MyGameSeat => ({ name, who: name, ...more })
const me = (more: Partial<MyGameSeat> = {}) => seat("Anna", { mine: true, ...more })
const bot: MyGameSeat = { name: "Bruno", bot: "simple" }
let at = 0
const game = (...seats: MyGameSeat[]): MyGame => ({
  code: `g${at}`,
  phase: "over",
  at: at++,
  edition: "standard",
  variant: "normal",
  turns: 9,
  seats,
})

describe("the tally of the own games", () => {
  it("counts wins, and no game in which both sides were one's own", () => {
    const sum = tally([game(me({ won: true }), bot), game(me(), bot), game(me({ won: true }), me())])
    expect([sum.games, sum.wins]).toEqual([2, 1])
  })
  it("counts no game that runs or was not counted yet", () => {
    expect(tally([{ ...game(me(), bot), phase: "playing" }, game()]).games).toBe(0)
  })
  it("knows the group that was held most often, whoever else held it", () => {
    const sum = tally([
      game(me({ groups: ["d", "e"] }), seat("Ben", { groups: ["f"] })),
      game(me({ groups: ["e"] }), bot),
    ])
    expect(sum.groups[0]).toEqual(["standard", "e", 2])
    expect(sum.groups).toHaveLength(2)
  })
  it("knows the mean luck, of the games that tell", () => {
    const sum = tally([game(me({ luck: 0.1 }), bot), game(me({ luck: -0.04 }), bot), game(me(), bot)])
    expect(sum.luck.games).toBe(2)
    expect(sum.luck.mean).toBeCloseTo(0.03)
    expect(tally([game(me(), bot)]).luck).toEqual({ games: 0, mean: 0 })
  })
  it("has a hall of fame for each circle, by people and not by names", () => {
    const ben = (name: string, won = false) => ({ ...seat("Ben", { won }), name })
    const sum = tally([
      game(me(), ben("Ben", true)),
      game(ben("Benno", true), bot, me()),
      game(me({ won: true }), ben("Benno"), seat("Carla")),
    ])
    expect(sum.circles).toHaveLength(2)
    expect(sum.circles[0]).toEqual({
      games: 2,
      people: [
        { name: "Benno", mine: false, wins: 2 },
        { name: "Anna", mine: true, wins: 0 },
      ],
    })
  })
})

describe("what goes to another device", () => {
  const kept = (tokens: string[]) =>
    JSON.stringify({ abc: { tokens, client: "c", edition: "standard", names: [], at: 1 } })
  it("brings tables together with the seats of both", () => {
    localStorage.clear()
    localStorage.setItem("bankhalter.rooms", kept(["old"]))
    localStorage.setItem("somebody.else", "theirs")
    const text = packed()
    expect(text).not.toContain("theirs")
    localStorage.setItem("bankhalter.rooms", kept(["new"]))
    unpack(text)
    const rooms = JSON.parse(localStorage.getItem("bankhalter.rooms")!) as Record<
      string,
      { tokens: string[] }
    >
    expect(rooms.abc!.tokens.sort()).toEqual(["new", "old"])
    emptied()
    expect(localStorage.getItem("bankhalter.rooms")).toBeNull()
    expect(localStorage.getItem("somebody.else")).toBe("theirs")
  })
})
