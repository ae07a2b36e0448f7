import { canonicalText } from '../../../engine/fairness/canonical-text.ts'
import { numbers, plainSpots, pockets, tableOf, type Spot } from '../../../engine/roulette/pockets.ts'

const gameId = 'millstone-roulette'

/** Spots on the borders of numbers; their ids are what they cover, such as `n17-n20`. */
const between = (pays: number, ...covers: number[]): Spot => ({ id: covers.map((number) => `n${number}`).join('-'), covers, pays })
const rowStarts = numbers.filter((number) => number % 3 === 1)
const onward = numbers.filter((number) => number <= 33)

/** The spots on borders: splits, streets and trios, corners and the first four, six lines. */
export const borderSpots: readonly Spot[] = [
  ...[1, 2, 3].map((number) => between(17, 0, number)),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => between(17, number, number + 1)),
  ...onward.map((number) => between(17, number, number + 3)),
  ...rowStarts.map((first) => between(11, first, first + 1, first + 2)),
  between(11, 0, 1, 2),
  between(11, 0, 2, 3),
  between(8, 0, 1, 2, 3),
  ...onward.filter((number) => number % 3 !== 0).map((number) => between(8, number, number + 1, number + 3, number + 4)),
  ...rowStarts.slice(0, -1).map((first) => between(5, first, first + 1, first + 2, first + 3, first + 4, first + 5)),
]

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
