import { hashOfMaths } from '../../../engine/fairness/hash-of-maths.ts'
import { canonicalLeague } from './maths.ts'

/** SHA-256 of the game's canonical mathematics. */
export const mathsHash = hashOfMaths(canonicalLeague())
