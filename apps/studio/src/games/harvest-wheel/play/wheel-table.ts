import { sharedWheel } from '../../../engine/roulette/shared-wheel.ts'
import { spotOf, wheelGameId, winOf } from './maths.ts'

/** The table of the wheel. */
export const wheelTable = sharedWheel({ gameId: wheelGameId, label: 'wheel', spotOf, winOf })
