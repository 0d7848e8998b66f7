import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Edition } from "../src/protocol.ts"
import { initials } from "../src/text/initials.ts"
import {
  both,
  figure,
  money,
  signed,
  signedMoney,
  speak,
  t,
  unbroken,
  wayTo,
  words,
} from "../src/text/words.svelte.ts"

const edition = (thousands: string, pattern: string, language = "de"): Edition =>
  ({
    language,
    terms: {},
    money: { thousands, grain: 1, pattern: { de: pattern, en: pattern } },
  }) as unknown as Edition

const GERMAN = edition(".", "M {}")
const SWISS = edition("'", "Fr. {}.–", "de-CH")
const SPACE = "\u00a0"

beforeAll(() => speak("de"))
beforeEach(() => {
  words.edition = GERMAN
  words.language = "de"
})

describe("money", () => {
  it("is written as the edition writes it, and never broken", () => {
    expect(money(1500)).toBe(`M${SPACE}1.500`)
    words.edition = SWISS
    expect(money(6000)).toBe(`Fr.${SPACE}6'000.–`)
  })
  it("groups by three only where there are more than three digits", () => {
    expect([0, 999, 1000, 1234567].map(figure)).toEqual(["0", "999", "1.000", "1.234.567"])
  })
  it("takes the English mark in English, but the Swiss one stays", () => {
    words.language = "en"
    expect(figure(1500)).toBe("1,500")
    words.edition = SWISS
    expect(figure(1500)).toBe("1'500")
  })
  it("has a true minus sign, before the currency", () => {
    expect(money(-50)).toBe(`−M${SPACE}50`)
    expect(figure(-1500)).toBe("−1.500")
  })
  it("can show both signs, and nothing for nothing", () => {
    expect([200, 0, -200].map(signed)).toEqual(["+200", "0", "−200"])
    expect([200, 0, -200].map(signedMoney)).toEqual([`+M${SPACE}200`, `M${SPACE}0`, `−M${SPACE}200`])
  })
  it("is a bare figure where no edition is at the table yet", () => {
    words.edition = null
    expect(money(1500)).toBe("1.500")
  })
  it("stays on one line in the server's sentences", () => {
    expect(unbroken("Ada zahlt M 200 an Bo")).toBe(`Ada zahlt M${SPACE}200 an Bo`)
    words.edition = edition(".", "{} €")
    expect(unbroken("Ada zahlt 200 €")).toBe("Ada zahlt 200 €")
  })
})

describe("messages", () => {
  it("come back as their key where there is none", () => {
    expect(t("no-such-message")).toBe("no-such-message")
  })
  it("are spelled in small letters with hyphens, whatever they are made of", () => {
    expect(t("Table_And")).toBe(t("table-and"))
    expect(t("table-and")).not.toBe("table-and")
  })
  it("have no ß in Switzerland", () => {
    expect(t("web-close")).toBe("Schließen")
    words.edition = SWISS
    expect(t("web-close")).toBe("Schliessen")
    expect(t("web-switch-free-parking-pot", { parking: "X" })).toContain("«X»")
    words.language = "en"
    expect(words.swiss).toBe(false)
  })
})

describe("in Switzerland", () => {
  beforeEach(() => (words.edition = SWISS))
  it("people keep the spelling of their names", () => {
    expect(t("web-wait-for", { who: "Weiß" })).toContain("Weiß")
  })
  it("a sum that ends a sentence takes no second full stop", () => {
    expect(t("sheet-you-have", { amount: money(300) })).toBe(`Du hast Fr.${SPACE}300.–`)
  })
})

describe("the way to a square", () => {
  const at = (name: string, gender: string, dative = "") => {
    const space = { kind: "go", name: { de: name, en: name }, forms: { gender, dative } }
    words.edition = { ...GERMAN, spaces: [space] } as unknown as Edition
    return wayTo(0)
  }
  it("has the article of its name", () => {
    expect(at("Opernplatz", "m")).toBe("bis zum Opernplatz")
    expect(at("Neue Straße", "f", "Neuen Straße")).toBe("bis zur Neuen Straße")
    expect(at("Sümpfe", "many", "Sümpfen")).toBe("bis zu den Sümpfen")
  })
  it("has none where the name has none, and a title is quoted", () => {
    expect(at("LOS", "bare")).toBe("bis LOS")
    expect(at("Chance", "title")).toBe("bis zum Feld „Chance“")
  })
})

describe("a list in a sentence", () => {
  it("has commas, and a word before the last", () => {
    expect(both([])).toBe("")
    expect(both(["Ada"])).toBe("Ada")
    expect(both(["Ada", "Bo"])).toBe("Ada und Bo")
    expect(both(["Ada", "Bo", "Cy"])).toBe("Ada, Bo und Cy")
  })
})

describe("initials", () => {
  it("are one letter where that is enough", () => {
    expect(initials(["Ada", "bo", " Cy "])).toEqual(["A", "B", "C"])
  })
  it("are two letters where two names begin alike", () => {
    expect(initials(["Ada", "Anton", "Bo"])).toEqual(["Ad", "An", "B"])
  })
  it("tell numbered players apart by their number", () => {
    expect(initials(["Computer 1", "Computer 2", "Computer 12"])).toEqual(["C1", "C2", "12"])
  })
  it("take a whole character, not half of one", () => {
    expect(initials(["𝒜da", "Bo"])).toEqual(["𝒜", "B"])
  })
  it("are nothing for a seat without a name", () => {
    expect(initials(["", "Ada", ""])).toEqual(["", "A", ""])
  })
})
