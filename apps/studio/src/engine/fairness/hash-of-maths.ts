import { createHash } from 'node:crypto'

/** SHA-256 of the canonical text of a game's mathematics; it names them to the platform and the player. */
export function hashOfMaths(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex')
}
