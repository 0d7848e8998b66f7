// Names on squares: broken into lines where German words may be broken, and measured in the page's own font.

import PARTS from "../../../src/bankhalter/artwork/word_parts.json"

// Parts that long German names are made of; before each of them a word may be broken.
const BREAK = new RegExp(`(?<=[a-zäöüß]{3})(?=(?:${PARTS.join("|")}))`, "gi")
const SOFT = "\u00ad"

/** Return a name with soft hyphens where it may be broken. */
export const softened = (name: string): string => name.replace(BREAK, SOFT)

type Measure = (text: string) => number

/** Break a name into at most so many lines of a width; null where it does not fit. */
export function broken(name: string, width: number, most: number, measure: Measure): string[] | null {
  const lines: string[] = []
  let line = ""
  for (const word of softened(name)
    .replaceAll(" / ", " ")
    .split(/ |(?<=-)(?=\S)/)) {
    const glue = line && !line.endsWith("-") ? " " : ""
    if (measure(plain(line + glue + word)) <= width) {
      line += glue + word
      continue
    }
    if (line) lines.push(plain(line))
    const pieces = cut(word, width, measure)
    if (!pieces) return null
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1)!
  }
  lines.push(plain(line))
  return lines.length <= most ? lines : null
}

const plain = (text: string): string => text.replaceAll(SOFT, "")

/** Cut one word at its soft hyphens so that every piece fits; null if it cannot be done. */
function cut(word: string, width: number, measure: Measure): string[] | null {
  const out: string[] = []
  let piece = ""
  const parts = word.split(SOFT)
  for (const [i, part] of parts.entries()) {
    const hyphen = i < parts.length - 1 ? "-" : ""
    if (measure(part + hyphen) > width) return null
    if (measure(piece + part + hyphen) > width) {
      out.push(`${piece}-`)
      piece = ""
    }
    piece += part
  }
  return [...out, piece]
}

let context: CanvasRenderingContext2D | null = null
let family = "" // asked for once: to ask makes the browser settle all styles
const widths = new Map<string, number>()

/** Return the width of a text at size 1. */
export function width(text: string, weight = 600): number {
  const key = `${weight} ${text}`
  let found = widths.get(key)
  if (found === undefined) {
    context ??= document.createElement("canvas").getContext("2d")
    family ||= getComputedStyle(document.body).fontFamily
    context!.font = `${weight} 100px ${family}`
    found = context!.measureText(text).width / 100
    widths.set(key, found)
  }
  return found
}

export interface Fitted {
  lines: string[]
  size: number
}

/** Fit a name into a box: as large as it goes, then with abbreviations, at last cut off. */
export function fitted(name: string, box: number, most: number, size: number): Fitted {
  const short = shortened(name)
  const large = fits(name, box, most, size, LARGE) ?? fits(short, box, most, size, LARGE)
  return large ?? fits(short, box, most, size, SMALL) ?? cropped(name, box, most, size)
}

const LARGE = [1, 0.94, 0.87]
const SMALL = [0.8, 0.74]
const SHORT: [RegExp, string][] = [
  [/\bAvenue\b/g, "Av."],
  [/\bPlace\b/g, "Pl."],
  [/\bStreet\b/g, "St."],
  [/Westfälische/g, "Westf."],
]

/** A name with its usual abbreviations. */
const shortened = (name: string): string =>
  SHORT.reduce((text, [long, short]) => text.replace(long, short), name)

function fits(name: string, box: number, most: number, size: number, steps: number[]): Fitted | null {
  for (const step of steps) {
    const lines = broken(name, box, most, (text) => width(text) * size * step)
    if (lines) return { lines, size: size * step }
  }
  return null
}

function cropped(name: string, box: number, most: number, size: number): Fitted {
  const lines = name.split(/ |(?<=-)/).slice(0, most)
  const widest = Math.max(...lines.map((line) => width(line) * size))
  return { lines, size: Math.min(size * 0.74, (size * box) / widest) }
}
