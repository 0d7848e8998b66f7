import { beforeEach, describe, expect, it } from "vitest"

const { bench, drop, lay, original, set } = await import("../src/workshop/draft.svelte.ts")

const BASE = {
  id: "base",
  money: { pattern: { de: "M {}" } },
  box: { age: 8, currency: { de: "Dollar", en: "dollars" } },
}
beforeEach(() => {
  lay({ id: "mine", name: "", base: "base", tree: { id: "mine" }, silenced: [], changes: 0, at: 0 }, BASE)
})

describe("money of an own edition", () => {
  it("is not offered the name of another's", () => {
    expect(original("money.pattern.de")).toBe("M {}")
    expect(original("box.age")).toBe(8)
    expect(original("box.currency.de")).toBeUndefined()
  })
  it("has a name as long as somebody gives it one", () => {
    set("box.currency.de", "Talern")
    expect(bench.whole.box).toEqual({ age: 8, currency: { de: "Talern" } })
    drop("box.currency")
    expect(bench.own).toEqual({ id: "mine" })
  })
})
