import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess, for an address. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** What is kept of a token instead of itself. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
