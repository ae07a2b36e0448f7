import { choose, rational, times, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

const isBelow = (a: Rational, b: Rational): boolean => a.of * b.in < b.of * a.in
const pick = (which: 'least' | 'greatest', a: Rational, b: Rational) => (isBelow(a, b) === (which === 'least') ? a : b)

/** The chance that the first so many heaps hold no hedgehog, by counting where hedgehogs can sleep. */
export const chanceOf = (hedgehogs: number, opened: number): Rational =>
  rational(choose(maths.fields - opened, hedgehogs), choose(maths.fields, hedgehogs))

/**
 * The least and the greatest return of any way to play with so many hedgehogs: at every point the player stops or goes on,
 * whichever is worse or better; which heap is opened next makes no difference, since all that are closed are alike. The first
 * heap is always opened, the last that pays ends the round. It reads the mathematics and shares no code with the game.
 */
export function proveHushHedgehog(hedgehogs: number): { least: Rational; greatest: Rational } {
  const pays = maths.hundredths[hedgehogs] ?? []
  const bound = (which: 'least' | 'greatest') => {
    let value = rational(pays.at(-1) ?? 0, 100)
    for (let opened = pays.length - 1; opened >= 0; opened -= 1) {
      const left = maths.fields - opened
      const goingOn = times(rational(left - hedgehogs, left), value)
      value = opened === 0 ? goingOn : pick(which, goingOn, rational(pays[opened - 1] ?? 0, 100))
    }
    return value
  }
  return { least: bound('least'), greatest: bound('greatest') }
}
