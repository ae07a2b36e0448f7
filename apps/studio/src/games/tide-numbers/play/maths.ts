import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** Everything that decides what Tide Numbers pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'tide-numbers',
  version: 1,
  /** So many of the numbers from 1 on are drawn, each once. */
  numbers: 40,
  drawn: 10,
  /** Stakes are multiples of this many minor units, so that every pay is whole. */
  stakeUnit: 5,
  /** By how many numbers are marked: the pay for one hit, two hits and so on, in tenths of the stake. */
  tenths: {
    1: [38],
    2: [10, 100],
    3: [0, 30, 450],
    4: [0, 20, 90, 800],
    5: [0, 10, 40, 250, 3200],
    6: [0, 0, 30, 150, 800, 10_000],
  },
} as const

export type MarkCount = keyof typeof maths.tenths

/** The most numbers that can be marked. */
export const mostMarks = 6

/** The exact return by how many numbers are marked, and as it is printed. */
export const returns: Readonly<Record<MarkCount, { of: bigint; in: bigint; percent: string }>> = {
  1: { of: 19n, in: 20n, percent: '95.00' },
  2: { of: 25n, in: 26n, percent: '96.15' },
  3: { of: 945n, in: 988n, percent: '95.65' },
  4: { of: 465n, in: 481n, percent: '96.67' },
  5: { of: 8745n, in: 9139n, percent: '95.69' },
  6: { of: 17_365n, in: 18_278n, percent: '95.00' },
}

/** The span of the returns in percent, as the page prints it. */
export const returnSpan = '95.00–96.67'
/** The least return in percent. */
export const leastReturn = '95.00'

/** Returns what so many hits pay with so many marks, in tenths of the stake. */
export const tenthsFor = (marks: number, hits: number): number => (hits === 0 ? 0 : (maths.tenths[marks as MarkCount][hits - 1] ?? 0)) // a choice has one to six marks

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
