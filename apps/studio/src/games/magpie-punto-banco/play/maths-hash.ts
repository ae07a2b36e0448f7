import { hashOfMaths } from '../../../engine/fairness/hash-of-maths.ts'
import { canonicalMaths } from './maths.ts'

/** SHA-256 of the table's canonical mathematics. */
export const mathsHash = hashOfMaths(canonicalMaths())
