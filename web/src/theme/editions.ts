// The look of each edition: colours in light and dark, which drawings it uses. Data only. An edition of
// somebody's own says whose palette it takes and what it draws otherwise; one that says nothing is neutral.

import type { Edition } from "../protocol.ts"

type Palette = Record<string, string>

const NAMES = (
  "bg panel tile frame ink muted line accent action actionInk " +
  "stage stageInk stageLine danger good house hotel bedge"
).split(" ")

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

const look = (light: string, dark: string, rest: Omit<Look, "light" | "dark">): Look => ({
  light: palette(light),
  dark: palette(dark),
  ...rest,
})

export const NEUTRAL: Look = look(
  "#ECECE8 #FFFFFF #FFFFFF #2B3038 #181B20 #565C66 #D5D6D8 #2A5B8C #2A5B8C #FFFFFF #F6F6F3 #22262C " +
    "#7C8794 #A4231B #1B6B34 #2E9E5B #C8332B #14181C",
  "#0F1114 #191C20 #20242A #060708 #EEF0F2 #A9AFB8 #383D45 #8DBBEA #8DBBEA #08182A #14171B #E6E9EC " +
    "#55606C #FF9A90 #7BD69A #55C98A #FF7468 #060708",
  { art: "plain", build: "gable", station: "station", utilities: ["bolt", "drop"], ink: 0.4 },
)

export const LOOKS: Record<string, Look> = {
  standard: look(
    "#EDE8DC #FFFDF8 #FFFDF8 #17392F #1A221F #56605A #D9D2C2 #0D6A50 #0D6A50 #FFFFFF #F5EFE1 #17392F " +
      "#0D6A50 #A4231B #1B6B34 #2E9E5B #C8332B #10201A",
    "#0D1311 #171F1C #1E2824 #050807 #ECF2EE #A5B2AB #35423C #62CFA8 #62CFA8 #05251A #121A17 #DCEBE3 " +
      "#3E7B66 #FF9A90 #7BD69A #55C98A #FF7468 #050807",
    { art: "rosette", build: "gable", station: "station", utilities: ["bolt", "drop"], ink: 0.36 },
  ),
  "deluxe-ch": look(
    "#F0F0ED #FFFFFF #FFFFFF #2A2C2F #16181A #595E64 #D7D8D8 #C1121F #1D1F22 #FFFFFF #FAFAF7 #1D1F22 " +
      "#8C9196 #A30F2D #1B6B34 #2E9E5B #C8332B #10201A",
    "#101112 #1A1C1E #222427 #060707 #F1F2F2 #AEB3B8 #3B3F43 #FF6B6B #F1F2F2 #16181A #151718 #E9EAEA " +
      "#5C6268 #FF9AA5 #7BD69A #55C98A #FF7468 #060707",
    {
      art: "alps",
      build: "chalet",
      station: "gondola",
      utilities: ["bolt", "drop"],
      ink: 0.62,
      groups: { a: "#5B2A7A" },
    },
  ),
  azeroth: look(
    "#EADFC6 #FBF5E6 #FBF5E6 #1B2140 #231B11 #62543E #D7C7A3 #8A5A00 #263C7E #FFFFFF #1B2546 #F6E6B8 " +
      "#C9A24A #A4231B #2B6630 #D9B25A #7A4FA8 #1C1408",
    "#0C0E1B #171A2D #1E2239 #05060D #F3EAD3 #B8AF9A #3A3E5C #F0C25B #F0C25B #241A00 #12162C #F6E6B8 " +
      "#8C7334 #FF9A90 #7BD69A #F0C25B #B998F0 #05060D",
    { art: "compass", build: "keep", station: "portal", utilities: ["bolt", "drop"], ink: 0.55 },
  ),
  warendorf: look(
    "#EEE8DC #FFFDF8 #FFFDF8 #4A2D1A #23190F #61554A #DBD0BF #7B3F16 #2C5E3A #FFFFFF #E6EAD5 #2F3A1C " +
      "#7E8F57 #A4231B #2B6630 #3F7FC4 #7C8288 #14202C",
    "#13100C #1E1914 #27201A #090705 #F3EBE0 #B9AC9D #44392E #E3AB74 #8FCB97 #0B2412 #1A2016 #E6EAD5 " +
      "#66784A #FF9A90 #7BD69A #7DB5F0 #B4BBC2 #090705",
    { art: "horseshoe", build: "stable", station: "flag", utilities: ["bolt", "drop"], ink: 0.55 },
  ),
  schalke: look(
    "#E8EEF7 #FFFFFF #FFFFFF #0A2C66 #0B1A33 #4D5C76 #C9D5E6 #0B4EA2 #0B4EA2 #FFFFFF #0F4FA3 #FFFFFF " +
      "#9CC3F5 #A4231B #1B6B34 #FFFFFF #0B4EA2 #06204A",
    "#060F20 #0E1B34 #142543 #02060F #EAF1FB #A6B8D4 #2C426A #86B6FF #86B6FF #04152F #0A2A5E #EAF1FB " +
      "#4F86CF #FF9A90 #7BD69A #FFFFFF #5C9BF5 #02060F",
    { art: "pitch", build: "stand", station: "stand", utilities: ["stadium", "stadium"], ink: 0.45 },
  ),
}

/** An edition as far as its look goes, or the id of a built-in one. */
export type Looked = string | Pick<Edition, "id" | "look" | "groups"> | null | undefined

/** Whose colours, drawings and figures an edition has. */
export const paletteOf = (edition: Looked): string =>
  typeof edition === "string" ? edition : (edition?.look.palette ?? "")

/** How an edition looks: as its palette has it, unless it says otherwise. */
export function lookOf(edition: Looked): Look {
  const found = LOOKS[paletteOf(edition)] ?? NEUTRAL
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

/** Return the tokens of an edition as a style: on the page, or on a part of it. */
export function tokens(edition: Looked, dark: boolean): string {
  const own = lookOf(edition)
  const all: Palette = {
    ...(dark ? own.dark : own.light),
    pInk: dark ? "#10151A" : "#FFFFFF",
    paper: dark ? "#F2EFE6" : "#FFFDF8",
    edge: dark ? "#FFFFFF" : "#000000",
    artInk: String(own.ink),
    ...Object.fromEntries(Object.entries({ ...GROUPS, ...own.groups }).map(([k, v]) => [`g${k}`, v])),
    ...groupColours(edition),
    ...Object.fromEntries(PLAYERS[dark ? "dark" : "light"].map((v, i) => [`p${i}`, v])),
  }
  return Object.entries(all)
    .map(([k, v]) => `--${k}:${v}`)
    .join(";")
}
