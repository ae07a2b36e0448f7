import { canonicalText } from '../../../engine/fairness/canonical-text.ts'
import { pockets, plainSpots, tableOf, type Spot } from '../../../engine/roulette/pockets.ts'

/** The platform's id of the table. */
export const wheelGameId = 'orchard-wheel'

/** The table's return to player in percent, the same on every spot: 36 of the number of pockets. */
export const wheelReturnPercent = ((100 * 36) / pockets.length).toFixed(2)

/** Every spot of the table. */
export const spots: readonly Spot[] = plainSpots

/** What its spots are and pay. */
export const { spotOf, winOf } = tableOf(spots)

/** Returns everything that decides what the wheel pays as canonical text; its SHA-256 is the table's `mathsHash`. */
export const canonicalWheel = (): string => canonicalText({ gameId: wheelGameId, version: 1, pockets, spots })
