import type { House } from '../house.ts'
import type { Sql } from '../database/database.ts'
import type { Worker } from '../jobs/jobs.ts'
import { isOwner } from '../mail/mail.sql.ts'
import { sealFor } from '../keys/person-key.sql.ts'
import { formats, UnreadableSeal } from '../keys/personal-data.ts'
import { readSealedOtherwise, writeSealedAgain, type SealedRow } from './seal-again.sql.ts'
import { placeIn, sealedColumns, type SealedColumn } from './sealed-columns.ts'

/** What came of sealing again: how many values were, and where those stand that could not be read. */
type SealedAgain = { again: number; unreadable: string[] }

export const sealAgainJob = 'seal-again'
const atOnce = 200

/** The worker that seals what an older release has left in its place again; a new installation has nothing, and it is over at once. */
export function sealAgainWorker(house: House): Worker {
  return async () => {
    const { again, unreadable } = await sealAllAgain(house)
    if (again > 0) house.log.info({ again }, 'what an older release has sealed is bound to its rows')
    for (const place of unreadable) house.log.error({ place }, 'something sealed cannot be read')
  }
}

/**
 * Seals again what another key of the house than the present one has sealed, and what is bound to no row: a few rows at a time, each
 * time in a transaction of its own, so that nobody waits for it. What a person's key has sealed stays as it is.
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
    // Bodies of notices are text, and any text may look like something sealed.
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
