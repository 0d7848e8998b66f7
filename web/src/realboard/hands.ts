// What the server says that hands must do on a real table.
import type { Told } from "../game/table.ts"

/** The `event` of such a sentence. */
export const HANDS = "hands"

/** What is to be done after the last step that said something to do. */
export function atHand(told: Told[]): string[] {
  const last = told.findLast(({ lines }) => lines.some(({ event }) => event === HANDS))
  return (last?.lines ?? []).filter(({ event }) => event === HANDS).map(({ text }) => text)
}
