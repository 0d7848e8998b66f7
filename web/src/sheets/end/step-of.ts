// Where in the replay something was said.
import type { Replay } from "../../protocol.ts"

/** The step of the replay before which so many actions had been said, what was taken back left out. */
export function stepOf(told: Replay, actions: number): number {
  const said: { version: number; count: number }[] = []
  for (const [i, step] of told.steps.entries()) {
    while (step.undone && said.at(-1) && said.at(-1)!.version >= step.undone) said.pop()
    const count = (said.at(-1)?.count ?? 0) + (step.said?.length ?? 0)
    if (count > actions) return Math.max(0, i - 1)
    said.push({ version: step.version, count })
  }
  return told.steps.length - 1
}
