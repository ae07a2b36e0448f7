import { canonicalText } from '../../../engine/fairness/canonical-text.ts'
import type { RaceMaths } from '../../../engine/virtual/races.ts'

/** The platform's id of the game. */
export const downsGameId = 'curlew-downs'

/** The mathematics of a flat race of eight to twelve horses. */
export const maths: RaceMaths = {
  gameId: downsGameId,
  version: 1,
  fields: [
    [60, 40, 30, 22, 18, 13, 10, 7],
    [48, 40, 33, 26, 20, 15, 10, 8],
    [38, 34, 30, 27, 24, 20, 15, 12],
    [56, 36, 28, 22, 18, 15, 11, 8, 6],
    [42, 36, 30, 25, 21, 17, 13, 9, 7],
    [52, 36, 26, 21, 17, 14, 12, 9, 7, 6],
    [38, 32, 28, 24, 20, 17, 14, 11, 9, 7],
    [46, 34, 26, 20, 17, 14, 12, 10, 8, 7, 6],
    [36, 30, 26, 22, 19, 16, 14, 12, 10, 8, 7],
    [44, 32, 24, 19, 16, 14, 12, 11, 9, 7, 6, 6],
    [34, 29, 25, 21, 18, 16, 14, 12, 10, 8, 7, 6],
    [28, 26, 23, 20, 18, 16, 15, 14, 12, 11, 9, 8],
  ],
  placed: 3,
  returns: { win: 95, place: 95, forecast: 94 },
  price: { least: 101, greatest: 150_000 },
  names: 48,
  course: { fastest: 28_000, times: 1400, gaps: 400, parts: 8, sway: 9 },
}

/** What the bets of each market return in percent, from the least to the greatest. */
export const spans = {
  win: { least: '94.80', greatest: '95.00' },
  place: { least: '94.51', greatest: '95.00' },
  forecast: { least: '93.94', greatest: '94.00' },
}

/** The least return of all, which the catalogue prints, and the span of all. */
export const leastReturn = spans.forecast.least
export const returnSpan = `${leastReturn}–95.00`

/** Returns everything that decides what the game pays as canonical text; its SHA-256 is its `mathsHash`. */
export const canonicalDowns = (): string => canonicalText(maths)
