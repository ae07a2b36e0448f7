import { randomBytes } from 'node:crypto'

/** Returns a new identifier with a prefix for its kind, such as `pay_4f…` (96 random bits). */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
