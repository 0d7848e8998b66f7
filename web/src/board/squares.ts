// What a square shows: its letter, its icon, its name in lines. No rules, only the edition's own words.
import type { DeedView, Edition, Space } from "../protocol.ts"
import { onBoard, t } from "../text/words.svelte.ts"
import { lookOf } from "../theme/editions.ts"

const PATTERNS = "ABCDEFGH"

/** Return the letter of the square's colour group, or nothing for stations and utilities. */
export function letterOf(edition: Edition, at: number): string {
  const space = edition.spaces[at]
  if (space?.kind !== "street") return ""
  return edition.groups[space.group]?.letter ?? ""
}

/** Return the class that brings a group's colour and pattern. */
export function groupClass(letter: string): string {
  if (!letter) return "gplain"
  const index = (letter.charCodeAt(0) - 65) % PATTERNS.length
  return `g${PATTERNS[index]!.toLowerCase()}`
}

/** Return the icon of a square that has no colour group. */
export function iconOf(edition: Edition, at: number): string {
  const space = edition.spaces[at]!
  const look = lookOf(edition)
  if (space.kind === "station") return look.station
  if (space.kind === "utility") {
    const first = edition.spaces.find((s) => s.kind === "utility")!.at
    return look.utilities[at === first ? 0 : 1]
  }
  return space.kind === "draw" ? `deck-${space.deck}` : space.kind
}

/** What stands on a square: its short name where it has one. */
export const nameOn = (space: Space): string => onBoard(space.short ?? {}) || onBoard(space.name)

/** The squares of a group, in the order of the board. */
export const groupSpaces = (edition: Edition, group: string): number[] =>
  edition.spaces.filter((s) => s.group === group).map((s) => s.at)

/** What is on a deed, in words: its buildings, or its mortgage. */
export function standsOn(deed: DeedView): string[] {
  if (deed.mortgaged) return [t("web-square-mortgage")]
  if (deed.hotel) return [t("web-square-hotel")]
  return deed.level ? [t("web-square-houses", { count: deed.level })] : []
}
