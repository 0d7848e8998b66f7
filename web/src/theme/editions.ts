// The look of each edition: colours in light and dark, which drawings it uses. An edition of somebody's own says
// whose palette it takes and what it draws otherwise. The data are printed too and live with the artwork.
import data from "../../../src/bankhalter/artwork/looks.json"
import type { Edition } from "../protocol.ts"

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
export const LOOKS = Object.fromEntries(
  Object.entries(data.looks).map(([id, look]) => [
    id,
    { ...look, light: palette(look.light), dark: palette(look.dark) } as Look,
  ]),
)

/** An edition as far as its look goes, or the id of a built-in one. */
export type Looked = string | Pick<Edition, "id" | "look" | "groups"> | null | undefined

/** Whose colours, drawings and figures an edition has. */
export const paletteOf = (edition: Looked): string =>
  typeof edition === "string" ? edition : (edition?.look.palette ?? "")

/** How an edition looks: as its palette has it, unless it says otherwise. */
export function lookOf(edition: Looked): Look {
  const found = LOOKS[paletteOf(edition)] ?? LOOKS.neutral!
  if (!edition || typeof edition === "string") return found
  const { middle, buildings, station, utilities } = edition.look
  return {
    ...found,
    art: (middle as Look["art"]) || found.art,
    build: (buildings as Look["build"]) || found.build,
    station: station || found.station,
    utilities: utilities.length ? (utilities as Look["utilities"]) : found.utilities,
  }
}

/** The colours an edition gives its groups, by the letters that stand beside them. */
function groupColours(edition: Looked): Palette {
  const groups = edition && typeof edition !== "string" ? Object.values(edition.groups) : []
  return Object.fromEntries(groups.map(({ letter, colour }) => [`g${letter.toLowerCase()}`, colour]))
}

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

/** The palette as it is (q), and the colour of each seat out of it (p). */
function players(dark: boolean, colours: number[]): Palette {
  const all = PLAYERS[dark ? "dark" : "light"]
  const own = all.flatMap((_, seat): [string, string][] => [[`p${seat}`, all[colours[seat] ?? seat]!]])
  return { ...Object.fromEntries(all.map((colour, i) => [`q${i}`, colour])), ...Object.fromEntries(own) }
}

/** Return the tokens of an edition as a style; `colours` are those of the seats, where any were chosen. */
export function tokens(edition: Looked, dark: boolean, colours: number[] = []): string {
  const own = lookOf(edition)
  const all: Palette = {
    ...(dark ? own.dark : own.light),
    pInk: dark ? "#10151A" : "#FFFFFF",
    paper: dark ? "#F2EFE6" : "#FFFDF8",
    edge: dark ? "#FFFFFF" : "#000000",
    artInk: String(own.ink),
    ...Object.fromEntries(Object.entries({ ...GROUPS, ...own.groups }).map(([k, v]) => [`g${k}`, v])),
    ...groupColours(edition),
    ...players(dark, colours),
  }
  return Object.entries(all)
    .map(([k, v]) => `--${k}:${v}`)
    .join(";")
}
