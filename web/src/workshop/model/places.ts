// Where in the workshop a place of an edition is edited.

export const STEPS = [
  "squares",
  "colours",
  "words",
  "money",
  "cards",
  "figures",
  "prices",
  "rules",
  "probe",
  "print",
] as const
export type Step = (typeof STEPS)[number]

const BY_PART: Record<string, Step> = {
  spaces: "squares",
  groups: "colours",
  look: "colours",
  terms: "words",
  decks: "words",
  name: "words",
  blurb: "words",
  id: "words",
  money: "money",
  box: "money",
  amounts: "money",
  cards: "cards",
  tokens: "figures",
  players: "figures",
  rules: "rules",
  dice: "rules",
  variants: "rules",
}

/** The step in which a place is edited; whatever has no field of its own belongs to the words of the whole. */
export const stepOf = (place: string): Step => BY_PART[place.split(".")[0]!] ?? "words"

/** The square a place is on, or -1. */
export function squareOf(place: string): number {
  const found = /^spaces\.(\d+)(?:\.|$)/.exec(place)
  return found ? Number(found[1]) : -1
}

/** Whether something at one place is to be told at a field of another: at itself, or inside it. */
export const concerns = (place: string, field: string): boolean =>
  place === field || place.startsWith(`${field}.`)

/** What silences a hint for good: the place and the reason. */
export const mark = (note: { at: string; reason: string }): string => `${note.at} ${note.reason}`

/** An id made of a name: small letters, digits and hyphens. */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
  return plain.slice(0, 40).replace(/-+$/, "") || "eigene-ausgabe"
}
