import { plus, rational, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

/** The exact return, the mean square of what a round pays, and how often any prize comes. It reads the mathematics and shares no code with the game. */
export function proveFrostPanes(): { total: Rational; square: Rational; hit: Rational } {
  const prizes = Object.values(maths.prizes)
  return {
    total: plus(...prizes.map(({ times, windows }) => rational(times * windows, maths.windows))),
    square: plus(...prizes.map(({ times, windows }) => rational(times ** 2 * windows, maths.windows))),
    hit: plus(...prizes.map(({ windows }) => rational(windows, maths.windows))),
  }
}
