import { createHash } from 'node:crypto'

/**
 * Returns the code on the phone by the published rule: the last two bytes of the challenge's SHA-256 as a number, of
 * which the last four digits.
 */
export function codeOf(challenge: Buffer): string {
  const digest = createHash('sha256').update(challenge).digest()
  const number = digest[30]! * 256 + digest[31]! // a SHA-256 has 32 bytes
  return `000${number % 10_000}`.slice(-4)
}
