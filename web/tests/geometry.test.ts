import { describe, expect, it } from "vitest"
import { CORNER, imprisoned, lane, places, SIZE, standing, way } from "../src/board/geometry.ts"

describe("a board of forty squares", () => {
  const board = places(40)

  it("has its corners in the corners, clockwise from the lower right", () => {
    const far = SIZE - CORNER
    expect([0, 10, 20, 30].map((at) => [board[at]!.x, board[at]!.y])).toEqual([
      [far, far],
      [0, far],
      [0, 0],
      [far, 0],
    ])
    expect(board.filter((place) => place.corner).map((place) => place.at)).toEqual([0, 10, 20, 30])
  })

  it("leaves no gap between a square and the next", () => {
    const touching = (a: number, b: number) => {
      const [p, q] = [board[a]!, board[b]!]
      const overlap = (from: number, size: number, other: number, length: number) =>
        Math.min(from + size, other + length) - Math.max(from, other)
      const [x, y] = [overlap(p.x, p.w, q.x, q.w), overlap(p.y, p.h, q.y, q.h)]
      return Math.abs(Math.min(x, y)) < 1e-6 && Math.max(x, y) > 0
    }
    expect(board.map((_, at) => touching(at, (at + 1) % 40))).toEqual(Array(40).fill(true))
  })

  it("puts the lane inside the track, at the same depth on every side", () => {
    const depth = 30
    for (const at of [5, 15, 25, 35]) {
      const [x, y] = lane(board[at]!, depth)
      expect(Math.min(x, y, SIZE - x, SIZE - y)).toBe(CORNER + depth)
    }
  })

  it("stands several pieces around the middle of the lane", () => {
    const square = board[5]!
    const xs = [0, 1, 2].map((i) => standing(square, 30, i, 3, 40)[0])
    expect(xs[1]).toBe(lane(square, 30)[0])
    expect([xs[1]! - xs[0]!, xs[2]! - xs[1]!]).toEqual([40, 40])
  })

  it.each([50, 38])("keeps ten pieces of any square on the board and apart, pieces of %i", (gap) => {
    for (const place of board)
      for (let n = 1; n <= 10; n++) {
        const points = Array.from({ length: n }, (_, i) => standing(place, gap === 50 ? 34 : 23, i, n, gap))
        for (const [x, y] of points)
          expect(Math.min(x, y, SIZE - x, SIZE - y)).toBeGreaterThanOrEqual(gap * 0.6)
        for (const [i, [x, y]] of points.entries())
          for (const [a, b] of points.slice(i + 1))
            expect(Math.hypot(x - a, y - b)).toBeGreaterThanOrEqual(gap * 0.5)
      }
  })

  it("keeps ten prisoners inside their corner, each to be seen", () => {
    const jail = board[10]!
    const xs = Array.from({ length: 10 }, (_, i) => imprisoned(jail, i, 10, 50, 70)[0])
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(jail.x + 30)
    expect(Math.max(...xs)).toBeLessThanOrEqual(jail.x + jail.w - 30)
    expect(new Set(xs).size).toBe(10)
  })
})

describe("the way of a piece", () => {
  it("goes round the corner past the start", () => {
    expect(way(38, 2, 40, false)).toEqual([38, 39, 0, 1, 2])
  })
  it("goes back where a card says so", () => {
    expect(way(2, 39, 40, true)).toEqual([2, 1, 0, 39])
  })
  it("is the square itself where nothing moves", () => {
    expect(way(7, 7, 40, false)).toEqual([7])
  })
  it("ends even if the goal is not on the board", () => {
    expect(way(0, 99, 40, false).length).toBeLessThanOrEqual(41)
  })
})
