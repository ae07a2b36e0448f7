import { sharedWheel } from '../../../engine/roulette/shared-wheel.ts'
import { spotOf, stillwaterId, winOf } from './maths.ts'

/** The table of the wheel. */
export const stillwaterTable = sharedWheel({ gameId: stillwaterId, label: 'stillwater', spotOf, winOf })
