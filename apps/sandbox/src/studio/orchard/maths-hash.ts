import { createHash } from 'node:crypto'
import { canonicalMaths } from './maths.ts'

/** SHA-256 of the canonical mathematics: the same in real and in demo play, because both play the same module. */
export const mathsHash = createHash('sha256').update(canonicalMaths()).digest('hex')
