import { createHash, randomBytes } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import type { RaceRow } from './race.ts'

const placeOf = (race: number): Place => `race.sealed_secret ${race}`

/** Makes a race's seed: 32 bytes in hexadecimal, sealed, and its SHA-256, which is published at once. */
export function newSeed({ personal }: Pick<House, 'personal'>, race: number): { commitment: string; sealed: Buffer } {
  const seed = randomBytes(32).toString('hex')
  return { commitment: createHash('sha256').update(seed).digest('hex'), sealed: personal.seal(seed, placeOf(race)) }
}

/** Opens the seed of a race. Nobody is told of it before the race is over. */
export function seedOf({ personal }: Pick<House, 'personal'>, { id, sealed_secret: sealed, secret }: RaceRow): string {
  if (secret !== null) return secret
  if (!sealed) throw new Error(`The race ${id} has no seed`)
  return personal.open<string>(sealed, placeOf(id))
}
