import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { FormsGuess, SpokenName } from "../src/protocol.ts"

const GENDERS: Record<string, NonNullable<SpokenName["gender"]>> = { Kiosk: "m", Bäckerei: "f", Freibad: "n" }
let away = false
let arrives: Promise<void> = Promise.resolve()
vi.mock("../src/workshop/server.ts", () => ({
  forms: async (names: SpokenName[]): Promise<FormsGuess[]> => {
    await arrives
    if (away) throw new Error("away")
    return names.map((said) => ({
      said: { ...said, gender: said.gender ?? GENDERS[said.name] ?? "title" },
      sentences: [],
      sure: true,
    }))
  },
}))

const { bench, lay } = await import("../src/workshop/draft.svelte.ts")
const { choose, rename, renameAll } = await import("../src/workshop/naming.svelte.ts")
const { goesOn } = await import("../src/workshop/model/names.ts")
const { at } = await import("../src/workshop/model/tree.ts")

const BASE = {
  spaces: Object.fromEntries(
    [1, 2, 3, 4].map((space) => [space, { kind: "street", name: { de: `Straße ${space}` } }]),
  ),
}
const gender = (space: number): unknown => at(bench.own, `spaces.${space}.forms.gender`)
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300)
function draft(id: string, names: Record<number, string> = {}): void {
  const spaces = Object.entries(names).map(([space, de]) => [space, { name: { de } }])
  const tree = { spaces: Object.fromEntries(spaces) }
  lay({ id, name: id, base: "base", tree, silenced: [], changes: 0, at: 0 }, BASE)
}

beforeEach(() => {
  vi.useFakeTimers()
  away = false
  arrives = Promise.resolve()
  draft("mine")
})
afterEach(() => vi.useRealTimers())

describe("new names get their forms", () => {
  it("even when the next square is named before the typing pauses", async () => {
    rename(3, "Kiosk")
    await vi.advanceTimersByTimeAsync(100)
    rename(4, "Bäckerei")
    await pause()
    expect([gender(3), gender(4)]).toEqual(["m", "f"])
  })
  it("and lose those of an earlier one", async () => {
    rename(3, "Kiosk")
    await pause()
    rename(3, "Bäckerei")
    rename(4, "Freibad")
    await pause()
    expect([gender(3), gender(4)]).toEqual(["f", "n"])
  })
  it("as soon as somebody answers; until then none of an earlier name stay", async () => {
    rename(3, "Kiosk")
    await pause()
    away = true
    rename(3, "Bäckerei")
    await pause()
    expect(gender(3)).toBeUndefined()
    away = false
    rename(4, "Freibad")
    await pause()
    expect([gender(3), gender(4)]).toEqual(["f", "n"])
  })
  it("and nothing for a name that is the base's again", async () => {
    rename(3, "Kiosk")
    await pause()
    rename(3, "Straße 3")
    await pause()
    expect(bench.own).toEqual({})
  })
})

describe("an article somebody chose", () => {
  it("holds while the name is typed on", async () => {
    rename(3, "Kios")
    await choose(3, "bare")
    rename(3, "Kiosk")
    await pause()
    expect(gender(3)).toBe("bare")
  })
  it("ends with the name", async () => {
    rename(3, "Kiosk")
    await choose(3, "bare")
    rename(3, "Freibad")
    await pause()
    expect(gender(3)).toBe("n")
  })
  it("ends where names are pasted", async () => {
    rename(3, "Kiosk")
    await choose(3, "bare")
    renameAll(new Map([[3, "Kiosk"]]))
    await pause()
    expect(gender(3)).toBe("m")
  })
  it("is none of another draft", async () => {
    rename(3, "Kiosk")
    await choose(3, "bare")
    draft("other")
    rename(3, "Kiosk")
    await pause()
    expect(gender(3)).toBe("m")
  })
  it("is not overwritten by a guess that comes later", async () => {
    let arrive = (): void => {}
    arrives = new Promise((resolve) => (arrive = resolve))
    rename(3, "Kiosk")
    await pause()
    const chosen = choose(3, "bare")
    arrive()
    await chosen
    expect(gender(3)).toBe("bare")
  })
})

describe("an answer for another draft", () => {
  it("is not written into this one", async () => {
    rename(3, "Kiosk")
    draft("other", { 3: "Kiosk" })
    await pause()
    expect(gender(3)).toBeUndefined()
  })
  it("nor when it was on its way", async () => {
    let arrive = (): void => {}
    arrives = new Promise((resolve) => (arrive = resolve))
    rename(3, "Kiosk")
    await pause()
    draft("other", { 3: "Kiosk" })
    arrive()
    await pause()
    expect(gender(3)).toBeUndefined()
  })
})

describe("a name", () => {
  it("goes on while half of it stays, at its beginning or its end", () => {
    const pairs = [
      ["Neue Brücke", "Neue Brücken"],
      ["Neue Brücke", "Alte Brücke"],
      ["Neu", "Neue Brücke"],
      ["", "N"],
    ]
    for (const [before, now] of pairs) expect(goesOn(before!, now!), `${before} ${now}`).toBe(true)
  })
  it("is another one when little is left of it", () => {
    const pairs = [
      ["Neue Brücke", "N"],
      ["Neue Brücke", ""],
      ["Hauptstraße", "Hauptplatz"],
      ["aaaa", "a"],
    ]
    for (const [before, now] of pairs) expect(goesOn(before!, now!), `${before} ${now}`).toBe(false)
  })
})
