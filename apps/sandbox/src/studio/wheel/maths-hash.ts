import { createHash } from 'node:crypto'
import { canonicalWheel } from './maths.ts'

/** SHA-256 of the table's canonical mathematics. */
export const wheelHash = createHash('sha256').update(canonicalWheel()).digest('hex')
