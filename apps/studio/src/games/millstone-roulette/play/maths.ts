import { canonicalText } from '../../../engine/fairness/canonical-text.ts'
import { borderSpots } from '../../../engine/roulette/border-spots.ts'
import { plainSpots, pockets, tableOf, type Spot } from '../../../engine/roulette/pockets.ts'

const gameId = 'millstone-roulette'

/** Every spot of the table. */
export const spots: readonly Spot[] = [...plainSpots, ...borderSpots]

/** What its spots are and pay. */
export const { spotOf, winOf } = tableOf(spots)

/** The return to player in percent, the same on every spot: 36 of the number of pockets. */
export const returnPercent = ((100 * 36) / pockets.length).toFixed(2)

/** Returns everything that decides what the table pays as canonical text; its SHA-256 is the game's `mathsHash`. */
export const canonicalMaths = (): string => canonicalText({ gameId, version: 1, pockets, spots })

/** The platform's id of the game. */
export const millstoneId = gameId
