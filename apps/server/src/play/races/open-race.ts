import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { openAccounts, openWallet } from '../../money/wallet/index.ts'
import { readRaceInput } from './edit-races.ts'
import { postHousePart } from './move-money.ts'
import { costOf, housePartOf, passingOf, raceWallet } from './race.ts'
import { addHousePart, lockRace, readRace, writeOpened, writeRaceWallet } from './race.sql.ts'
import { newSeed } from './race-secret.ts'

/** Opens a race: the house puts its part of the prizes in, and the digest of the seed is published. Returns a sentence if it cannot. */
export async function openRace(house: House, id: number, actor: Actor): Promise<string | undefined> {
  if ((await readRace(house.db, id))?.state === 'draft') await openAccounts(house.db, [costOf(id), passingOf(id)])
  return house.db.transaction(async (tx) => {
    const [row, at] = [await lockRace(tx, id), house.clock.now()]
    if (!row) return 'There is no such race.'
    if (row.state !== 'draft') return 'It is open already, or over.'
    if (at >= row.starts_at) return 'It would have begun already: give it a later beginning.'
    const read = await readRaceInput(house, tx, row.data)
    if (Array.isArray(read)) return read.join(' ')
    await openWallet(tx, raceWallet(row))
    await writeRaceWallet(tx, row)
    await writeOpened(tx, id, { ...newSeed(house, id), at })
    const part = housePartOf(row.data)
    await postHousePart(house, tx, row, 'opened', part)
    await addHousePart(tx, id, part)
    await writeAudit(tx, { at, actor, action: 'race.open', subject: `race:${id}`, details: { version: row.version } })
    return undefined
  })
}
