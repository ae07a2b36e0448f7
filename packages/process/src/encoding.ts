/** How an answer can be compressed, the tighter first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Returns the encoding that a browser likes best, by its `Accept-Encoding`; undefined if it takes none of ours. */
export function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf))
  const weight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const best = weight('gzip') > weight('br') ? 'gzip' : 'br'
  return weight(best) > 0 ? best : undefined
}

/** Reads `gzip;q=0.5`; a weight that is no number counts as none. */
function weightOf(one: string): readonly [string, number] {
  const [name = '', ...given] = one.split(';').map((part) => part.trim())
  const weight = given.find((part) => part.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
