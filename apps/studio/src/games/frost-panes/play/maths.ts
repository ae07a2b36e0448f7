import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** What can be behind a pane, by its letter. */
export type Kind = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'

/** Everything that decides what Frost Panes pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'frost-panes',
  version: 1,
  panes: 9,
  /** A window wins if a kind is behind so many panes. */
  alike: 3,
  /** So many windows in all, as in a printed series; each round draws one of them anew. */
  windows: 100_000,
  /** What three of a kind pay, times the stake, and in how many of the windows. */
  prizes: {
    A: { times: 1000, windows: 4 },
    B: { times: 200, windows: 30 },
    C: { times: 50, windows: 150 },
    D: { times: 20, windows: 600 },
    E: { times: 10, windows: 1200 },
    F: { times: 5, windows: 3000 },
    G: { times: 3, windows: 5000 },
    H: { times: 2, windows: 12_300 },
  },
} as const

/** The kinds from the greatest prize to the least. */
export const kinds = Object.keys(maths.prizes) as Kind[] // the table has these keys only

/** Frost Panes' exact return. */
export const exactReturn = { of: 961n, in: 1000n }

/** Frost Panes' return to player in percent. */
export const returnPercent = '96.10'

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
