/** Splits a name into words without diacritics and case. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Returns whether a name as banks write it ("A. Example", "EXAMPLE ADA", "Mr Ada Maria Example") can be the player's:
 * it has every part of the last name, and the first name or its initial.
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
