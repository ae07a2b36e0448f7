import { createHash } from 'node:crypto'
import { canonicalMaths } from './maths.ts'

/** SHA-256 of the canonical mathematics; real and demo play use the same module. */
export const mathsHash = createHash('sha256').update(canonicalMaths()).digest('hex')
