import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentFor } from '../../apps/server/src/office/command-line/frame/environment.ts'
import type { Addresses } from '../../apps/server/src/office/command-line/frame/running.ts'
import { eraseAgain } from '../../apps/server/src/people/privacy/index.ts'
import { openHouse } from '../../apps/server/src/house.ts'
import type { Secrets } from '../places.ts'
import type { Archive } from './archive.ts'
import type { Erased } from './backup.sql.ts'
import { writeSafely } from './sealing/safe-files.ts'
import { keyIdOf, readSealed, sealed } from './sealing/sealed-files.ts'

/** Where the list stands. */
export const erasuresOf = ({ folder }: Archive): string => join(folder, 'erasures')
const sealName = 'erasures'

/** Reads who is known to have been erased, by this database or by one that was restored since. */
async function readErasures(archive: Archive): Promise<Erased[]> {
  if (!existsSync(erasuresOf(archive))) return []
  return JSON.parse((await readSealed(erasuresOf(archive), archive.key, sealName)).toString('utf8')) as Erased[] // it opened, so we have written it
}

/**
 * Adds to the list who is not on it yet, and seals it with the newest key. Nobody is ever taken off: a restored database
 * knows fewer.
 */
export async function keepErasures(archive: Archive, erased: readonly Erased[]): Promise<void> {
  const known = await readErasures(archive)
  const players = new Set(known.map(({ player }) => player))
  const added = erased.filter(({ player }) => !players.has(player))
  if (added.length === 0 && (known.length === 0 || keyIdOf(erasuresOf(archive)) === archive.key.id)) return
  writeSafely(erasuresOf(archive), await sealed(Buffer.from(JSON.stringify([...known, ...added])), archive.key, sealName))
}

/** Who was erased again in a restored database, and who was not, with the reason. */
export type ErasedAgain = { erased: number; not: string[] }

/** Erases again whom a restore has brought back. */
export async function eraseRestored(archive: Archive, addresses: Addresses, secrets: Secrets): Promise<ErasedAgain> {
  const players = (await readErasures(archive)).map(({ player }) => BigInt(player))
  if (players.length === 0) return { erased: 0, not: [] }
  const { house, close } = await openHouse(environmentFor(addresses, secrets as Secrets & Record<string, string>)) // the same file
  try {
    const { erased, not } = await eraseAgain(house, players, 'cli:restore')
    return { erased: erased.length, not: not.map(({ player, because }) => `${player}: ${because}`) }
  } finally {
    await close()
  }
}
