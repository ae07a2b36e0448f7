import { randomBytes } from 'node:crypto'

/** Returns the shard of a player's money rows: 0 to 255, fixed for ever by the player's id. */
export const shardOf = (player: bigint): number => Number(player % 256n)

/** Returns a new player id: random, so that it does not reveal how many there are; below 2^53. */
export function newPlayerId(): bigint {
  const id = randomBytes(8).readBigUInt64BE() >> 11n
  return id === 0n ? newPlayerId() : id
}

const letters = 'abcdefghjkmnpqrstvwxyz0123456789'

/** Returns a random id that can be read aloud: 32 letters and digits without look-alikes, 5 bits each. */
export function randomId(length = 20): string {
  return [...randomBytes(length)].map((byte) => letters[byte % 32]).join('')
}

/** Returns a reference for a provider; its first two characters carry the shard. */
export const referenceOn = (shard: number): string => shard.toString(16).padStart(2, '0') + randomId(18)

/** Returns the shard in a reference; undefined if it is not one of ours. */
export function shardOfReference(reference: string): number | undefined {
  return /^[0-9a-f]{2}[a-z0-9]{18}$/.test(reference) ? Number.parseInt(reference.slice(0, 2), 16) : undefined
}
