// Figures: a drawing of ours, a small picture, or the initial of whoever plays it.
import { textAt, type Tree } from "./tree.ts"

export const EMOJI = ["🚲", "🐕", "🎸", "🚜", "⛵", "🌻", "🦔", "🎈"]

export const kindOfFigure = (token: Tree): "drawn" | "emoji" | "initials" =>
  token.emoji ? "emoji" : token.initials ? "initials" : "drawn"

/** The drawing of a figure; one of the base needs no name. */
export const drawnAs = (token: Tree, base: string): string =>
  textAt(token, "drawn") || `${base}-${textAt(token, "id")}`
