import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** The platform's id of the game. */
export const leagueGameId = 'hedgerow-league'

/** The mathematics of the league. Strengths are percent of the league's mean; a low defence lets few goals in. */
export const maths = {
  gameId: leagueGameId,
  version: 1,
  clubs: [
    { name: 'Alder Vale', attack: 124, defence: 82 },
    { name: 'Bracken Bay', attack: 118, defence: 88 },
    { name: 'Cinder Hill', attack: 114, defence: 90 },
    { name: 'Dunlin Shore', attack: 110, defence: 96 },
    { name: 'Elder Ridge', attack: 108, defence: 92 },
    { name: 'Fern Cote', attack: 105, defence: 98 },
    { name: 'Gorse Mill', attack: 102, defence: 95 },
    { name: 'Heron Quay', attack: 101, defence: 102 },
    { name: 'Ivy Brook', attack: 98, defence: 97 },
    { name: 'Juniper Cross', attack: 97, defence: 103 },
    { name: 'Kestrel Heath', attack: 95, defence: 104 },
    { name: 'Lark Moor', attack: 93, defence: 100 },
    { name: 'Mistle Green', attack: 90, defence: 106 },
    { name: 'Nightjar Wood', attack: 88, defence: 110 },
    { name: 'Osier Fen', attack: 84, defence: 112 },
    { name: 'Pebble Point', attack: 80, defence: 118 },
  ],
  /** The mean of goals in hundredths, at home and away, between clubs of mean strength. */
  mean: { home: 152, away: 118 },
  /** The most goals of a club in a match, and what the weight of no goal is. */
  most: 9,
  one: 10_000_000,
  /** What each market returns at most, in percent, before its prices are rounded down. */
  returns: { result: 95, goals: 95, both: 95, score: 93 },
  /** Scores that can be bet on go up to this for each club. */
  scores: 3,
  price: { least: 101, greatest: 50_000 },
  legs: 8,
} as const

/** What the bets of each market return in percent, from the least to the greatest. */
export const spans = {
  result: { least: '94.34', greatest: '95.00' },
  goals: { least: '94.49', greatest: '94.99' },
  both: { least: '94.46', greatest: '95.00' },
  score: { least: '92.83', greatest: '93.00' },
}

/** The least return of all single bets, which the catalogue prints, and the span of all. */
export const leastReturn = spans.score.least
export const returnSpan = `${leastReturn}–95.00`

/** Returns everything that decides what the game pays as canonical text; its SHA-256 is its `mathsHash`. */
export const canonicalLeague = (): string => canonicalText(maths)
