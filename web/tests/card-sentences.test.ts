import { describe, expect, it } from "vitest"
import { cardSays } from "../src/workshop/card-sentences.ts"
import { chipsOf, redone, seeking, VERBS } from "../src/workshop/model/card-effects.ts"
import { editionOf } from "../src/workshop/model/preview.ts"
import type { Tree } from "../src/workshop/model/tree.ts"

const word = (one: string, gender: string, english?: string): Tree => ({
  de: { one, many: `${one}n`, gender },
  ...(english ? { en: { one: english, many: `${english}s` } } : {}),
})
const TERMS: Tree = {
  house: word("Zelt", "n", "tent"),
  hotel: word("Hütte", "f", "hut"),
  jail: word("Keller", "m", "cellar"),
  station: word("Haltestelle", "f", "stop"),
  utility: word("Werk", "n"),
}
const EDITION = editionOf({ terms: TERMS, money: { grain: 1 } })
const says = (card: Tree): Tree => cardSays(card, EDITION)
const old: Tree = {
  do: "collect",
  amount: 100,
  text: { de: "Du bekommst {amount}.", en: "Collect {amount}." },
}
const near = redone(old, "nearest", says)
const ALL = [...VERBS.map((verb) => redone(old, verb, says)), near, seeking(near, "utility", says)]

describe("the sentence of a card", () => {
  it("names all that the card does by its chips, and nothing else", () => {
    for (const card of ALL)
      for (const text of Object.values(card.text as Tree).map(String)) {
        const { needed, allowed } = chipsOf(card)
        const chips = [...text.matchAll(/\{(.*?)\}/g)].map(([, chip]) => chip!)
        const said = chips.map((chip) => (chip === "to-space" ? "space" : chip))
        expect(said, text).toEqual(expect.arrayContaining(needed))
        expect(
          chips.filter((chip) => !allowed.includes(chip)),
          text,
        ).toEqual([])
        expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/)
      }
  })
  it("is another one for every effect", () => {
    const texts = new Set(ALL.map((card) => (card.text as Tree).de))
    expect(texts.size).toBe(VERBS.length + 1)
  })
  it("speaks of the things of the edition, with their articles, in both languages", () => {
    expect(says({ do: "jail" })).toEqual({ de: "Geh in den Keller.", en: "Go to cellar." })
    expect(says({ do: "repairs" })).toEqual({
      de: "Zahl {house} je Zelt und {hotel} je Hütte.",
      en: "Pay {house} for each tent and {hotel} for each hut.",
    })
    expect(says({ do: "nearest", kind: "station" }).de).toMatch(/^Zieh vor zur nächsten Haltestelle\./)
    expect(says({ do: "nearest", kind: "utility" }).en).toMatch(/^Move on to the next Werk\./)
  })
  it("of a new card tells of a find", () => {
    expect(cardSays({ do: "collect" }, EDITION, "found").de).toBe(
      "Ein Fund auf dem Dachboden: Du bekommst {amount}.",
    )
  })
})
