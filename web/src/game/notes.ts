// Banknotes of a hand, for those who like to see them.

type Notes = [note: number, count: number][]

/**
 * A sum in notes. What everybody begins with lies there as the book sorts it, the bonus of a speed table on top in few
 * notes. Which notes change hands nobody says, so from the first payment on a hand is shown in as few as possible.
 */
export function inNotes(sum: number, bonus: number, printed: Notes): Notes {
  const extra = new Map(fewest(bonus, printed))
  const dealt = printed.map(([note, count]): [number, number] => [note, count + (extra.get(note) ?? 0)])
  return sum === worth(dealt) ? dealt : fewest(sum, printed)
}

const worth = (notes: Notes): number => notes.reduce((all, [note, count]) => all + note * count, 0)

function fewest(sum: number, printed: Notes): Notes {
  let rest = sum
  const out: Notes = []
  for (const [note] of [...printed].sort((a, b) => b[0] - a[0])) {
    if (rest >= note) out.push([note, Math.floor(rest / note)])
    rest %= note
  }
  return out
}
