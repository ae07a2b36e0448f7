import { createHash } from 'node:crypto'

/**
 * Returns the code that page and phone show: the last two bytes of the challenge's SHA-256, modulo 10,000 (RP API v3,
 * notification flow).
 */
export function verificationCode(rpChallenge: string): string {
  const hash = createHash('sha256').update(Buffer.from(rpChallenge, 'base64')).digest()
  return String(hash.readUInt16BE(hash.length - 2) % 10_000).padStart(4, '0')
}
