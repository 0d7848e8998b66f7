import { describe, expect, it } from "vitest"
import { broken, softened } from "../src/board/names.ts"

const letters = (text: string): number => text.length

describe("a name on a square", () => {
  it("stays on one line where it fits", () => {
    expect(broken("Parkallee", 9, 3, letters)).toEqual(["Parkallee"])
  })
  it("is broken between words first", () => {
    expect(broken("Alte Gasse", 7, 3, letters)).toEqual(["Alte", "Gasse"])
  })
  it("is broken inside a word where a German would, with a hyphen", () => {
    expect(broken("Hauptstraße", 7, 3, letters)).toEqual(["Haupt-", "straße"])
  })
  it("keeps a hyphen of its own without a second one", () => {
    expect(broken("Ost-West-Platz", 9, 3, letters)).toEqual(["Ost-West-", "Platz"])
  })
  it("does not fit where a part is wider than the line, or lines are too few", () => {
    expect(broken("Hauptstraße", 5, 3, letters)).toBeNull()
    expect(broken("Am alten Tor", 3, 3, letters)).toBeNull()
    expect(broken("Eins Zwei Drei", 4, 2, letters)).toBeNull()
  })
  it("has soft hyphens only after three letters of a word", () => {
    expect(softened("Badstraße")).toBe("Bad\u00adstraße")
    expect(softened("Burg")).toBe("Burg")
  })
})
