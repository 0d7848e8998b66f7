// Text: the same Fluent files as the terminal, with the words, names and money of the edition at the table.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import { type Language, settings } from "../app/settings.svelte.ts"
import type { Edition } from "../protocol.ts"

type Args = Record<string, FluentVariable>

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import("./de.ts"),
  en: () => import("./en.ts"),
}

class Words {
  bundle = $state.raw<FluentBundle | null>(null)
  language = $state<Language>("de")
  edition = $state.raw<Edition | null>(null)
  /** The edition's words as variables: house, house-many, house-dative, house-gender … */
  terms: Args = $derived(this.edition ? terms(this.edition, this.language) : {})
  /** Swiss spelling where the edition is Swiss. */
  swiss = $derived(this.language === "de" && this.edition?.language === "de-CH")
}

export const words = new Words()

/** Load the messages of a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of (await FILES[language]()).default) bundle.addResource(new FluentResource(file))
  words.language = language
  words.bundle = bundle
  document.documentElement.lang = language
}

function terms(edition: Edition, language: Language): Args {
  const found: Args = { grain: formatted(edition, language, edition.money.grain) }
  for (const [key, by] of Object.entries(edition.terms)) {
    const term = by[language]!
    const name = key.replaceAll("_", "-")
    found[name] = term.one
    found[`${name}-many`] = term.many
    found[`${name}-dative`] = term.dative_many
    found[`${name}-gender`] = term.gender || "n"
  }
  return found
}

/** Keys have hyphens and small letters, whatever the names they are made of. */
const spelled = (key: string): string => key.replaceAll("_", "-").toLowerCase()

/** Return a message of the .ftl files; an unknown key comes back as it is. */
export function t(key: string, args: Args = {}): string {
  const message = words.bundle?.getMessage(spelled(key))
  if (!message?.value) return key
  const said = words.bundle!.formatPattern(message.value, { ...words.terms, ...args }, [])
  return words.swiss ? said.replaceAll("ß", "ss") : said
}

/** Tell whether there is a message of this key. */
export const has = (key: string): boolean => words.bundle?.hasMessage(spelled(key)) ?? false

function digits(edition: Edition | null, language: Language, amount: number): string {
  const own = edition?.money.thousands ?? "."
  const mark = language === "en" && own !== "'" ? "," : own
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

/** The edition's own names of the two squares that house rules are about. */
export function squares(edition: Edition): Args {
  const named = (kind: string): string => onBoard(edition.spaces.find((space) => space.kind === kind)!.name)
  return { go: named("go"), parking: named("parking") }
}

/** Return a list as `a, b und c`. */
export function both(items: string[], word = "table-and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${t(word)} ${items.at(-1)}`
}
