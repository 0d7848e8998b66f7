import { expect, test } from "vitest"
import type { Replay, Step } from "../src/protocol.ts"
import { stepOf } from "../src/sheets/end/step-of.ts"

const step = (version: number, said: string[], undone = 0): Step =>
  ({ is: "step", version, at: 0, what: "act", said, undone }) as Step
const told = (steps: Step[]): Replay => ({ players: [], bots: [], steps, course: [] })

test("a moment stands at the step before what was said in it", () => {
  const game = told([step(5, ["* 6-5", "* 1-2"]), step(6, ["1 throw", "* 3-4"]), step(7, ["1 buy"])])
  expect(stepOf(game, 2)).toBe(0)
  expect(stepOf(game, 3)).toBe(0)
  expect(stepOf(game, 4)).toBe(1)
  expect(stepOf(game, 5)).toBe(2)
})

test("what was taken back does not count", () => {
  const game = told([
    step(5, ["* 6-5"]),
    step(6, ["1 throw", "* 3-4"]),
    step(7, [], 6),
    step(8, ["1 throw", "* 1-1"]),
    step(9, ["1 buy"]),
  ])
  expect(stepOf(game, 3)).toBe(3)
})
