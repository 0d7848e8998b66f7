// What a plan of the building table comes to, in the words of the edition.
import { term } from "../game/lookup.ts"
import { both } from "../text/words.svelte.ts"

/** The level of a street, as it is and as it is planned. */
export type Planned = readonly [was: number, then: number]

/** What is built, or what is sold where nothing is: "2 Häuser und 1 Hotel"; `hotel` is the level that is one. */
export function comesTo(plan: Planned[], hotel: number): string {
  const levels = plan.flatMap(([was, then]) => between(was, then))
  const sold = plan.flatMap(([was, then]) => between(then, was))
  const counted = levels.length ? levels : sold
  const hotels = counted.filter((level) => level === hotel).length
  return both([...named("house", counted.length - hotels), ...named("hotel", hotels)])
}

/** Every level that is reached on the way up. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i + 1)

const named = (key: string, count: number): string[] => (count ? [`${count} ${term(key, count)}`] : [])
