import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import type { Worker } from '../jobs/jobs.ts'
import { isOwner } from '../mail/outbox.sql.ts'
import { sealFor } from '../keys/person-key.sql.ts'
import { formats, UnreadableSeal } from '../keys/personal-data.ts'
import { readSealedOtherwise, writeSealedAgain, type SealedRow } from './seal-again.sql.ts'
import { placeIn, sealedColumns, type SealedColumn } from './sealed-columns.ts'

/** The result of sealing again: how many values were, and where unreadable ones are. */
type SealedAgain = { again: number; unreadable: string[] }

export const sealAgainJob = 'seal-again'
const atOnce = 200

/** Builds the worker that seals again what an older release left; in a new installation it finishes at once. */
export function sealAgainWorker(house: House): Worker {
  return async () => {
    const { again, unreadable } = await sealAllAgain(house)
    if (again > 0) house.log.info({ again }, 'what an older release has sealed is bound to its rows')
    for (const place of unreadable) house.log.error({ place }, 'something sealed cannot be read')
  }
}

/**
 * Seals again what another field key sealed or what is bound to no row: a few rows per transaction, so that nobody
 * waits. Values sealed with a person's key stay.
 */
export async function sealAllAgain(house: Pick<House, 'db' | 'personal' | 'clock'>): Promise<SealedAgain> {
  const done: SealedAgain = { again: 0, unreadable: [] }
  for (const one of sealedColumns) {
    for (let rows = await readNext(house, one, undefined); rows.length > 0; rows = await readNext(house, one, rows.at(-1)))
      await house.db.transaction(async (tx) => {
        for (const row of rows) await sealOne(house, tx, one, row, done)
      })
  }
  return done
}

const readNext = ({ db, personal }: Pick<House, 'db' | 'personal'>, one: SealedColumn, last: SealedRow | undefined) =>
  readSealedOtherwise(db, one, personal.keyId(), last?.key, one.atOnce ?? atOnce)

async function sealOne(
  house: Pick<House, 'personal' | 'clock'>,
  tx: Sql,
  one: SealedColumn,
  row: SealedRow,
  done: SealedAgain,
): Promise<void> {
  const place = placeIn(one, row.place)
  try {
    const again = await sealedNow(house, tx, row, place)
    if (again && (await writeSealedAgain(tx, one, row, again))) done.again += 1
  } catch (error) {
    if (!(error instanceof UnreadableSeal)) throw error
    // Notice bodies are plain text, which can resemble a sealed value.
    if (!one.asText) done.unreadable.push(place)
  }
}

async function sealedNow(
  house: Pick<House, 'personal' | 'clock'>,
  tx: Sql,
  { sealed, ...owner }: SealedRow,
  place: ReturnType<typeof placeIn>,
): Promise<Buffer | undefined> {
  const { personal } = house
  if (!isOwner(owner)) return personal.again(sealed, place)
  if (sealed[0] !== formats.unbound) throw new UnreadableSeal(`What stands at ${place} was not sealed for a person`)
  return (await sealFor(tx, house, owner)).sealBytes(personal.openBytes(sealed, place), place)
}
