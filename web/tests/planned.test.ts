import { beforeEach, expect, it } from "vitest"
import { game } from "../src/game/state.svelte.ts"
import { comesTo } from "../src/sheets/planned.ts"
import { sitDown } from "./table.ts"

beforeEach(async () => {
  await sitDown(0)
  Object.assign(game.edition!.terms, {
    house: { de: { one: "Tribüne", many: "Tribünen" } },
    hotel: { de: { one: "Stadion", many: "Stadien" } },
  })
})

it("counts what is built, and the last level by its own name", () => {
  expect(comesTo([[0, 1]], 5)).toBe("1 Tribüne")
  expect(comesTo([[4, 5]], 5)).toBe("1 Stadion")
  expect(
    comesTo(
      [
        [3, 5],
        [4, 5],
        [4, 4],
      ],
      5,
    ),
  ).toBe("1 Tribüne und 2 Stadien")
})
it("reaches the last level earlier where the rules say so", () => {
  expect(comesTo([[2, 4]], 4)).toBe("1 Tribüne und 1 Stadion")
})
it("counts what is sold where nothing is built", () => {
  expect(
    comesTo(
      [
        [5, 3],
        [4, 3],
      ],
      5,
    ),
  ).toBe("2 Tribünen und 1 Stadion")
  expect(
    comesTo(
      [
        [2, 1],
        [0, 1],
      ],
      5,
    ),
  ).toBe("1 Tribüne")
})
