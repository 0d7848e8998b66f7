// What a table agreed beside the book. Kinds of game and who keeps the bank are the book's own choices.
import { BY_THE_BOOK, OPTIONS, type Clock, type Edition, type Options } from "../protocol.ts"

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

// The end and the capital ---------------------------------------------------------------------------------

/** After how many minutes a table stops by agreement, 0 if it does not. */
export const agreedEnd = (switches: Switches, edition: Edition): number =>
  switches.agreed_end === true ? Number(switches.minutes ?? edition.rules.minutes ?? 60) : 0

const SHARES = [0.5, 1, 1.5, 2, 3]

/** The starting capitals that are offered, in whole notes; the printed one among them. */
export function startingSums({ money }: Pick<Edition, "money">): number[] {
  return SHARES.map((share) => Math.round((money.start * share) / money.grain) * money.grain)
}

// Clocks --------------------------------------------------------------------------------------------------

const DAY = 24 * 3600
const days = (count: number): Partial<Clock> => ({ turn: count * DAY, call: DAY / 2, answer: DAY })

/** The clocks that are offered: for an evening in minutes, for games over days in hours. */
export const CLOCKS: Record<string, Partial<Clock>> = {
  none: {},
  quick: { bank: 300, increment: 10, call: 20, answer: 30 },
  calm: { bank: 1200, increment: 20, call: 45, answer: 60 },
  day: days(1),
  days: days(3),
}

const TIMES: (keyof Clock)[] = ["bank", "increment", "call", "answer", "turn"]

/** What a clock is called, `own` where it is none of those offered. */
export const clockName = (clock: Partial<Clock>): string =>
  Object.entries(CLOCKS).find(([, one]) =>
    TIMES.every((time) => (one[time] ?? 0) === (clock[time] ?? 0)),
  )?.[0] ?? "own"

/** How many seconds somebody may be away before the others decide: over days nobody has to sit there. */
export const absenceFor = (clock: Partial<Clock>): number => clock.turn || OPTIONS.absence
