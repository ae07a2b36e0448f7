import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** The chances that can be chosen, in percent. */
export const leastChance = 2
export const mostChance = 95
/** The return before the pay is rounded down, in percent. */
const returnPercent = 97

/**
 * The pay by the chance in percent, in hundredths of the stake: return divided by chance, rounded down, so that with whole
 * stakes every win is exact.
 */
const hundredths = Object.fromEntries(
  Array.from({ length: mostChance - leastChance + 1 }, (_, at) => leastChance + at).map((chance) => [
    chance,
    Math.floor((returnPercent * 100) / chance),
  ]),
)

/** Everything that decides what Spirit Level pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'spirit-level',
  version: 1,
  /** Stakes are multiples of this many minor units, so that every pay is whole. */
  stakeUnit: 100,
  /** The bubble rests at one of so many places, from 0 on. */
  places: 10_000,
  /** So many places are one percent. Below wins beneath chance × this, above from the place that leaves as many. */
  placesPerPercent: 100,
  returnPercent,
  hundredths,
}

/** The span of the returns in percent, as the page prints it. */
export const returnSpan = '96.12–97.00'
/** The least return in percent. */
export const leastReturn = '96.12'

/** Returns what a chance in percent pays, in hundredths of the stake. */
export const hundredthsFor = (chance: number): number => maths.hundredths[chance] ?? 0

/** Returns the exact return of a chance in percent, as it is printed. */
export const returnOf = (chance: number): string => ((chance * hundredthsFor(chance)) / 100).toFixed(2)

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
