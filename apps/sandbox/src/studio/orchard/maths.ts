/** A symbol of Orchard by its letter in the mathematics. */
export type ReelSymbol = 'W' | 'S' | 'B' | 'P' | 'L' | 'C'

/** Everything that decides what Orchard pays, and nothing else: its canonical text is what `mathsHash` names. */
export const maths = {
  gameId: 'orchard-slot',
  version: 1,
  /** Each strip has 30 stops: W 1, S 2, B 4, P 6, L 8, C 9. A stop is the symbol in the top row; the two after it lie below. */
  strips: ['SLCPBCLPCLPCLSBCLPCBLCPLCPLCWB', 'PLCBLCPLCPWBCSLCPBLCPLSCLBCPLC', 'PCSBCLPCLBCLPSCLPCBLCPLCBPLWCL'],
  /** The row of each reel, left to right: three rows, then two diagonals. */
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  wild: 'W',
  /** What three of a kind pays, times the stake of a line. */
  threeOfAKind: { W: 500, S: 150, B: 40, P: 15, L: 8, C: 4 },
  /** What the first two positions pay when each is C or W and the line has no three of a kind. */
  pair: { of: 'C', pays: 1 },
} as const

/** How many stops a strip has. */
export const stopsPerStrip = 30

/** How many lines every round plays. */
export const lineCount = maths.lines.length

/** What Orchard pays back of all that is staked, in percent: 2629 of 2700, as the enumeration of all its rounds shows. */
export const orchardReturnPercent = ((100 * 2629) / 2700).toFixed(2)

/** The mathematics as one text that never depends on how an object was built: keys in alphabetical order. */
export function canonicalMaths(): string {
  return canonicalText(maths)
}

/** A value as one text with its keys in alphabetical order. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(one)}`).join(',')}}`
}
