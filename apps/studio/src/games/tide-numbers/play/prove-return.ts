import { choose, plus, rational, times, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

/**
 * The exact return with so many marks, the mean square of what a round pays, and how often any prize comes. The numbers drawn are as good as any, so it counts the
 * selections of marks of which so many are among them. It reads the mathematics and shares no code with the game.
 */
export function proveTideNumbers(marks: keyof typeof maths.tenths): { total: Rational; square: Rational; hit: Rational } {
  const all = choose(maths.numbers, marks)
  const chanceOf = (hits: number) => rational(choose(maths.drawn, hits) * choose(maths.numbers - maths.drawn, marks - hits), all)
  const parts = maths.tenths[marks].map((tenths, at) => ({ pay: rational(tenths, 10), chance: chanceOf(at + 1) }))
  return {
    total: plus(...parts.map(({ pay, chance }) => times(pay, chance))),
    square: plus(...parts.map(({ pay, chance }) => times(pay, pay, chance))),
    hit: plus(...parts.filter(({ pay }) => pay.of > 0n).map(({ chance }) => chance)),
  }
}
