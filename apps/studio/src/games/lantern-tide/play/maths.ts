import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** A symbol of Lantern Tide by its letter: W is wild, S the scatter. */
export type TideSymbol = 'W' | 'S' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'

/** Everything that decides what Lantern Tide pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'lantern-tide',
  version: 1,
  /** Each strip has 32 stops. A stop is the symbol in the top row; the next two are below it. */
  strips: [
    'ACFBDFEDGAECBGEFDEGCFDBCGSEFGEFG',
    'AEFGDSCEFGDCAEGCBDGFCEFBGDFGEWFB',
    'GCBDABFGEDFGWEGFECSFCGFBDGEWADFE',
    'BDAGFDCEADFSGCFBGFCEDWEFGECGBFEG',
    'AGDCFGBCEBADSEDFGCEDFBECGFEGFEGF',
  ],
  /** The row on each reel, left to right. */
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 2, 0, 2, 0],
    [2, 0, 2, 0, 2],
    [0, 2, 2, 2, 0],
  ],
  /** It stands for every symbol but the scatter. */
  wild: 'W',
  /** The pay of three, four and five of a kind from the left, times the line stake. */
  kinds: {
    A: [50, 250, 2000],
    B: [30, 150, 750],
    C: [20, 80, 300],
    D: [16, 64, 250],
    E: [8, 32, 150],
    F: [7, 26, 110],
    G: [6, 24, 100],
  },
  /** Three, four and five scatters anywhere: the pay times the whole stake, and the free spins. */
  scatter: { symbol: 'S', pays: [2, 10, 100], freeSpins: [10, 15, 25] },
  /** What free spins pay is multiplied by this; scatters in them bring further ones. */
  freeSpinMultiplier: 3,
} as const

/** The number of stops on a strip. */
export const stopsPerStrip = 32

/** The number of lines in every round. */
export const lineCount = maths.lines.length

/** The return to player: 126572885306419 of 130449070358528, by enumeration (`exact-return.test.ts`). */
export const returnPercent = ((100 * 126_572_885_306_419) / 130_449_070_358_528).toFixed(2)

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
