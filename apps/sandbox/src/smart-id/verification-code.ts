import { createHash } from 'node:crypto'

/** The code on the phone, by the published rule: SHA-256 of the challenge, its last two bytes as a number, the last four digits of that. */
export function codeOf(challenge: Buffer): string {
  const digest = createHash('sha256').update(challenge).digest()
  const number = digest[30]! * 256 + digest[31]! // a SHA-256 has 32 bytes
  return `000${number % 10_000}`.slice(-4)
}
