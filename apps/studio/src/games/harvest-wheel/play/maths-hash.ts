import { hashOfMaths } from '../../../engine/fairness/hash-of-maths.ts'
import { canonicalWheel } from './maths.ts'

/** SHA-256 of the table's canonical mathematics. */
export const wheelHash = hashOfMaths(canonicalWheel())
