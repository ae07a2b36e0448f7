import { createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { BlockOf } from './fair-draw.ts'

/**
 * A pair of seeds and the number of rounds that it has decided. The server seed is 32 bytes as 64 hexadecimal digits.
 */
export type Seeds = {
  id: string
  owner: string
  serverSeed: string
  clientSeed: string
  nonce: number
  createdAt: Date
  revealedAt: Date | null
}

/** Returns a random server seed. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Returns an initial client seed; the player may set another. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex')
}

/** Returns the commitment shown before play: SHA-256 of the 32 bytes of the server seed. */
export function commitOf(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')
}

/** Returns the 32 bytes of a server seed as the key of its blocks; Node takes six times as long with the bytes themselves. */
export const keyOf = (serverSeed: string): KeyObject => createSecretKey(serverSeed, 'hex')

/** Returns the blocks of one round; the key is the server seed's. */
export function blocksOf(serverSeed: string | KeyObject, clientSeed: string, nonce: number): BlockOf {
  const key = typeof serverSeed === 'string' ? keyOf(serverSeed) : serverSeed
  return (index) => createHmac('sha256', key).update(`${clientSeed}:${nonce}:${index}`).digest()
}
