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

/** Return where the i-th of n pieces stands: in the lane, at corners in the square's lower part. */
export function standing(place: Place, depth: number, i: number, n: number, gap: number): Point {
  const shift = (i - (n - 1) / 2) * (n > 3 ? gap * 0.66 : gap)
  if (place.corner) return [place.x + place.w / 2 + shift * 0.9, place.y + place.h - 32]
  const [x, y] = lane(place, depth)
  return place.side === "bottom" || place.side === "top" ? [x + shift, y] : [x, y + shift]
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
