// Text: the same Fluent files as the terminal, with the words, names and money of the edition at the table.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import { type Language, settings } from "../app/settings.svelte.ts"
import type { Edition, Space } from "../protocol.ts"

type Args = Record<string, FluentVariable>

const SAMPLE_GROUP = 2 // the colour group from which help takes its examples

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import("./de.ts"),
  en: () => import("./en.ts"),
}

class Words {
  texts = $state.raw<string[]>([])
  language = $state<Language>("de")
  edition = $state.raw<Edition | null>(null)
  /** The edition's words as variables: house, house-many, house-dative, house-gender … */
  terms: Args = $derived(this.edition ? terms(this.edition, this.language) : {})
  /** Swiss spelling where the edition is Swiss. */
  swiss = $derived(this.language === "de" && this.edition?.language === "de-CH")
  /** The messages themselves are respelled, so that names put into them stay as they are. */
  bundle = $derived(bundled(this.texts, this.language, this.swiss))
}

const SWISS: Record<string, string> = { ß: "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›" }

/** German as it is written in Switzerland. */
export const asSwiss = (text: string): string => text.replace(/[ß„“‚‘]/g, (sign) => SWISS[sign]!)

/** Messages of a language, ready to be filled in. */
export function bundled(texts: string[], language: Language, swiss: boolean): FluentBundle | null {
  if (!texts.length) return null
  const bundle = new FluentBundle(swiss ? "de-CH" : language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(swiss ? asSwiss(text) : text))
  return bundle
}

export const words = new Words()

/** Load the messages of a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const texts = (await FILES[language]()).default
  words.language = language
  words.texts = texts
  document.documentElement.lang = language
}

/** Learn further messages, for a part of the client that is loaded later. */
export function learn(texts: string[]): void {
  words.texts = [...new Set([...words.texts, ...texts])]
}

/** The words of an edition as variables of messages. */
export function terms(edition: Edition, language: Language): Args {
  const found: Args = { grain: formatted(edition, language, edition.money.grain) }
  for (const [key, by] of Object.entries(edition.terms)) {
    const term = by[language]!
    const name = key.replaceAll("_", "-")
    found[name] = term.one
    found[`${name}-many`] = term.many
    found[`${name}-dative`] = term.dative_many
    found[`${name}-gender`] = term.gender || "n"
  }
  return { ...found, ...samples(edition, language) }
}

/** Examples from the board in play, and the names of its tax squares. */
function samples(edition: Edition, language: Language): Args {
  const spaces = edition.spaces ?? []
  const named = (space?: Space): string => space?.name[language] ?? ""
  const streets = spaces.filter((space) => space.kind === "street")
  const groups = [...new Set(streets.map((space) => space.group))].slice(0, SAMPLE_GROUP + 1)
  const [first, other] = streets.filter((space) => space.group === groups.at(-1))
  const { grain } = edition.money
  return {
    "sample-street": named(first),
    "sample-other": named(other),
    "sample-sum": String(Math.floor(((first?.price ?? 0) * 6) / 7 / grain) * grain),
    taxes: [...new Set(spaces.filter((space) => space.kind === "tax").map(named))].join(", "),
  }
}

/** Keys have hyphens and small letters, whatever the names they are made of. */
const spelled = (key: string): string => key.replaceAll("_", "-").toLowerCase()

/** Return a message of the .ftl files; an unknown key comes back as it is. */
export function t(key: string, args: Args = {}): string {
  const message = words.bundle?.getMessage(spelled(key))
  if (!message?.value) return key
  return ended(words.bundle!.formatPattern(message.value, { ...words.terms, ...args }, []))
}

/** A sentence without a second full stop after a sum that is written with one (Fr. 300.–). */
export function ended(said: string): string {
  const mark = words.edition?.money.pattern[words.language]?.split("{}")[1] ?? ""
  return mark.startsWith(".") ? said.replaceAll(`${mark}.`, mark) : said
}

/** Tell whether there is a message of this key. */
export const has = (key: string): boolean => words.bundle?.hasMessage(spelled(key)) ?? false

function digits(edition: Edition | null, language: Language, amount: number): string {
  const own = edition?.money.thousands ?? "."
  const mark = language === "en" && own === "." ? "," : own
  return Math.abs(amount)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, mark)
}

function formatted(edition: Edition, language: Language, amount: number): string {
  const pattern = edition.money.pattern[language] ?? "{}"
  const sign = amount < 0 ? "−" : ""
  return sign + pattern.replace("{}", digits(edition, language, amount)).replaceAll(" ", "\u00a0")
}

/** Return a sum the way the edition writes it, e.g. `M 1.500`, `Fr. 6'000.–`. */
export function money(amount: number): string {
  return words.edition ? formatted(words.edition, words.language, amount) : figure(amount)
}

/** A sum as an edition writes it that is not on the table. */
export const moneyOf = (edition: Edition, amount: number): string =>
  formatted(edition, words.language, amount)

/** The server's sentences, with every sum on one line. */
export function unbroken(text: string): string {
  const currency = words.edition?.money.pattern[words.language]?.split("{}")[0] ?? ""
  const before = currency.trimEnd()
  return before === currency
    ? text
    : text.replace(new RegExp(`(?<=${before.replace(".", "\\.")}) (?=\\d)`, "g"), "\u00a0")
}

/** Return a sum without the currency, where space is short. */
export function figure(amount: number): string {
  return (amount < 0 ? "−" : "") + digits(words.edition, words.language, amount)
}

/** Return a sum with its sign, e.g. `+200`. */
export const signed = (amount: number): string => (amount > 0 ? "+" : "") + figure(amount)

/** A sum with its sign: plus and minus never by colour alone. */
export const signedMoney = (amount: number): string =>
  amount > 0 ? `+${money(amount)}` : amount < 0 ? `−${money(-amount)}` : money(0)

/** Return what the edition says in the language of the board. */
export function onBoard(by: Record<string, string>): string {
  return by[settings.boardLanguage || words.language] ?? by.de ?? ""
}

/** Return the name of a space. */
export function spaceName(at: number): string {
  const space = words.edition?.spaces[at]
  return space ? onBoard(space.name) : ""
}

// Articles by gender, in the dative: zu and the article.
const TO: Record<string, string> = { m: "zum", n: "zum", f: "zur", many: "zu den" }

/** How far to go, e.g. `bis zum Opernplatz`; a name that cannot be declined is quoted. */
export function wayTo(at: number): string {
  const name = spaceName(at)
  const { gender, dative } = words.edition!.spaces[at]!.forms
  if ((settings.boardLanguage || words.language) !== "de") return `to ${name}`
  if (gender === "bare") return `bis ${name}`
  if (gender !== "title") return `bis ${TO[gender]} ${dative || name}`
  return words.swiss ? `bis zum Feld «${name}»` : `bis zum Feld „${name}“`
}

/** The edition's own names of the two squares that house rules are about. */
export function squares(edition: Edition): Args {
  const named = (kind: string): string =>
    onBoard(edition.spaces.find((space) => space.kind === kind)?.name ?? {})
  return { go: named("go"), parking: named("parking") }
}

/** Return a list as `a, b und c`. */
export function both(items: string[], word = "table-and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${t(word)} ${items.at(-1)}`
}
