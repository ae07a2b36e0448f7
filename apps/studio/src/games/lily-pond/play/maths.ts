import { prices, usualPrice, wholeTicket, type BingoMaths, type Goal, type Jackpot, type Plan } from '../../../engine/bingo/room.ts'
import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** Returns the cells of a drawing of five rows: those with a #. */
const cellsOf = (drawing: string) => [...drawing.replaceAll(' ', '')].flatMap((mark, cell) => (mark === '#' ? [cell] : []))

const five = [0, 1, 2, 3, 4]
const lines: Goal = [
  ...five.map((row) => five.map((column) => row * 5 + column)),
  ...five.map((column) => five.map((row) => row * 5 + column)),
  cellsOf('#.... .#... ..#.. ...#. ....#'),
  cellsOf('....# ...#. ..#.. .#... #....'),
]

/** A line, and then the pattern of the game. */
const game = (name: string, jackpot: Jackpot | null = null): Plan => ({
  name,
  prizes: [
    { goal: 'line', share: 25 },
    { goal: name, share: 60 },
  ],
  jackpot,
})

/** Everything that decides what Lily Pond pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths: BingoMaths = {
  gameId: 'lily-pond',
  version: 1,
  balls: 75,
  tickets: 'cards',
  goals: {
    line: lines,
    corners: [cellsOf('#...# ..... ..... ..... #...#')],
    x: [cellsOf('#...# .#.#. ..#.. .#.#. #...#')],
    diamond: [cellsOf('..#.. .#.#. #...# .#.#. ..#..')],
    frame: [cellsOf('##### #...# #...# #...# #####')],
    [wholeTicket]: [cellsOf('##### ##### ##### ##### #####')],
  },
  programme: [game('corners'), game('x'), game('diamond'), game('frame'), game(wholeTicket, { calls: 49, pays: 5000 })],
  prices,
  usualPrice,
  most: 24,
}

/** The exact return: prizes of 17/20 of the sales, and what the jackpot of the last game returns of each of its tickets. */
export const exactReturn = {
  prizes: { of: 17n, in: 20n },
  jackpot: { of: 812_037_800n, in: 66_238_993_967n },
  jackpotChance: { of: 4_060_189n, in: 1_655_974_849_175n },
  /** Without and with the jackpot, as it is printed. */
  percent: '85.00',
  percentWithJackpot: '86.23',
}

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
