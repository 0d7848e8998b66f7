import { beforeEach, describe, expect, it, vi } from "vitest"
import type { Ballot } from "../src/protocol.ts"

const ballots: Ballot[] = []
let refuses = false
vi.mock("../src/game/commands.ts", () => ({
  answered: (command: Ballot) => {
    ballots.push(command)
    return Promise.resolve(refuses ? { ok: false, word: "no", text: "Nein" } : { ok: true })
  },
}))

const { game } = await import("../src/game/state.svelte.ts")
const { standing, voices, vote: cast } = await import("../src/game/voting.ts")
const { roomNews } = await import("../src/game/room-news.ts")
const { room, seat, sitDown, step, table, vote } = await import("./table.ts")

const said = (): [number, boolean][] => ballots.map(({ seat, yes }) => [seat, yes ?? true])

beforeEach(async () => {
  ballots.length = 0
  refuses = false
  await sitDown(1, 0)
})

describe("a vote at one device", () => {
  it("is cast by the one in front of the screen first", () => {
    game.seat = 1
    expect(voices()).toEqual([1, 0])
  })
  it("is not for those who are out or away", () => {
    game.table = table({ seats: [seat(0, { out: true }), seat(1), seat(2)] })
    expect(voices()).toEqual([1])
  })
  it("says yes for everybody who has not said it", async () => {
    game.room = room({ votes: [vote("pause", [0], [1, 2])] })
    await cast({ topic: "pause" })
    expect(said()).toEqual([[1, true]])
  })
  it("says no once where nobody of us agreed", async () => {
    game.room = room({ votes: [vote("pause", [2], [0, 1])] })
    await cast({ topic: "pause" }, false)
    expect(said()).toEqual([[1, false]])
  })
  it("takes every yes back", async () => {
    game.room = room({ votes: [vote("pause", [0, 1], [2])] })
    await cast({ topic: "pause" }, false)
    expect(said()).toEqual([
      [1, false],
      [0, false],
    ])
  })
  it("stops at a refusal", async () => {
    refuses = true
    game.room = room({ votes: [vote("pause", [], [0, 1, 2])] })
    expect(await cast({ topic: "pause" })).toEqual({ ok: false, word: "no", text: "Nein" })
    expect(ballots).toHaveLength(1)
  })
  it("is the same for what was typed or counted wrong", async () => {
    game.room = room({ count: { seat: 2, whom: 1, was: 1500, cash: 1350, reason: "verzählt", yes: [2] } })
    expect(standing({ topic: "correct" })?.yes).toEqual([2])
    await cast({ topic: "correct" })
    expect(said()).toEqual([
      [1, true],
      [0, true],
    ])
  })
  it("tells proposals about different people apart", () => {
    game.room = room({ votes: [vote("wait", [0], [1], 2)] })
    expect(standing({ topic: "wait", about: 2 })?.yes).toEqual([0])
    expect(standing({ topic: "wait", about: 1 })).toBeUndefined()
  })
})

describe("news of the people", () => {
  const news = (before: object, after: object, changed: object = {}) =>
    roomNews(step(1, { what: "voted", seat: 0, room: room(after), ...changed }), room(before), []).map(
      ({ text }) => text,
    )
  const pause = (yes: number[], open: number[]) => ({ votes: [vote("pause", yes, open)] })

  it("tell a proposal, agreement and refusal", () => {
    expect(news({}, pause([0], [1, 2]))).toEqual(["Ada schlägt eine Pause vor."])
    expect(news(pause([1], [0, 2]), pause([1, 0], [2]))).toEqual([
      "Ada ist einverstanden. Es fehlt noch: Cy.",
    ])
    expect(news(pause([1], [0]), {})).toEqual(["Ada ist dagegen. Der Vorschlag ist vom Tisch."])
    expect(news(pause([0], [1]), {})).toEqual(["Ada zieht den Vorschlag zurück."])
  })
  it("tell what came of it instead of the last voice", () => {
    expect(news(pause([1], [0]), { phase: "paused" })).toEqual(["Abgemacht: Jetzt ist Pause."])
  })
  it("tell what was typed or counted wrong, and who is for it", () => {
    const correction = { seat: 0, version: 3, place: 1, was: "1-2", say: "2-3", yes: [0] }
    expect(news({}, { correction }, { what: "mistyped" })).toEqual([
      "Ada möchte etwas berichtigen, das eingetippt wurde.",
    ])
    const more = { correction: { ...correction, yes: [0, 1] } }
    expect(news({ correction }, more, { seat: 1 })).toEqual(["Bo ist dafür."])
    expect(news({ correction }, {}, { seat: 1 })).toEqual(["Bo ist dagegen. Der Vorschlag ist vom Tisch."])
    expect(news({ correction }, {})).toEqual(["Ada zieht den Vorschlag zurück."])
    const count = { seat: 0, whom: 1, was: 1500, cash: 1350, reason: "verzählt" }
    expect(news({}, { count }, { what: "miscounted" })).toEqual([
      "Ada hat nachgezählt: Bo hat 1.350\u00a0M statt 1.500\u00a0M.",
    ])
  })
  it("tell who leads the room now", () => {
    const left = { what: "stood", seat: 0 }
    expect(news({}, { host: 1 }, left)).toEqual([
      "Ada sitzt nicht mehr am Tisch.",
      "Bo leitet jetzt den Raum.",
    ])
  })
  it("tell nothing before the game", () => {
    expect(news({ phase: "open" }, pause([0], [1]))).toEqual([])
  })
})
