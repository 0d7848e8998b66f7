// What a card says that only says what it does: a sentence for each effect, in both languages.
import german from "../../../src/bankhalter/text/de/cards.ftl?raw"
import english from "../../../src/bankhalter/text/en/cards.ftl?raw"
import type { Edition } from "../protocol.ts"
import { bundled, terms } from "../text/words.svelte.ts"
import type { Tree } from "./model/tree.ts"

const TEXTS = { de: german, en: english }
const CHIPS = ["to-space", "amount", "steps", "times", "factor"]
const PLACEHOLDERS = Object.fromEntries([
  ...CHIPS.map((name) => [name, `{${name}}`]),
  ...["house", "hotel"].map((name) => [`${name}-sum`, `{${name}}`]),
])

/** The text of a card in the words of an edition. */
export function cardSays(card: Tree, edition: Edition, word = effectWord(card)): Tree {
  const said = (language: "de" | "en"): string => {
    const bundle = bundled([TEXTS[language]], language, language === "de" && edition.language === "de-CH")!
    const message = bundle.getMessage(`card-says-${word}`)!
    return bundle.formatPattern(message.value!, { ...terms(edition, language), ...PLACEHOLDERS }, [])
  }
  return { de: said("de"), en: said("en") }
}

/** What a card does, as messages are called after it. */
function effectWord(card: Tree): string {
  const verb = String(card.do).replaceAll("_", "-")
  return verb === "nearest" ? `nearest-${String(card.kind)}` : verb
}
