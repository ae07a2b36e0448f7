import { canonicalText } from '../../../engine/fairness/canonical-text.ts'
import type { RaceMaths } from '../../../engine/virtual/races.ts'

/** The platform's id of the game. */
export const dogsGameId = 'lamplight-dogs'

/** The mathematics of a race of six dogs. */
export const maths: RaceMaths = {
  gameId: dogsGameId,
  version: 1,
  fields: [
    [34, 20, 16, 12, 10, 8],
    [30, 22, 17, 13, 10, 8],
    [28, 24, 16, 14, 10, 8],
    [26, 21, 18, 15, 12, 8],
    [24, 20, 18, 15, 13, 10],
    [22, 20, 18, 16, 14, 10],
    [32, 26, 14, 12, 9, 7],
    [36, 18, 15, 13, 10, 8],
    [25, 25, 15, 15, 10, 10],
    [21, 19, 18, 16, 14, 12],
    [40, 17, 14, 12, 9, 8],
    [29, 19, 17, 14, 12, 9],
  ],
  placed: 2,
  returns: { win: 95, place: 95, forecast: 94 },
  price: { least: 101, greatest: 50_000 },
  names: 36,
  course: { fastest: 24_000, times: 1200, gaps: 420, parts: 7, sway: 13 },
}

/** What the bets of each market return in percent, from the least to the greatest. */
export const spans = {
  win: { least: '94.68', greatest: '95.00' },
  place: { least: '94.51', greatest: '95.00' },
  forecast: { least: '93.90', greatest: '94.00' },
}

/** The least return of all, which the catalogue prints, and the span of all. */
export const leastReturn = spans.forecast.least
export const returnSpan = `${leastReturn}–95.00`

/** Returns everything that decides what the game pays as canonical text; its SHA-256 is its `mathsHash`. */
export const canonicalDogs = (): string => canonicalText(maths)
