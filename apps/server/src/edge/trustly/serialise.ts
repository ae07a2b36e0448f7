/** Far more than any message of Trustly's holds: deeper ones are refused before their signature is known. */
const mostDepth = 8

/**
 * The text of a message's data over which Trustly signs: an object is its keys in the order of their code units, each followed by its
 * value; a list its elements in their order; null is empty. Nothing stands between them.
 */
export function serialise(value: unknown, depth = 0): string {
  if (depth > mostDepth) throw new RangeError('a message of Trustly holds too much in one another')
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => serialise(one, depth + 1)).join('')
  if (typeof value !== 'object') return String(value)
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([key, held]) => key + serialise(held, depth + 1)).join('')
}
