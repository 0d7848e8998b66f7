import { beforeEach, describe, expect, it } from "vitest"
import { game } from "../src/game/state.svelte.ts"
import { ANYONE, CHANCE, type AnyHappened, type OfferView } from "../src/protocol.ts"
import { awaited, buttons, called, groupFact, headline, stall, waiting } from "../src/table/decision.ts"
import { deed, mine, seat, sitDown, table, told } from "./table.ts"

const offer = (from: number, to: number): OfferView => ({ number: 1, seat: from, to }) as unknown as OfferView
const happened = (...kinds: AnyHappened["kind"][]) =>
  told(1, { events: kinds.map((kind) => ({ kind }) as AnyHappened) })

beforeEach(() => sitDown(0))

describe("buttons", () => {
  it("are the answers of the menu, the weightiest first; what has its own place is none", () => {
    game.mines = { 0: mine(0, ["end-turn", "build 1", "throw", "offer"]) }
    expect(buttons().map(({ say }) => say)).toEqual(["throw", "end-turn"])
  })
  it("name the sum", () => {
    game.table = table({ awaited: "purchase", detail: { space: 1, amount: 220 } })
    game.mines = { 0: mine(0, ["decline", "buy"]) }
    expect(buttons()[0]).toMatchObject({ say: "buy", label: "Kaufen für 220\u00a0M" })
  })
  it("are none where the menu is empty", () => {
    expect(buttons()).toEqual([])
  })
})

describe("the headline", () => {
  it("asks for the throw", () => {
    game.told = [happened("turn")]
    expect(headline()).toBe("Würfeln?")
  })
  it("speaks of building only while the server allows it", () => {
    game.table = table({ awaited: "rest", asked: 1, build_open: true })
    expect(waiting()).toBe("web-wait-rest")
    game.table = table({ awaited: "rest", asked: 1, build_open: false })
    expect(waiting()).toBe("web-wait-rest-no-building")
    game.table = table({ awaited: "auction", asked: 1, build_open: false })
    expect(waiting()).toBe("web-wait-auction")
  })
  it("says that a double throws again, and forgets it with the turn", () => {
    game.told = [happened("turn"), happened("thrown", "moved")]
    expect(headline()).toBe("Pasch! Noch einmal würfeln")
    game.told = [happened("thrown"), happened("moved", "turn")]
    expect(headline()).toBe("Würfeln?")
  })
  it("asks how to leave jail, even after a throw", () => {
    game.told = [happened("thrown")]
    game.table = table({ seats: [seat(0, { jail_turn: 2 }), seat(1), seat(2)] })
    expect(headline()).toBe("Wie kommst du aus dem Gefängnis?")
  })
  it("names deed and debt", () => {
    game.table = table({ awaited: "purchase", detail: { space: 2 } })
    expect(headline()).toBe("Rote Allee kaufen?")
    game.table = table({ awaited: "debt", detail: { amount: 90, to: 1 } })
    expect(headline()).toBe("Du musst 90\u00a0M aufbringen")
  })
  it("asks everybody at the device where anybody may bid", async () => {
    await sitDown(0, 1)
    game.table = table({ awaited: "auction", asked: ANYONE })
    expect(headline()).toBe("Versteigerung: Wer bietet mit?")
  })
})

describe("an offer before the throw", () => {
  it("stops whoever has to answer it", () => {
    game.mines = { 0: mine(0, ["end-turn"], { offers: [offer(1, 0)], held_up: true }) }
    expect(stall()).toMatchObject({ text: "Erst das Angebot von Bo beantworten", answers: true })
    expect(headline()).toBe("Erst das Angebot von Bo beantworten")
  })
  it("lets whoever made it wait", () => {
    game.mines = { 0: mine(0, [], { offers: [offer(0, 2)], held_up: true }) }
    expect(stall()).toMatchObject({ text: "Warte auf die Antwort von Cy", answers: false })
  })
  it("stops nobody unless the server says so", () => {
    game.mines = { 0: mine(0, [], { offers: [offer(1, 0)] }) }
    expect(stall()).toBeNull()
  })
})

describe("who is called to the screen", () => {
  it("is the own seat that is asked, nobody else", async () => {
    await sitDown(0, 1)
    expect(called()).toBe(0)
    game.table = table({ asked: 2 })
    expect(called()).toBe(-1)
  })
  it("is the one who has to answer an offer first", async () => {
    await sitDown(0, 1)
    game.mines = { 0: mine(0, [], { offers: [offer(0, 1)], held_up: true }) }
    expect(called()).toBe(1)
  })
})

describe("who is awaited", () => {
  it.each([
    [2, "Cy ist gefragt"],
    [CHANCE, "Die Würfel fallen"],
    [ANYONE, "Es wird geboten"],
    [-3, "Einen Augenblick"],
  ])("%i", (asked, said) => {
    game.table = table({ asked })
    expect(awaited()).toBe(said)
  })
})

it("a group is told by whose its other deeds are", () => {
  game.table = table({ deeds: [deed(1), deed(2, 0), deed(3, 1)] })
  expect(groupFact(1)).toBe("Rote Allee (gehört dir) und Roter Platz (gehört Bo)")
  expect(groupFact(2)).toBe("Rote Gasse (noch frei) und Roter Platz (gehört Bo)")
})
