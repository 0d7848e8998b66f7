// The look of each edition: colours in light and dark, which drawings it uses. Data only; an edition that is
// not listed takes the neutral look. They are printed too and live with the artwork.
import data from "../../../src/bankhalter/artwork/looks.json"

type Palette = Record<string, string>

export interface Look {
  light: Palette
  dark: Palette
  /** The middle drawing, the pair of buildings, the icons of stations and utilities. */
  art: "rosette" | "alps" | "compass" | "horseshoe" | "pitch" | "plain"
  build: "gable" | "chalet" | "keep" | "stable" | "stand"
  station: string
  utilities: [string, string]
  /** How strongly the drawing shows. */
  ink: number
  /** Group colours that differ from the usual ones. */
  groups?: Palette
}

const palette = (values: string): Palette =>
  Object.fromEntries(values.split(" ").map((v, i) => [NAMES[i]!, v]))

const NAMES = data.colours.split(" ")
const LOOKS = Object.fromEntries(
  Object.entries(data.looks).map(([id, look]) => [
    id,
    { ...look, light: palette(look.light), dark: palette(look.dark) } as Look,
  ]),
)

export const lookOf = (id: string | undefined): Look => LOOKS[id ?? ""] ?? LOOKS.neutral!

const GROUPS: Palette = {
  a: "#7A4A2B",
  b: "#8CCBEE",
  c: "#D9468F",
  d: "#F28C1C",
  e: "#D7263D",
  f: "#F6D32D",
  g: "#1E8E4E",
  h: "#1F3F94",
}

/** Twelve seats: light and dark twins, told apart by shape and letter as well. */
const PLAYERS = {
  light:
    "#00696B #6A3FA0 #A3450B #3C4650 #A3155B #566400 #1A4FA0 #7A3B2E #00693E #8A2BA8 #5A5A00 #444444".split(
      " ",
    ),
  dark: "#5AD1CF #C3A2F2 #F2A071 #C2CCD6 #F58DB8 #C6D35A #8FB8FF #E0A899 #74D6A6 #E29BF5 #D6D27A #CFCFCF".split(
    " ",
  ),
}

/** Return the tokens of an edition as a style: on the page, or on a part of it. */
export function tokens(id: string | undefined, dark: boolean): string {
  const own = lookOf(id)
  const all: Palette = {
    ...(dark ? own.dark : own.light),
    pInk: dark ? "#10151A" : "#FFFFFF",
    paper: dark ? "#F2EFE6" : "#FFFDF8",
    edge: dark ? "#FFFFFF" : "#000000",
    artInk: String(own.ink),
    ...Object.fromEntries(Object.entries({ ...GROUPS, ...own.groups }).map(([k, v]) => [`g${k}`, v])),
    ...Object.fromEntries(PLAYERS[dark ? "dark" : "light"].map((v, i) => [`p${i}`, v])),
  }
  return Object.entries(all)
    .map(([k, v]) => `--${k}:${v}`)
    .join(";")
}
