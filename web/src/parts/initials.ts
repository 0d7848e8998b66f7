/** Return a short mark for each name: the first letter, or two where two names begin alike. */
export function initials(names: string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "")
  return names.map((name, i) => {
    const letters = [...name.trim()]
    const shared = first.some((letter, j) => j !== i && letter === first[i] && letter !== "")
    const last = letters.findLast((c) => /\d/.test(c)) ?? letters[1] ?? ""
    return shared ? first[i] + last : first[i]!
  })
}
