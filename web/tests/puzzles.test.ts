import { expect, test } from "vitest"
import type { PuzzleTask } from "../src/protocol.ts"
import { possessions, roomOf } from "../src/puzzles/lay.ts"

const task = {
  id: "standard-1",
  edition: "schalke",
  seat: 1,
  table: {
    seats: [
      { seat: 0, name: "Anna" },
      { seat: 1, name: "Ben" },
    ],
    deeds: [
      { space: 1, owner: 1 },
      { space: 3, owner: null },
      { space: 5, owner: 1 },
      { space: 6, owner: 0 },
    ],
  },
} as unknown as PuzzleTask

test("everybody of a puzzle sits at a table of its edition", () => {
  const room = roomOf(task)
  expect(room.places.map((place) => place.name)).toEqual(["Anna", "Ben"])
  expect(room.options.edition).toBe("schalke")
})

test("what a seat has", () => {
  expect(possessions(task, 1)).toEqual([1, 5])
  expect(possessions(task, 0)).toEqual([6])
})
