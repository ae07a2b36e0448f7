/** Far deeper than any message of Trustly's; deeper ones are refused before their signature is checked. */
const mostDepth = 8

/**
 * Serialises a message's data for Trustly's signature: objects as keys in code unit order, each followed by its value;
 * lists in order; null as nothing. No separators.
 */
export function serialise(value: unknown, depth = 0): string {
  if (depth > mostDepth) throw new RangeError('a message of Trustly holds too much in one another')
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => serialise(one, depth + 1)).join('')
  if (typeof value !== 'object') return String(value)
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([key, held]) => key + serialise(held, depth + 1)).join('')
}
