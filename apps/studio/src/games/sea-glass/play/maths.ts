import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** A piece of Sea Glass by its letter, from the rarest to the commonest. */
export type Piece = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/** Everything that decides what Sea Glass pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'sea-glass',
  version: 1,
  /** Each strip has 24 stops. A stop is the piece in the top row; the next four are below it. What falls in comes from above it. */
  strips: [
    'FCCADFBDDBFACFEEFBEECEDF',
    'EAEBFDDAFCEFDFCBBECFEFDC',
    'DABCEFFDAFDFCCDFFEEEBCBE',
    'FBECFDFAACEFEDDDCECFFBEB',
    'BACFDFDEBCDEFEACEEFBDFFC',
  ],
  rows: 5,
  /** So many pieces of a kind that touch side by side are a cluster. */
  leastCluster: 4,
  /**
   * The pay of a cluster of four, five and so on, times a twentieth of the stake; the last holds for every larger one.
   */
  pays: {
    A: [80, 200, 800],
    B: [40, 100, 250, 800],
    C: [12, 30, 80, 200, 600],
    D: [6, 13, 32, 80, 200, 600],
    E: [4, 8, 16, 40, 100, 300],
    F: [3, 5, 10, 20, 50, 160],
  },
  stakeParts: 20,
  /** What the clusters of the first, second, third and every later wave pay is taken so many times. */
  waves: [1, 2, 3, 5],
} as const

export const stopsPerStrip = 24

/** Sea Glass's exact return: a fraction, by playing all 7,962,624 rounds that its stops can give. */
export const exactReturn = { of: 76496879n, in: 79626240n }

/** Sea Glass's return to player in percent. */
export const returnPercent = '96.07'

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
