// What a table agreed beside the book. Kinds of game and who keeps the bank are the book's own choices.
import type { Edition, Options } from "../protocol.ts"

export const BY_THE_BOOK = ["rent_demand", "speed_die", "minutes", "banker_seat", "banker_plays"]

/** The agreed switches that are not as this edition's book has them; what no book has is off. */
export const differing = (options: Options, edition: Edition): [name: string, value: unknown][] =>
  Object.entries(options.switches ?? {}).filter(
    ([name, value]) => !BY_THE_BOOK.includes(name) && !isPrinted(value, edition.rules[name]),
  )

const isPrinted = (value: unknown, printed: unknown = false): boolean =>
  JSON.stringify(value) === JSON.stringify(printed)
