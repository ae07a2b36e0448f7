import { createHash, randomBytes } from 'node:crypto'

/** Returns a random token for an address. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Returns the hash that is stored instead of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
