import { rules } from '../../../engine/baccarat/rules.ts'
import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** Everything that decides what Quince Baccarat pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = { gameId: 'quince-baccarat', version: 1, ...rules } as const

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
