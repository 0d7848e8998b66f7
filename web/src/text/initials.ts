/** Return a short mark for each name: the first letter; where two names begin alike two, or a number of two digits. */
export function initials(names: string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "")
  return names.map((name, i) => {
    const letters = [...name.trim()]
    const shared = first.some((letter, j) => j !== i && letter === first[i] && letter !== "")
    const number = /\d+$/.exec(name.trim())?.[0] ?? ""
    if (number.length === 2) return shared ? number : first[i]!
    return shared ? first[i] + (number || (letters[1] ?? "")) : first[i]!
  })
}
