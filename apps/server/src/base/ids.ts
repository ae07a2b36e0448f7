import { randomBytes } from 'node:crypto'

/** Where a player's money rows live: 0 to 255, fixed for ever by the player's id. */
export const shardOf = (player: bigint): number => Number(player % 256n)

/** A new player's id: random, so that it says nothing about how many there are; below 2^53. */
export function newPlayerId(): bigint {
  const id = randomBytes(8).readBigUInt64BE() >> 11n
  return id === 0n ? newPlayerId() : id
}

const letters = 'abcdefghjkmnpqrstvwxyz0123456789'

/** A random id that people can read out: 32 letters and digits without look-alikes, 5 bits each. */
export function randomId(length = 20): string {
  return [...randomBytes(length)].map((byte) => letters[byte % 32]).join('')
}

/** A reference that goes out to a provider and comes back: its first two characters carry the shard. */
export const referenceOn = (shard: number): string => shard.toString(16).padStart(2, '0') + randomId(18)

/** The shard that a reference carries; undefined where it is none of ours. */
export function shardOfReference(reference: string): number | undefined {
  return /^[0-9a-f]{2}[a-z0-9]{18}$/.test(reference) ? Number.parseInt(reference.slice(0, 2), 16) : undefined
}
