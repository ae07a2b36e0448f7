import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** Everything that decides what Pearl Fall pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'pearl-fall',
  version: 1,
  /** Stakes are multiples of this many minor units, so that every pay is whole. */
  stakeUnit: 10,
  /**
   * By rows of pins and by risk: what the cups pay from the outermost to the middle one, in tenths of the stake. The cups
   * right of the middle pay as those left of it.
   */
  tenths: {
    8: {
      low: [50, 20, 12, 9, 5],
      medium: [120, 30, 12, 7, 4],
      high: [260, 42, 14, 3, 2],
    },
    12: {
      low: [80, 30, 16, 13, 11, 9, 6],
      medium: [250, 80, 40, 20, 11, 6, 3],
      high: [1300, 230, 80, 20, 7, 2, 2],
    },
    16: {
      low: [120, 70, 20, 14, 13, 12, 11, 9, 6],
      medium: [800, 300, 100, 50, 27, 15, 10, 5, 3],
      high: [8000, 1100, 260, 90, 40, 19, 2, 2, 2],
    },
  },
} as const

export type Rows = keyof typeof maths.tenths
export type Risk = 'low' | 'medium' | 'high'
export const rowChoices: readonly Rows[] = [8, 12, 16]
export const riskChoices: readonly Risk[] = ['low', 'medium', 'high']

/** The board before a player has chosen one. */
export const firstBoard: { rows: Rows; risk: Risk } = { rows: 12, risk: 'low' }

/** The exact return of each board, and as it is printed. */
export const returns: Readonly<Record<Rows, Readonly<Record<Risk, { of: bigint; in: bigint; percent: string }>>>> = {
  8: {
    low: { of: 245n, in: 256n, percent: '95.70' },
    medium: { of: 307n, in: 320n, percent: '95.94' },
    high: { of: 613n, in: 640n, percent: '95.78' },
  },
  12: {
    low: { of: 19_701n, in: 20_480n, percent: '96.20' },
    medium: { of: 19_833n, in: 20_480n, percent: '96.84' },
    high: { of: 19_713n, in: 20_480n, percent: '96.25' },
  },
  16: {
    low: { of: 158_607n, in: 163_840n, percent: '96.81' },
    medium: { of: 63_369n, in: 65_536n, percent: '96.69' },
    high: { of: 157_379n, in: 163_840n, percent: '96.06' },
  },
}

/** The span of the returns in percent, as the page prints it. */
export const returnSpan = '95.70–96.84'
/** The least return in percent. */
export const leastReturn = '95.70'

/** Returns what the cups of a board pay from left to right, in tenths of the stake. */
export const cupsOf = (rows: Rows, risk: Risk): number[] => {
  const half = maths.tenths[rows][risk]
  return [...half, ...half.toReversed().slice(1)]
}

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
