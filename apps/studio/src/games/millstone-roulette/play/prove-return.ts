import { plus, rational, times, type Rational } from '../../../engine/fairness/rational.ts'
import { pockets } from '../../../engine/roulette/pockets.ts'
import { spotOf } from './maths.ts'

/** The return of a spot by another way than the game's: how often it wins, times what then comes back. */
export function proveMillstone(id: string): Rational {
  const { covers = [], pays = 0 } = spotOf(id) ?? {}
  return times(rational(new Set(covers).size, pockets.length), plus(rational(pays), rational(1)))
}
