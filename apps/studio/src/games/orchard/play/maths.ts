import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** A symbol of Orchard by its letter. */
export type ReelSymbol = 'W' | 'S' | 'B' | 'P' | 'L' | 'C'

/** Everything that decides what Orchard pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'orchard-slot',
  version: 1,
  /**
   * Each strip has 30 stops: W 1, S 2, B 4, P 6, L 8, C 9. A stop is the symbol in the top row; the next two are below
   * it.
   */
  strips: ['SLCPBCLPCLPCLSBCLPCBLCPLCPLCWB', 'PLCBLCPLCPWBCSLCPBLCPLSCLBCPLC', 'PCSBCLPCLBCLPSCLPCBLCPLCBPLWCL'],
  /** The row on each reel, left to right: three rows, then two diagonals. */
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  wild: 'W',
  /** The pay of three of a kind, times the line stake. */
  threeOfAKind: { W: 500, S: 150, B: 40, P: 15, L: 8, C: 4 },
  /** The pay of C or W in both of the first two positions, if the line has no three of a kind. */
  pair: { of: 'C', pays: 1 },
} as const

/** The number of stops on a strip. */
export const stopsPerStrip = 30

/** The number of lines in every round. */
export const lineCount = maths.lines.length

/** Orchard's return to player in percent: 2629 of 2700, by enumeration of all its rounds. */
export const orchardReturnPercent = ((100 * 2629) / 2700).toFixed(2)

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
