/** How an answer can be compressed that many are sent, the tighter first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** How an answer can be compressed that is made for one, the cheaper first. */
export const encodingsForOne = ['zstd', ...encodings] as const
export type EncodingForOne = (typeof encodingsForOne)[number]

/**
 * Returns the encoding that a browser likes best, by its `Accept-Encoding`, and of those that it likes alike the first
 * that is offered; undefined if it takes none.
 */
export function encodingOf(accepted: string | undefined): Encoding | undefined
export function encodingOf<Name extends string>(accepted: string | undefined, offered: readonly Name[]): Name | undefined
export function encodingOf(accepted: string | undefined, offered: readonly string[] = encodings): string | undefined {
  if (!accepted) return undefined
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf))
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  return offered.filter((name) => weight(name) > 0).toSorted((a, b) => weight(b) - weight(a))[0]
}

/** Reads `gzip;q=0.5`; a weight that is no number counts as none. */
function weightOf(one: string): readonly [string, number] {
  const [name = '', ...given] = one.split(';').map((part) => part.trim())
  const weight = given.find((part) => part.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
