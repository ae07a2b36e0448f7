import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
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

/** Returns the blocks of one round, by the 32 bytes of the server seed; Node takes six times as long with the bytes as with a key. */
export function blocksOf(serverSeed: string, clientSeed: string, nonce: number): BlockOf {
  const key = createSecretKey(serverSeed, 'hex')
  return (index) => createHmac('sha256', key).update(`${clientSeed}:${nonce}:${index}`).digest()
}
