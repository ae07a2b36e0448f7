import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { House } from '../house.ts'
import { shardOf } from '../ids.ts'
import { sealFor } from '../keys/person-key.sql.ts'
import { UnreadableSeal, type Owner, type PersonalData, type Place } from '../keys/personal-data.ts'

/**
 * Why somebody did something, in their own words, which may name people. Sealed with the key of the player whom it is
 * about: the entry's subject, or `of`; otherwise with the house's.
 */
export type Reason = { words: string | undefined; house: Pick<House, 'personal' | 'clock'>; of?: Owner | undefined }

/** A reason as it is stored: its salted hash, which stays true when the key has gone, and the sealed words. */
type SealedReason = { hash: string; sealed: Buffer; of: Owner | undefined }

/** What is sealed. Without the salt a likely reason could be guessed from its hash. */
type Content = { salt: string; words: string }

/** Returns the player whom an entry's subject names, if it is one. */
export function ownerIn(subject: string | undefined): Owner | undefined {
  const id = /^player:(\d{1,18})$/.exec(subject ?? '')?.[1]
  return id === undefined ? undefined : { player: BigInt(id), shard: shardOf(BigInt(id)) }
}

/** Seals a reason; undefined if there are no words. What is written about somebody erased is sealed by the house. */
export async function sealReason(sql: Sql, { words, house, of }: Reason): Promise<SealedReason | undefined> {
  if (!words) return undefined
  const content: Content = { salt: randomBytes(16).toString('hex'), words }
  const hash = hashOf(content)
  const byHouse = () => ({ hash, sealed: house.personal.seal(content, placeOf(hash)), of: undefined })
  if (!of) return byHouse()
  try {
    return { hash, sealed: (await sealFor(sql, house, of)).seal(content, placeOf(hash)), of }
  } catch (error) {
    if (error instanceof UnreadableSeal) return byHouse()
    throw error
  }
}

/** A stored reason with the key of the person whom it is about. */
export type StoredReason = { hash: string; sealed: Buffer; shard: number | null; player: bigint | null; person_key: Buffer | null }

/** Opens a reason. Throws if the key is gone, or if these are not the words that were written. */
export function openReason(personal: PersonalData, { hash, sealed, shard, player, person_key: key }: StoredReason): string {
  const seal = shard === null || player === null ? personal : personal.of({ shard, player }, key)
  const content = seal.open<Content>(sealed, placeOf(hash))
  if (hashOf(content) !== hash) throw new UnreadableSeal(`What stands at ${placeOf(hash)} is not what was written`)
  return content.words
}

const placeOf = (hash: string): Place => `sealed_reason.sealed ${hash}`
const hashOf = ({ salt, words }: Content) => createHash('sha256').update(`fairhouse reason\n${salt}\n${words}`).digest('hex')
