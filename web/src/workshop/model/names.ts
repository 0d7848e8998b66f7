// Names while they are typed.

/** Whether a name is the one it was, typed on: half of its letters stand at its beginning or its end. */
export function goesOn(before: string, now: string): boolean {
  const most = Math.min(before.length, now.length)
  let [head, tail] = [0, 0]
  while (head < most && before[head] === now[head]) head++
  while (head + tail < most && before.at(-1 - tail) === now.at(-1 - tail)) tail++
  return (head + tail) * 2 >= before.length
}
