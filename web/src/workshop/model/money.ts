// How sums are written: a word before or after the figure.

/** What stands before and after the figure. */
export function aroundFigure(pattern: string): [before: string, after: string] {
  const [before = "", after = ""] = pattern.split("{}")
  return [before.trim(), after.trim()]
}

/** A pattern of the words around the figure; letters keep their distance, signs like ".–" do not. */
export function patternOf(before: string, after: string): string {
  const [first, last] = [before.replace(/[{}]/g, "").trim(), after.replace(/[{}]/g, "").trim()]
  const gap = /[\p{L}.]$/u.test(first) ? " " : ""
  const space = /^[\p{L}\p{Sc}]/u.test(last) ? " " : ""
  return `${first}${gap}{}${space}${last}`
}
