import { describe, expect, it } from "vitest"
import { inNotes } from "../src/game/notes.ts"

const SWISS: [number, number][] = [
  [10000, 2],
  [2000, 4],
  [1000, 1],
  [400, 1],
  [200, 2],
  [100, 1],
  [20, 5],
]
const PLAIN: [number, number][] = [
  [500, 2],
  [100, 4],
  [50, 1],
  [20, 1],
  [10, 2],
  [5, 1],
  [1, 5],
]

describe("notes", () => {
  it("lie as the book sorts them at the start", () => {
    expect(inNotes(30000, 0, SWISS)).toEqual(SWISS)
  })
  it("hold the bonus of a speed table on top", () => {
    expect(inNotes(2500, 1000, PLAIN)).toEqual([[500, 4], ...PLAIN.slice(1)])
  })
  it("are as few as possible after a payment", () => {
    expect(inNotes(1440, 0, PLAIN)).toEqual([
      [500, 2],
      [100, 4],
      [20, 2],
    ])
  })
})
