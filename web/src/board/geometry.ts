// Where things lie on the board: 1200 × 1200, corners 150, the track clockwise from the lower right.

export const SIZE = 1200
export const CORNER = 150

export type Side = "bottom" | "left" | "top" | "right"

export interface Place {
  at: number
  x: number
  y: number
  w: number
  h: number
  side: Side
  corner: boolean
}

const SIDES: Side[] = ["bottom", "left", "top", "right"]

/** Return where each of so many squares lies; a count that is no multiple of four leaves the last side shorter. */
export function places(count: number): Place[] {
  const per = Math.ceil(count / 4)
  const wide = (SIZE - 2 * CORNER) / (per - 1)
  return Array.from({ length: count }, (_, at) => {
    const side = SIDES[Math.floor(at / per)]!
    const k = at % per
    const far = SIZE - CORNER
    if (k === 0) {
      const [x, y] = { bottom: [far, far], left: [0, far], top: [0, 0], right: [far, 0] }[side] as [
        number,
        number,
      ]
      return { at, x, y, w: CORNER, h: CORNER, side, corner: true }
    }
    const along = CORNER + (k - 1) * wide
    const back = far - k * wide
    const box = { bottom: [back, far], left: [0, back], top: [along, 0], right: [far, along] }[side] as [
      number,
      number,
    ]
    const upright = side === "bottom" || side === "top"
    return {
      at,
      x: box[0],
      y: box[1],
      w: upright ? wide : CORNER,
      h: upright ? CORNER : wide,
      side,
      corner: false,
    }
  })
}

export type Point = readonly [number, number]

/** Return the middle of the lane beside a square; at corners the corner of the lane. */
export function lane(place: Place, depth: number): Point {
  const inner = CORNER + depth
  const outer = SIZE - inner
  if (place.corner) return [place.x === 0 ? inner : outer, place.y === 0 ? inner : outer]
  const [cx, cy] = [place.x + place.w / 2, place.y + place.h / 2]
  const points: Record<Side, Point> = {
    bottom: [cx, outer],
    left: [inner, cy],
    top: [cx, inner],
    right: [outer, cy],
  }
  return points[place.side]
}

/** Return how far the i-th of n pieces in a row is from its middle: closer where many are, never out of a corner. */
function shiftOf(place: Place, i: number, n: number, gap: number): number {
  const wished = n > 3 ? gap * 0.66 : gap
  const step = place.corner ? Math.min(wished * 0.9, (place.w - 1.2 * gap) / Math.max(1, n - 1)) : wished
  return (i - (n - 1) / 2) * step
}

const INWARDS: Record<Side, Point> = { bottom: [0, -1], left: [1, 0], top: [0, 1], right: [-1, 0] }

/**
 * Return where the i-th of n pieces stands: in the lane, at corners in the square's lower part; many stand in rows.
 * `gap` is about the size of a piece.
 */
export function standing(place: Place, depth: number, i: number, n: number, gap: number): Point {
  const rows = place.corner ? Math.min(3, Math.ceil(n / 3)) : n > 4 ? 2 : 1
  const long = Math.ceil(n / rows)
  const row = Math.floor(i / long)
  const shift = shiftOf(place, i % long, Math.min(long, n - row * long), gap)
  if (place.corner) return [place.x + place.w / 2 + shift, place.y + place.h - 32 - row * gap * 0.76]
  const [x, y] = lane(place, depth)
  const [right, down] = INWARDS[place.side]
  return right ? [x + right * row * gap * 0.66, y + shift] : [x + shift, y + down * row * gap * 0.66]
}

/** Return where the i-th of n prisoners stands: behind the bars, in the upper part of the corner. */
export function imprisoned(place: Place, i: number, n: number, gap: number, top: number): Point {
  return [place.x + place.w / 2 + shiftOf(place, i, n, gap), place.y + top]
}

/** Return the squares a piece passes from one to another, forwards, or backwards by a few. */
export function way(from: number, to: number, count: number, back: boolean): number[] {
  const step = back ? -1 : 1
  const out = [from]
  for (let at = from; at !== to && out.length <= count;) {
    at = (at + step + count) % count
    out.push(at)
  }
  return out
}
