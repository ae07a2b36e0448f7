import { hashOfMaths } from '../../../engine/fairness/hash-of-maths.ts'
import { canonicalMaths } from './maths.ts'

/** SHA-256 of the canonical mathematics; real and demo play use the same module. */
export const mathsHash = hashOfMaths(canonicalMaths())
