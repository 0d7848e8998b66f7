// The throws of two dice as keys: their order says nothing, so there are 21.
export type Pair = readonly [number, number]

/** Three rows of seven; each row goes up from a double, and ends beside the higher doubles. */
export const KEYS: readonly (readonly Pair[])[] = [
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [6, 6],
  ],
  [
    [2, 2],
    [2, 3],
    [2, 4],
    [2, 5],
    [2, 6],
    [5, 5],
    [5, 6],
  ],
  [
    [3, 3],
    [3, 4],
    [3, 5],
    [3, 6],
    [4, 4],
    [4, 5],
    [4, 6],
  ],
]

/** What typing a key adds to the dice so far: digits fill the white dice, then the speed die. */
export function typedOn(so: string[], key: string, faces: string[], dice: number): string[] {
  const next = so.length >= dice ? [] : so
  const fits = next.length < 2 ? /^[1-6]$/.test(key) : faces.includes(key)
  return fits ? [...next, key] : so
}
