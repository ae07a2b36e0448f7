import { rational, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

/**
 * The exact return of a side and a chance in percent, by looking at every place. It reads the mathematics and shares no
 * code with the game.
 */
export function proveSpiritLevel(side: 'below' | 'above', chance: number): Rational {
  const pay = maths.hundredths[chance] ?? 0
  const limit = side === 'below' ? chance : 100 - chance
  let won = 0
  for (let place = 0; place < maths.places; place += 1) {
    const percent = place / maths.placesPerPercent
    if (side === 'below' ? percent < limit : percent >= limit) won += 1
  }
  return rational(won * pay, maths.places * 100)
}
