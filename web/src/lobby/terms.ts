// What a table agreed beside the book. Kinds of game and who keeps the bank are the book's own choices.
import { BY_THE_BOOK, OPTIONS, type Edition, type Options } from "../protocol.ts"

export type Moment = NonNullable<Options["moment"]>
type Switches = Record<string, unknown>

/** The agreed switches that are not as this edition's book has them; what no book has is off. */
export const differing = (options: Options, edition: Edition): [name: string, value: unknown][] =>
  Object.entries(options.switches ?? {}).filter(
    ([name, value]) => !BY_THE_BOOK.includes(name) && !isPrinted(value, edition.rules[name]),
  )

const isPrinted = (value: unknown, printed: unknown = false): boolean =>
  JSON.stringify(value) === JSON.stringify(printed)

/** How rents come, as the switch has it: agreed, or from the edition. */
export const rentOf = (rules: Switches, switches: Switches = {}): string =>
  String(switches.rent_demand ?? rules.rent_demand)

/**
 * How a table without house rules stands to the book, as the key of its sentence: there owners call for their rent,
 * and nobody throws it away from under them.
 */
export function bookWords(rent: string, moment: Moment = OPTIONS.moment): string {
  if (rent !== "by_call") return "web-as-printed-eased"
  return moment === "off" ? "web-as-printed-hurried" : "web-as-printed"
}
