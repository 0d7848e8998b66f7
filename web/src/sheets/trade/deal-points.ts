// How a change of a chance is written: in whole points, and ±0 where it may be nothing but luck.
import type { SeatChance } from "../../protocol.ts"

export function points({ before, after, sure }: SeatChance): string {
  const change = Math.round(100 * (after - before))
  if (!sure || !change) return "±0"
  return change > 0 ? `+${change}` : `−${-change}`
}
