// The middle drawing of each edition, made of lines; 200 × 200. Everything here is computed, nothing is copied.

type Point = readonly [number, number]

const line = (points: Point[], closed = false): string =>
  "M" + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + (closed ? "Z" : "")

const round = (r: number, t: number): Point => [100 + r * Math.cos(t), 100 + r * Math.sin(t)]
const TAU = 2 * Math.PI

/** A stream of numbers from 0 to 1, the same one every time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The rosette of a banknote. */
function rosette(): string {
  const rings = [
    [84, 9, 24, 5],
    [66, 13, 14, 6],
    [42, 15, 9, 6],
    [20, 9, 6, 4],
  ] as const
  return rings
    .flatMap(([r, a, waves, copies]) =>
      Array.from({ length: copies }, (_, j) => {
        const points = Array.from({ length: 180 }, (_, i): Point => {
          const t = (TAU * i) / 180
          return round(r + a * Math.sin(waves * t + (j * TAU) / copies) * (0.75 + 0.25 * Math.cos(3 * t)), t)
        })
        return `<path d="${line(points, true)}"/>`
      }),
    )
    .join("")
}

/** Ridge after ridge, with a low sun. */
function alps(): string {
  const next = numbers(19)
  const between = (low: number, high: number): number => low + (high - low) * next()
  const ridges = Array.from({ length: 22 }, (_, k) => {
    const far = 1 - k / 22
    const peaks = Array.from(
      { length: 5 },
      () => [between(8, 192), between(16, 34), between(0.4, 1) * 34 * far + 2] as const,
    )
    const points = Array.from({ length: 81 }, (_, i): Point => {
      const x = i * 2.5
      const high = Math.max(...peaks.map(([c, w, a]) => a * Math.max(0, 1 - Math.abs(x - c) / w)))
      return [x, 74 + k * 5.9 - high - 1.2 * Math.sin(x * 0.31 + k * 1.7) - 0.7 * Math.sin(x * 0.83 + 3 * k)]
    })
    return `<path class="ground" d="${line([...points, [200, 200], [0, 200]], true)}"/><path d="${line(points)}"/>`
  })
  return `<circle class="sun" cx="150" cy="42" r="14"/>${ridges.join("")}`
}

/** A compass with marks of our own around it. */
function compass(): string {
  const out = [92, 84, 60, 36].map((r) => `<circle cx="100" cy="100" r="${r}"/>`)
  for (let i = 0; i < 96; i++)
    out.push(`<path d="${line([round(84, (TAU * i) / 96), round(i % 4 ? 81 : 78, (TAU * i) / 96)])}"/>`)
  for (let i = 0; i < 16; i++) {
    const t = (TAU * i) / 16 - TAU / 4
    const long = i % 4 === 0 ? 80 : i % 2 === 0 ? 58 : 46
    for (const [sign, fill] of [
      [1, 0.3],
      [-1, 0],
    ] as const) {
      const side = t + sign * (Math.PI / 16) * (i % 4 === 0 ? 1.6 : 1.2)
      out.push(
        `<path d="${line([round(long, t), round(17, side), [100, 100]], true)}"` +
          ` fill="currentColor" fill-opacity="${fill}"/>`,
      )
    }
  }
  const marks = [
    "M0-2.5V2.5M0-2.5 2-1",
    "M-1.5-2.5V2.5M-1.5-2.5 1.5 0-1.5 1",
    "M-1.5 2.5 0-2.5 1.5 2.5",
    "M-1.5-2.5 1.5 2.5M1.5-2.5-1.5 2.5",
  ]
  for (let i = 0; i < 24; i++) {
    const t = (TAU * i) / 24 + 0.13
    const [x, y] = round(88, t)
    out.push(
      `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})` +
        ` rotate(${((t * 360) / TAU + 90).toFixed(0)})" d="${marks[i % 4]}"/>`,
    )
  }
  return out.join("")
}

/** A horseshoe in a ring of twelve. */
function horseshoe(): string {
  const shoe =
    '<path d="M-21 30C-37 8-31-32 0-32S37 8 21 30L11 27C24 6 20-20 0-20S-24 6-11 27Z"/>' +
    '<path d="M-20.5 20-17.5 18.5M-24.5 8h3.5M-24-6l3.2 1.2M-17-19l2 2.4M20.5 20 17.5 18.5M24.5 8H21' +
    'M24-6l-3.2 1.2M17-19l-2 2.4" stroke-width="2.2"/>'
  const ring = Array.from(
    { length: 12 },
    (_, i) => `<g transform="rotate(${i * 30} 100 100) translate(100 24) scale(.3)">${shoe}</g>`,
  )
  const rings = [94, 91, 62, 59].map((r) => `<circle cx="100" cy="100" r="${r}"/>`)
  return `<g transform="translate(100 98) scale(1.15)">${shoe}</g>${ring.join("")}${rings.join("")}`
}

/** A football pitch. */
function pitch(): string {
  const stripes = [0, 2, 4, 6, 8].map(
    (i) =>
      `<rect x="${10 + i * 18}" y="22" width="18" height="156" stroke="none" fill="currentColor" opacity=".12"/>`,
  )
  return (
    stripes.join("") +
    '<rect x="10" y="22" width="180" height="156"/><path d="M100 22v156"/>' +
    '<circle cx="100" cy="100" r="26"/><circle cx="100" cy="100" r="1.5" fill="currentColor"/>' +
    '<path d="M10 58h30v84H10M10 78h11v44H10M190 58h-30v84h30M190 78h-11v44h11M40 84a20 20 0 0 1 0 32' +
    'M160 84a20 20 0 0 0 0 32"/>' +
    '<path d="M10 28a6 6 0 0 0 6-6M184 22a6 6 0 0 0 6 6M190 172a6 6 0 0 0-6 6M16 178a6 6 0 0 0-6-6"/>'
  )
}

/** Rings, for an edition we do not know. */
const plain = (): string => [90, 74, 58, 42, 26].map((r) => `<circle cx="100" cy="100" r="${r}"/>`).join("")

const DRAW: Record<string, () => string> = { rosette, alps, compass, horseshoe, pitch, plain }
const made = new Map<string, string>()

/** Return a drawing; it is made once. */
export function art(name: string): string {
  if (!made.has(name)) made.set(name, (DRAW[name] ?? plain)())
  return made.get(name)!
}

/** Drawings that fill their frame, others stand in the middle of it. */
export const fills = (name: string): boolean => name === "alps" || name === "pitch"

/** The mark of the house: three waves around a circle. */
export const mark = ((): string => {
  const wave = (j: number): Point[] =>
    Array.from({ length: 72 }, (_, i): Point => {
      const t = (TAU * i) / 72
      const r = 7.5 + 2.6 * Math.sin(6 * t + j * 2.1)
      return [12 + r * Math.cos(t), 12 + r * Math.sin(t)]
    })
  return [0, 1, 2].map((j) => `<path d="${line(wave(j), true)}"/>`).join("")
})()
