import { expect, test } from "vitest"
import { points } from "../src/sheets/trade/deal-points.ts"

const one = (before: number, after: number, sure = true) => ({ seat: 0, before, after, sure })

test("a change is told in whole points, with its sign", () => {
  expect(points(one(0.25, 0.318))).toBe("+7")
  expect(points(one(0.25, 0.2))).toBe("−5")
})

test("what may be luck is no change", () => {
  expect(points(one(0.25, 0.31, false))).toBe("±0")
  expect(points(one(0.25, 0.254))).toBe("±0")
})
