import { rules } from '../../../engine/baccarat/rules.ts'
import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** The platform's id of the table. */
export const magpieId = 'magpie-punto-banco'

/** Everything that decides what the table pays, and nothing else; `mathsHash` covers its canonical text. */
const maths = { gameId: magpieId, version: 1, ...rules } as const

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
