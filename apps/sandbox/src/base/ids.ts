import { randomBytes } from 'node:crypto'

/** A new identifier with a prefix that says what it names, such as `pay_4f…` (96 random bits). */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
