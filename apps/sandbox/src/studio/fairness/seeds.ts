import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { BlockOf } from './fair-draw.ts'

/** A pair of seeds and how many rounds it has decided. The server seed is 64 hexadecimal digits for 32 bytes. */
export type Seeds = {
  id: string
  owner: string
  serverSeed: string
  clientSeed: string
  nonce: number
  createdAt: Date
  revealedAt: Date | null
}

/** A server seed that nobody can guess. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}

/** A client seed to begin with; the player may set another. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex')
}

/** What is shown before play: SHA-256 of the 32 bytes of the server seed. */
export function commitOf(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')
}

/** The blocks of one round; the key is the 32 bytes of the server seed. */
export function blocksOf(serverSeed: string, clientSeed: string, nonce: number): BlockOf {
  const key = Buffer.from(serverSeed, 'hex')
  return (index) => createHmac('sha256', key).update(`${clientSeed}:${nonce}:${index}`).digest()
}
