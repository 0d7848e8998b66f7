// Figures: a drawing of ours, an emoji, or letters.
import { textAt, type Tree } from "./tree.ts"

const EMOJI = ["🚲", "🐕", "🎸", "🚜", "⛵", "🌻", "🦔", "🎈", "🍎", "⚽", "🎩", "🚂"]
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

export const kindOfFigure = (token: Tree): "drawn" | "emoji" | "initials" =>
  token.emoji ? "emoji" : token.initials ? "initials" : "drawn"

/** The drawing of a figure; one of the base need not name it. */
export const drawnAs = (token: Tree, base: string): string =>
  textAt(token, "drawn") || `${base}-${textAt(token, "id")}`

/** A figure shown another way, as no other one is. */
export function shownAs(kind: string, tokens: Tree[], i: number, drawings: string[]): Tree {
  const name = tokens[i]!.name!
  const choices =
    kind === "emoji" ? EMOJI : kind === "drawn" ? drawings : initialsFor(textAt({ name }, "name.de"))
  const taken = tokens.map((token) => textAt(token, kind))
  return { [kind]: choices.find((choice) => !taken.includes(choice)) ?? choices[0] ?? "", name }
}

/** The name of a figure in other words; English of the base goes with its German, and comes back with it. */
export function calledAnew(name: Tree, said: string, usual: Tree[]): Tree {
  const own = "en" in name && !usual.some(({ en }) => en === name.en)
  const english = own ? name.en : usual.find(({ de }) => de === said)?.en
  return english === undefined ? { de: said } : { de: said, en: english }
}

/** The letters of a name: its first one, its first two, then any. */
function initialsFor(name: string): string[] {
  const letters = [...name.toUpperCase()].filter((sign) => /\p{L}/u.test(sign))
  return [letters[0], letters.slice(0, 2).join(""), ...LETTERS].filter((word): word is string => !!word)
}
