// A whole tree as the edition the board shows; whatever is not yet right in it shows as nothing.
import type { Edition, Forms, Space, Term } from "../../protocol.ts"
import { at, isTable, listAt, numberAt, tableAt, textAt, type Tree, type Value } from "./tree.ts"

type Texts = Record<string, string>

/** A text in both languages: what is missing in English is as in German. */
export function spoken(value: Value | undefined): Texts {
  if (!isTable(value)) return { de: "", en: "" }
  const de = String(value.de ?? value.en ?? "")
  return { de, en: String(value.en ?? de) }
}

const FORMS: Forms = { gender: "title", nominative: "", accusative: "", dative: "" }

function spaceOf(tree: Tree, key: number): Space {
  const space = tableAt(tree, `spaces.${key}`)
  const whole = (name: string): number => numberAt(space, name)
  const list = (name: string): number[] => listAt(space, name).map(Number)
  return {
    at: key,
    kind: textAt(space, "kind"),
    name: spoken(space.name),
    short: space.short ? spoken(space.short) : {},
    forms: { ...FORMS, ...(isTable(space.forms) ? (space.forms as unknown as Forms) : {}) },
    group: textAt(space, "group"),
    deck: textAt(space, "deck"),
    price: whole("price"),
    house: whole("house"),
    hotel: whole("hotel"),
    mortgage: whole("mortgage"),
    rent: list("rent"),
    factor: list("factor"),
    amount: whole("amount"),
  }
}

function termOf(term: Tree): Record<string, Term> {
  const one = (language: string): Term => {
    const said = tableAt(term, at(term, language) ? language : "de")
    const many = textAt(said, "many")
    return {
      one: textAt(said, "one"),
      many,
      gender: textAt(said, "gender"),
      dative_many: textAt(said, "dative_many") || many,
    }
  }
  return { de: one("de"), en: one("en") }
}

const mapped = <T>(table: Tree, make: (value: Tree, key: string) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, value]) => isTable(value))
      .map(([key, value]) => [key, make(value as Tree, key)]),
  )

/** The edition of a whole tree. */
export function editionOf(tree: Tree): Edition {
  const count = Object.keys(tableAt(tree, "spaces")).length
  const money = tableAt(tree, "money")
  return {
    id: textAt(tree, "id"),
    seed: textAt(tree, "seed"),
    language: textAt(tree, "language") || "de",
    name: spoken(tree.name),
    blurb: spoken(tree.blurb),
    players: [numberAt(tree, "players.min"), numberAt(tree, "players.max")],
    money: {
      grain: numberAt(money, "grain"),
      smallest: numberAt(money, "smallest"),
      start: numberAt(money, "start"),
      notes: [],
      pattern: spoken(money.pattern),
      thousands: textAt(money, "thousands"),
    },
    amounts: tableAt(tree, "amounts") as unknown as Edition["amounts"],
    speed: at(tree, "dice.speed") === true,
    faces: listAt(tree, "dice.faces").map(String),
    variants: {},
    rules: tableAt(tree, "rules"),
    spaces: Array.from({ length: count }, (_, key) => spaceOf(tree, key)),
    groups: mapped(tableAt(tree, "groups"), (group, id) => ({
      id,
      name: spoken(group.name),
      letter: /^[A-Z]$/.exec(textAt(group, "letter"))?.[0] ?? "",
      colour: textAt(group, "colour"),
    })),
    decks: mapped(tableAt(tree, "decks"), (deck, id) => ({
      id,
      name: spoken(deck.name),
      card: spoken(deck.card),
    })),
    cards: [],
    terms: mapped(tableAt(tree, "terms"), termOf),
    tokens: [],
    look: {
      palette: textAt(tree, "look.palette") || "neutral",
      middle: textAt(tree, "look.middle"),
      buildings: textAt(tree, "look.buildings"),
      station: textAt(tree, "look.station"),
      utilities: listAt(tree, "look.utilities").map(String),
    },
    box: { age: 0, short_minutes: [], currency: {}, finish: {}, deed_also: [], extras: {} },
    base: textAt(tree, "extends"),
    hash: "",
    sources: {},
    digest: "",
  }
}
