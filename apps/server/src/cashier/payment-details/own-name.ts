/** A name as words without marks and case. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether a name, as a bank writes it ("A. Example", "EXAMPLE ADA", "Mr Ada Maria Example"), can be a player's: every part of the last
 * name is there, and beside it the first name or its initial.
 */
export function isOwnName(written: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean {
  const there = wordsOf(written)
  const rest = [...there]
  for (const part of wordsOf(lastName)) {
    const place = rest.indexOf(part)
    if (place === -1) return false
    rest.splice(place, 1)
  }
  const given = wordsOf(firstName)
  return given.length === 0 || rest.some((word) => given.some((name) => word === name || word === name[0]))
}
