// What people paste: a list of names, a table of prices.

export const DEEDS = ["street", "station", "utility"]

/** The names in a pasted list: one a line, without numbers, bullets and quotes around them. */
export function namesIn(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return unnumbered(lines).map(cleaned).filter(Boolean)
}

const NUMBER = /^(\d{1,2})\s*(?:[.):\-–]\s*|\t\s*|\s+)(?=\S)/

/** Lines without their numbers, if they count up one by one; a date is no number of a line. */
function unnumbered(lines: string[]): string[] {
  const found = lines.map((line) => NUMBER.exec(line))
  const first = Number(found[0]?.[1])
  const counts = lines.length > 1 && found.every((match, i) => match && Number(match[1]) === first + i)
  return counts ? lines.map((line, i) => line.slice(found[i]![0].length)) : lines
}

const cleaned = (line: string): string =>
  line
    .replace(/^[-–•*·]\s+/, "")
    .replace(/\t.*$/, "")
    .replace(/^"(.*)"[,;]?$/, "$1")
    .replace(/\s+/g, " ")
    .trim()

export interface Spread {
  /** Which squares the names are for. */
  what: "all" | "deeds" | "streets" | "from"
  at: number[]
}

/** The squares so many names are for: all, those with a deed, the streets, or as many as there are from one on. */
export function squaresFor(count: number, kinds: string[], from: number): Spread {
  const those = (test: (kind: string) => boolean): number[] =>
    kinds.flatMap((kind, i) => (test(kind) ? [i] : []))
  const all = those(() => true)
  const deeds = those((kind) => DEEDS.includes(kind))
  const streets = those((kind) => kind === "street")
  if (count >= all.length) return { what: "all", at: all }
  if (count === deeds.length) return { what: "deeds", at: deeds }
  if (count === streets.length) return { what: "streets", at: streets }
  return { what: "from", at: all.slice(from, from + count) }
}

/** A table from a spreadsheet: rows of cells. */
export function cellsIn(text: string): string[][] {
  const lines = text.replace(/\r/g, "").replace(/\n+$/, "").split("\n")
  const sign = lines.some((line) => line.includes("\t")) ? "\t" : ";"
  return lines.map((line) => line.split(sign).map((cell) => cell.trim()))
}

/** The whole number in a cell, whatever currency or thousands mark is beside it; nothing if there is none. */
export function wholeIn(cell: string): number | undefined {
  const digits = cell.replace(/[.,](?:00|–|-)\s*$/, "").replace(/[^\d-]/g, "")
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined
}
