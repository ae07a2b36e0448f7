import { prices, usualPrice, wholeTicket, type BingoMaths } from '../../../engine/bingo/room.ts'
import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

const row = (at: number) => Array.from({ length: 9 }, (_, column) => at * 9 + column)

/** Everything that decides what Dovecote pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths: BingoMaths = {
  gameId: 'dovecote',
  version: 1,
  balls: 90,
  tickets: 'lines',
  goals: {
    line: [row(0), row(1), row(2)],
    twoLines: [
      [...row(0), ...row(1)],
      [...row(0), ...row(2)],
      [...row(1), ...row(2)],
    ],
    [wholeTicket]: [[...row(0), ...row(1), ...row(2)]],
  },
  programme: [
    {
      name: wholeTicket,
      prizes: [
        { goal: 'line', share: 15 },
        { goal: 'twoLines', share: 20 },
        { goal: wholeTicket, share: 50 },
      ],
      jackpot: { calls: 42, pays: 5000 },
    },
  ],
  prices,
  usualPrice,
  most: 24,
}

/** The exact return: prizes of 17/20 of the sales, and what the jackpot returns of each ticket; and as it is printed. */
export const exactReturn = {
  prizes: { of: 17n, in: 20n },
  jackpot: { of: 80_290_000n, in: 7_452_810_783n },
  jackpotChance: { of: 16_058n, in: 7_452_810_783n },
  percent: '86.08',
}

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
