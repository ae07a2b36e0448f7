import { plus, rational, times, type Rational } from '../fairness/rational.ts'
import { pockets, type Spot } from './pockets.ts'

/** The exact return of a spot by another way than the tables': how often it wins, times what then comes back. */
export const proveSpot = ({ covers, pays }: Pick<Spot, 'covers' | 'pays'>): Rational =>
  times(rational(new Set(covers).size, pockets.length), plus(rational(pays), rational(1)))
