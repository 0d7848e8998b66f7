import { describe, expect, it } from "vitest"
import * as cards from "../src/workshop/model/card-effects.ts"
import { englishOf, plural, reworded, saidAlong } from "../src/workshop/model/english.ts"
import { calledAnew, drawnAs, kindOfFigure, shownAs } from "../src/workshop/model/figures.ts"
import { amended, begun, changed, redone, undone } from "../src/workshop/model/history.ts"
import { aroundFigure, patternOf } from "../src/workshop/model/money.ts"
import { cellsIn, namesIn, squaresFor, wholeIn } from "../src/workshop/model/paste.ts"
import { alike, changesOf } from "../src/workshop/model/mending.ts"
import { concerns, slug, squareOf, stepOf } from "../src/workshop/model/places.ts"
import { editionOf } from "../src/workshop/model/preview.ts"
import * as prices from "../src/workshop/model/prices.ts"
import { pagePicture, printAddress, USUAL } from "../src/workshop/model/print.ts"
import { at, difference, merged, patched, put, putIn, remove, type Tree } from "../src/workshop/model/tree.ts"

const NOTES = [
  [500, 2],
  [100, 4],
  [50, 1],
  [20, 1],
  [10, 2],
  [5, 1],
  [1, 5],
]
const BASE: Tree = {
  format: 1,
  id: "base",
  name: { de: "Vorlage", en: "Base" },
  money: {
    grain: 1,
    smallest: 1,
    start: 1500,
    notes: NOTES,
    pattern: { de: "M {}", en: "M {}" },
    thousands: ".",
  },
  amounts: { salary: 200, fine: 50 },
  rules: { cash_visible: true },
  spaces: {
    0: { kind: "go", name: { de: "LOS", en: "GO" }, forms: { gender: "bare" } },
    1: {
      kind: "street",
      group: "brown",
      price: 60,
      house: 50,
      hotel: 50,
      mortgage: 30,
      rent: [2, 10, 30, 90, 160, 250],
      name: { de: "Badstraße", en: "Badstraße" },
      forms: { gender: "f" },
    },
    2: { kind: "draw", deck: "a", name: { de: "Ereignisfeld", en: "Event space" } },
    3: {
      kind: "station",
      group: "station",
      price: 200,
      mortgage: 100,
      rent: [25],
      name: { de: "Südbahnhof", en: "South station" },
    },
  },
  groups: { brown: { name: { de: "Braun", en: "Brown" }, letter: "A", colour: "#7a4a2b" } },
  cards: {
    a: {
      loan: { do: "collect", amount: 150, text: { de: "Du bekommst {amount}.", en: "Collect {amount}." } },
      jail: { do: "jail", text: { de: "Ab ins Gefängnis.", en: "Go to jail." } },
    },
  },
  terms: {
    house: { de: { one: "Haus", many: "Häuser", dative_many: "Häusern", gender: "n" }, en: { one: "house" } },
  },
}

describe("a draft over its base", () => {
  it("holds only what differs", () => {
    const own = put({}, BASE, "spaces.1.price", 80)
    expect(own).toEqual({ spaces: { 1: { price: 80 } } })
    expect(put(own, BASE, "spaces.1.price", 60)).toEqual({})
    expect(put(own, BASE, "spaces.1.price", undefined)).toEqual({})
  })
  it("keeps a list whole, and forgets it when it is the base's again", () => {
    const own = put({}, BASE, "spaces.1.rent.2", 36)
    expect(own).toEqual({ spaces: { 1: { rent: [2, 10, 36, 90, 160, 250] } } })
    expect(put(own, BASE, "spaces.1.rent.2", 30)).toEqual({})
  })
  it("loses the old name's forms and English with a new name, and finds them again with the old one", () => {
    const own = put({}, BASE, "spaces.1.name.de", "Neue Brücke")
    const space = at(merged(BASE, own), "spaces.1") as Tree
    expect(space.name).toEqual({ de: "Neue Brücke" })
    expect(space.forms).toBeUndefined()
    const declined = put(own, BASE, "spaces.1.forms", { gender: "f" })
    expect(declined.spaces).toEqual({ 1: { name: { de: "Neue Brücke" }, forms: { gender: "f" } } })
    expect(put(declined, BASE, "spaces.1.name.de", "Badstraße")).toEqual({})
  })
  it("loses nothing with a word that is said again as it was", () => {
    const space = at(merged(BASE, { spaces: { 1: { name: { de: "Badstraße" } } } }), "spaces.1")
    expect(space).toEqual(at(BASE, "spaces.1"))
  })
  it("loses the dative of an old word with a new one", () => {
    const own = put({}, BASE, "terms.house.de.many", "Zelte")
    expect(at(merged(BASE, own), "terms.house.de.dative_many")).toBeUndefined()
  })
  it("takes over nothing that only the box of its base shows", () => {
    const box = {
      age: 8,
      currency: { de: "Franken" },
      finish: { house: { de: "grün" } },
      extras: { feet: 4 },
    }
    const base: Tree = { ...BASE, box }
    const shown = (own: Tree): Tree => at(merged(base, own), "box") as Tree
    expect(shown({ id: "mine" })).toEqual({ age: 8, finish: box.finish })
    expect(shown({ terms: { house: { de: { one: "Zelt" } } } })).toEqual({ ...box, finish: undefined })
    const own: Tree = put({ id: "mine" }, base, "box.currency.de", "Franken")
    expect(own).toEqual({ id: "mine", box: { currency: { de: "Franken" } } })
    expect(shown(own)).toMatchObject({ currency: { de: "Franken" } })
    expect(difference(merged(base, own), base)).toEqual(own)
    expect(remove(own, base, "box.currency")).toEqual({ id: "mine" })
  })
  it("takes out what the base has, and drops what it added itself", () => {
    const without = remove({}, BASE, "cards.a.jail")
    expect(without).toEqual({ cards: { a: { jail: false } } })
    expect(Object.keys(at(merged(BASE, without), "cards.a") as Tree)).toEqual(["loan"])
    const added = put({}, BASE, "cards.a.find", { do: "keep", text: { de: "Behalte sie." } })
    expect(remove(added, BASE, "cards.a.find")).toEqual({})
  })
  it("drops whole parts where it begins them afresh", () => {
    const own: Tree = { fresh: ["cards"], cards: { a: { keep: { do: "keep", text: { de: "Behalten." } } } } }
    expect(Object.keys(at(merged(BASE, own), "cards.a") as Tree)).toEqual(["keep"])
  })
  it("does not say true and false away", () => {
    const own = put({}, BASE, "rules.cash_visible", false)
    expect(at(merged(BASE, own), "rules.cash_visible")).toBe(false)
  })
  it("is mended by several changes at once; null takes something out of it", () => {
    const own = patched({ spaces: { 1: { price: 7 } } }, BASE, [
      { at: "spaces.1.price", value: null },
      { at: "amounts.fine", value: 60 },
    ])
    expect(own).toEqual({ amounts: { fine: 60 } })
  })
  it("is told what a press puts in, where that is one value", () => {
    expect([putIn(7, 60), putIn(undefined, "E"), putIn([2, 10, 36], [2, 10, 30])]).toEqual(["60", "E", "30"])
    expect([putIn([2, 9, 36], [2, 10, 30]), putIn([1], [1, 2]), putIn("x", null), putIn(1, {})]).toEqual([
      "",
      "",
      "",
      "",
    ])
  })
  it("is mended of everything of one kind, each place once", () => {
    const note = (reason: string, ...places: string[]) => ({
      reason,
      fix: places.map((at) => ({ at, value: 1 })),
    })
    const [a, b, c] = [note("off", "x"), note("off", "y"), note("other", "z")]
    const all = [a, b, c, note("off", "x"), note("off"), { reason: "off" }]
    expect(alike(a, all)).toEqual([a, b])
    expect(alike(c, all)).toEqual([c])
    expect(changesOf([a, { reason: "off" }, b]).map(({ at }) => at)).toEqual(["x", "y"])
  })
  it("is found again in a whole tree", () => {
    let own = put({}, BASE, "spaces.1.name.de", "Neue Brücke")
    own = put(own, BASE, "spaces.1.rent.2", 36)
    own = remove(own, BASE, "cards.a.jail")
    expect(difference(merged(BASE, own), BASE)).toEqual(own)
  })
})

describe("undo", () => {
  it("goes back a hundred steps and no further", () => {
    let history = begun(0)
    for (let step = 1; step <= 130; step++) history = changed(history, step, "", step)
    for (let step = 0; step < 200; step++) history = undone(history)
    expect(history.now).toBe(30)
    expect(redone(history).now).toBe(31)
  })
  it("takes what is typed in one field in one go as one step", () => {
    let history = begun("")
    for (const [i, text] of ["N", "Ne", "Neu"].entries())
      history = changed(history, text, "name", 1000 + i * 100)
    history = changed(history, "Neu!", "other", 1400)
    expect(undone(history).now).toBe("Neu")
    expect(undone(undone(history)).now).toBe("")
  })
  it("begins a new step after a pause", () => {
    const history = changed(changed(begun(""), "a", "name", 0), "ab", "name", 5000)
    expect(undone(history).now).toBe("a")
  })
  it("knows nothing to repeat after a change, and takes additions into the same step", () => {
    const back = undone(changed(begun(1), 2, "", 0))
    expect(redone(changed(back, 3, "", 1)).now).toBe(3)
    expect(undone(amended(changed(begun(1), 2, "", 0), 4)).now).toBe(1)
  })
})

describe("pasted names", () => {
  it("come one a line, without bullets and empty lines", () => {
    expect(namesIn(' Kino \r\n\n- Post\n• Turnhalle\n"Alter Bolzplatz"')).toEqual([
      "Kino",
      "Post",
      "Turnhalle",
      "Alter Bolzplatz",
    ])
  })
  it("lose numbers that count lines, but not those of a date", () => {
    expect(namesIn("1. Kino\n2. Post\n3) Bad")).toEqual(["Kino", "Post", "Bad"])
    expect(namesIn("24. Juni 1934\n18. Mai 1958")).toEqual(["24. Juni 1934", "18. Mai 1958"])
  })
  it("are for all squares, for the deeds, for the streets, or from one square on", () => {
    const kinds = ["go", "street", "draw", "street", "station", "tax"]
    expect(squaresFor(6, kinds, 0)).toEqual({ what: "all", at: [0, 1, 2, 3, 4, 5] })
    expect(squaresFor(9, kinds, 0).what).toBe("all")
    expect(squaresFor(3, kinds, 0)).toEqual({ what: "deeds", at: [1, 3, 4] })
    expect(squaresFor(2, kinds, 0)).toEqual({ what: "streets", at: [1, 3] })
    expect(squaresFor(1, kinds, 4)).toEqual({ what: "from", at: [4] })
  })
})

describe("a pasted table", () => {
  it("has cells, and numbers whatever is beside them", () => {
    expect(cellsIn("60\t2\n80\t4\n")).toEqual([
      ["60", "2"],
      ["80", "4"],
    ])
    expect(["1.275 €", "Fr. 6'000.–", "300", "", "Miete"].map(wholeIn)).toEqual([
      1275,
      6000,
      300,
      undefined,
      undefined,
    ])
  })
  it("goes in at a cell and ends at the edge", () => {
    const own = prices.filled(
      {},
      BASE,
      [
        [70, 3],
        [220, undefined, 9],
      ],
      [1, 3],
      { row: 0, column: 0 },
    )
    expect(own).toEqual({
      spaces: { 1: { price: 70, rent: [3, 10, 30, 90, 160, 250] }, 3: { price: 220, rent: [25, 9] } },
    })
    expect(prices.filled({}, BASE, [[1], [2]], [3], { row: 0, column: 0 })).toEqual({
      spaces: { 3: { price: 1 } },
    })
  })
})

describe("prices", () => {
  it("are rounded as people write them, in the grain of the currency", () => {
    expect([2, 60, 250, 1500].map((sum) => prices.scaled(sum, 140, 1))).toEqual([3, 84, 350, 2100])
    expect([2, 60].map((sum) => prices.scaled(sum, 50, 10))).toEqual([10, 30])
    expect(prices.scaled(0, 150, 1)).toBe(0)
  })
  it("follow the slider for a group or for all, and at 100 % are the base's", () => {
    const dear = prices.priced({}, BASE, BASE, 150, "brown")
    expect(dear.spaces).toEqual({
      1: { price: 90, house: 75, hotel: 75, mortgage: 45, rent: [3, 15, 45, 135, 240, 375] },
    })
    const whole = merged(BASE, dear)
    expect(prices.percentOf(whole, BASE, "brown")).toBe(150)
    expect(prices.percentOf(whole, BASE, "station")).toBe(100)
    expect(prices.priced(dear, BASE, whole, 100)).toEqual({})
  })
  it("leave alone what somebody touched, however often the slider moves", () => {
    const touch = (own: Tree): Tree =>
      [
        ["mortgage", 11],
        ["house", 77],
        ["rent.1", 13],
      ].reduce((tree, [name, sum]) => put(tree, BASE, `spaces.1.${name}`, sum), own)
    let own = touch({})
    for (const percent of [110, 185, 110]) own = prices.priced(own, BASE, merged(BASE, own), percent)
    expect(own.spaces).toMatchObject({
      1: { price: 66, mortgage: 11, house: 77, hotel: 55, rent: [2, 13, 33, 99, 175, 275] },
      3: { price: 220, mortgage: 110, rent: [28] },
    })
    const whole = merged(BASE, own)
    expect(prices.priced(own, BASE, whole, 100)).toEqual(touch({}))
    expect(prices.unpriced(own, BASE, whole)).toEqual({})
  })
  it("have a place where the slider stands, by group, or none where all is somebody's own", () => {
    const own = prices.priced({}, BASE, BASE, 145, "brown")
    const stand = (tree: Tree, group: string): number => prices.standOf(BASE, merged(BASE, tree), group)
    expect([stand(own, "brown"), stand(own, "station"), stand({}, "brown")]).toEqual([145, 100, 100])
    const all = prices.filled({}, BASE, [[999, 2, 11, 37, 97, 163, 255, 333, 333]], [1], {
      row: 0,
      column: 0,
    })
    expect(stand(all, "brown")).toBeNaN()
    expect(prices.priced(all, BASE, merged(BASE, all), 150, "brown")).toEqual(all)
  })
  it("go on following in a coarser currency", () => {
    const own = prices.regrained({}, BASE, BASE, 10)
    const dear = prices.priced(own, BASE, merged(BASE, own), 150)
    const whole = merged(BASE, dear)
    expect(at(whole, "spaces.1")).toMatchObject({
      price: 90,
      mortgage: 40,
      rent: [10, 20, 50, 140, 240, 380],
    })
    expect(prices.priced(dear, BASE, whole, 100)).toEqual(own)
  })
  it("take the mortgage along until somebody touches it", () => {
    const own = prices.repriced({}, BASE, BASE, 1, 100)
    expect(own).toEqual({ spaces: { 1: { price: 100, mortgage: 50 } } })
    const touched = put({}, BASE, "spaces.1.mortgage", 11)
    expect(prices.repriced(touched, BASE, merged(BASE, touched), 1, 100)).toEqual({
      spaces: { 1: { price: 100, mortgage: 11 } },
    })
  })
  it("are all rounded to a new smallest unit", () => {
    const own = prices.regrained({}, BASE, BASE, 50)
    const whole = merged(BASE, own)
    expect(prices.sumsOf(whole).filter(([, sum]) => sum % 50)).toEqual([])
    expect(at(whole, "spaces.1.rent")).toEqual([50, 50, 50, 100, 150, 250])
  })
  it("bring notes along that are whole units and add up", () => {
    for (const grain of [5, 10, 100]) {
      const whole = merged(BASE, prices.regrained({}, BASE, BASE, grain))
      const notes = prices.notesOf(whole)
      expect(prices.offGrain(whole)).toBe(0)
      expect(notes.reduce((sum, [value, count]) => sum + value * count, 0)).toBe(1500)
    }
  })
  it("count notes among what is to be rounded", () => {
    const bare: Tree = { money: { grain: 10, start: 1500, notes: NOTES } }
    expect(prices.offGrain(bare)).toBe(2)
    expect(prices.regrained({}, bare, bare, 10)).toEqual({
      money: { notes: prices.notesFor(1500, [500, 100, 50, 20, 10]) },
    })
  })
  it("keep the values of the notes while another start is typed, and get the base's with its start", () => {
    const typed = [2, 20, 203, 2030].reduce(
      (own, start) => prices.renoted(put(own, BASE, "money.start", start), BASE),
      {} as Tree,
    )
    const values = prices.notesOf(merged(BASE, typed)).map(([value]) => value)
    expect(values).toEqual([500, 100, 50, 20, 10, 5, 1])
    expect(prices.renoted(put(typed, BASE, "money.start", 1500), BASE)).toEqual({})
  })
  it("need a note of the smallest unit where the others do not come to the sum", () => {
    const own = prices.renoted({}, { money: { grain: 5, smallest: 20, start: 105, notes: [[20, 5]] } })
    expect(own).toEqual({
      money: {
        notes: [
          [20, 5],
          [5, 1],
        ],
      },
    })
  })
  it("leave notes that add up", () => {
    for (const start of [1500, 1275, 30, 999]) {
      const notes = prices.notesFor(start, [500, 100, 50, 20, 10, 5, 1])
      expect(notes.reduce((sum, [value, count]) => sum + value * count, 0)).toBe(start)
    }
    expect(prices.notesFor(1500, [500, 100, 50, 20, 10, 5, 1]).length).toBeGreaterThan(4)
  })
})

describe("a card", () => {
  const loan = at(BASE, "cards.a.loan") as Tree
  const word = (chip: string): string =>
    ({ amount: "Betrag", space: "Feld", "to-space": "bis zum Feld" })[chip] ?? chip

  it("shows its chips in words while it is typed, and keeps them as placeholders", () => {
    const typed = cards.typedText("Du bekommst {amount}.", word)
    expect(typed).toBe("Du bekommst [Betrag].")
    expect(cards.keptText("Juhu, [betrag]! [Witz] {x}", ["amount"], word)).toBe("Juhu, {amount}! [Witz] x")
  })
  it("that does something else says so, knows what it knew, and takes new sums in the grain", () => {
    const says = (card: Tree): Tree => ({ de: `Jetzt: ${String(card.do)}.` })
    expect(cards.redone(loan, "pay", says)).toEqual({ do: "pay", amount: 150, text: { de: "Jetzt: pay." } })
    expect(cards.redone(loan, "jail", says)).toEqual({ do: "jail", text: { de: "Jetzt: jail." } })
    expect(cards.redone({ do: "jail", text: {} }, "pay", says, 20).amount).toBe(60)
  })
  it("looks for stations by a number of rents and for utilities by a factor", () => {
    const says = (card: Tree): Tree => ({ de: `Zum ${String(card.kind)}.` })
    const near = cards.redone({ do: "jail", text: { de: "Los." } }, "nearest", says)
    expect(near).toEqual({ do: "nearest", kind: "station", times: 2, text: { de: "Zum station." } })
    const text = { de: "Zum utility." }
    expect(cards.seeking(near, "utility", says)).toEqual({ do: "nearest", kind: "utility", factor: 10, text })
  })
  it("is told in pieces, chips filled in", () => {
    expect(cards.pieces("Zahl {amount}, dann {space}!", (chip) => `<${chip}>`)).toEqual([
      { text: "Zahl ", chip: "" },
      { text: "<amount>", chip: "amount" },
      { text: ", dann ", chip: "" },
      { text: "<space>", chip: "space" },
      { text: "!", chip: "" },
    ])
  })
  it("has a worth at a table of four, and a deck an average", () => {
    expect(cards.worth({ do: "pay_each", amount: 50 })).toBe(-150)
    expect(cards.balance(at(BASE, "cards.a") as Tree)).toEqual({ mean: 75, moves: 0, jails: 1, count: 2 })
  })
  it("gets a key of its own", () => expect(cards.newKey(["card-1", "card-2"])).toBe("card-3"))
})

describe("English", () => {
  it("stands beside the German, in texts and in words with several forms", () => {
    expect(englishOf("spaces.1.name.de")).toBe("spaces.1.name.en")
    expect(englishOf("terms.house.de.many")).toBe("terms.house.en.many")
    expect(englishOf("groups.de.name.de")).toBe("groups.de.name.en")
  })
  it("goes along with a German text until somebody writes another", () => {
    const named = saidAlong({}, BASE, "name", "Lindenau")
    expect(named).toEqual({ name: { de: "Lindenau", en: "Lindenau" } })
    const further = saidAlong(named, BASE, "name", "Lindenau am See")
    expect(at(further, "name.en")).toBe("Lindenau am See")
    const own = put(further, BASE, "name.en", "Limetown")
    expect(saidAlong(own, BASE, "name", "Lindau")).toEqual({ name: { de: "Lindau", en: "Limetown" } })
    expect(saidAlong(named, BASE, "name", "Vorlage")).toEqual({ name: { en: "Vorlage" } })
  })
  it("has plurals that follow until somebody writes another", () => {
    expect(["tent", "bus", "city", "boy", "church", ""].map(plural)).toEqual([
      "tents",
      "buses",
      "cities",
      "boys",
      "churches",
      "",
    ])
    expect(reworded({}, "one", "tent")).toEqual({ one: "tent", many: "tents" })
    expect(reworded({ one: "tent", many: "tents" }, "one", "hut")).toEqual({ one: "hut", many: "huts" })
    expect(reworded({ one: "mouse", many: "mice" }, "one", "louse")).toEqual({ one: "louse", many: "mice" })
    expect(reworded({ one: "mouse", many: "mouses" }, "many", "mice")).toEqual({ one: "mouse", many: "mice" })
    expect(reworded({ one: "tent", many: "tents" }, "one", "")).toBeUndefined()
  })
  it("of a figure belongs to its German name", () => {
    const usual = [{ de: "Lok", en: "Engine" }]
    expect(calledAnew({ de: "Lok", en: "Engine" }, "Hund", usual)).toEqual({ de: "Hund" })
    expect(calledAnew({ de: "Hund" }, "Lok", usual)).toEqual({ de: "Lok", en: "Engine" })
    expect(calledAnew({ de: "Hund", en: "Dog" }, "Lok", usual)).toEqual({ de: "Lok", en: "Dog" })
  })
})

describe("the rest", () => {
  it("writes money around its figure", () => {
    expect([aroundFigure("M {}"), aroundFigure("{} Taler")]).toEqual([
      ["M", ""],
      ["", "Taler"],
    ])
    expect([patternOf("M", ""), patternOf("", "Taler"), patternOf("Fr.", ".–"), patternOf("", "€")]).toEqual([
      "M {}",
      "{} Taler",
      "Fr. {}.–",
      "{} €",
    ])
  })
  it("knows where a place is edited", () => {
    expect(["spaces.29.rent.2", "cards.a.loan.text.de", "edition", "money.notes"].map(stepOf)).toEqual([
      "squares",
      "cards",
      "words",
      "money",
    ])
    expect([squareOf("spaces.29.rent.2"), squareOf("groups.brown")]).toEqual([29, -1])
    expect([concerns("spaces.2.name.de", "spaces.2.name"), concerns("spaces.29.name", "spaces.2")]).toEqual([
      true,
      false,
    ])
  })
  it("makes ids of names", () => {
    expect(["Größe & Höhe", "Ça va?", "!!"].map(slug)).toEqual(["groesse-hoehe", "ca-va", "eigene-ausgabe"])
  })
  it("shows figures another way, as no other one is", () => {
    const tokens: Tree[] = [
      { id: "tram", name: { de: "Bahn" } },
      { initials: "B", name: { de: "Bus" } },
    ]
    expect(shownAs("initials", tokens, 0, [])).toEqual({ initials: "BA", name: { de: "Bahn" } })
    expect(kindOfFigure(shownAs("emoji", tokens, 1, []))).toBe("emoji")
    expect([drawnAs(tokens[0]!, "standard"), drawnAs({ drawn: "schalke-ball" }, "standard")]).toEqual([
      "standard-tram",
      "schalke-ball",
    ])
  })
  it("asks for sheets", () => {
    const plan = { ...USUAL, sheets: ["board", "cards"], offset_x: 0.8, sizes: { flap: 0, corner: null } }
    expect(printAddress("abc", plan, ".pdf")).toBe(
      "/api/editions/abc/print.pdf?sheets=board%2Ccards&paper=a4&board=tiles&writing=outwards&duplex=long" +
        "&ink=full&flap=0&offset_x=0.8",
    )
  })
  it("makes pictures of pages that bring their fonts and stay pictures", () => {
    const picture = pagePicture('<svg viewBox="0 0 1 1"><text>&lt;b> % #</text></svg>', "@font-face{}")
    const [kind, drawn] = picture.split(",", 2) as [string, string]
    expect(kind).toBe("data:image/svg+xml")
    expect(decodeURIComponent(drawn)).toBe(
      '<svg viewBox="0 0 1 1"><style>@font-face{}</style><text>&lt;b> % #</text></svg>',
    )
  })
  it("shows a broken draft as far as it goes", () => {
    const edition = editionOf(merged(BASE, { spaces: { 1: { price: "viel", name: { de: "Kino" } } } }))
    expect(edition.spaces[1]).toMatchObject({ price: 0, name: { de: "Kino", en: "Kino" } })
    expect(edition.spaces).toHaveLength(4)
    expect(() => editionOf({})).not.toThrow()
  })
})
