import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { countEntries, readScored } from './entry.sql.ts'
import { postHousePart } from './move-money.ts'
import { insertPlaces } from './place.sql.ts'
import { amountsOf, type RaceRow } from './race.ts'
import { addHousePart, lockRace, writeOver } from './race.sql.ts'
import { seedOf } from './race-secret.ts'
import { prizesOf, sharePrizes } from './share-prizes.ts'

const job = 'job:races'

/** Cancels a race: every buy-in is given back, and the house has its part again. Returns a sentence if it cannot. */
export async function cancelRace(house: House, id: number, actor: Actor): Promise<string | undefined> {
  return house.db.transaction(async (tx) => {
    const row = await lockRace(tx, id)
    if (!row || row.state === 'draft') return 'There is no such race that is open.'
    if (row.state === 'settled' || row.state === 'cancelled') return 'It is over already.'
    await cancelInside(house, tx, row, 'operator', actor)
    return undefined
  })
}

/** Cancels a race whose row is locked. The buy-ins follow, each in a transaction of its own. */
export async function cancelInside(house: House, tx: Transaction, row: RaceRow, why: NonNullable<RaceRow['why']>, actor: Actor = job) {
  const at = house.clock.now()
  await takeBack(house, tx, row, row.house_part)
  await writeOver(tx, row.id, seedOf(house, row), at, why)
  await writeAudit(tx, { at, actor, action: 'race.cancelled', subject: `race:${row.id}`, details: { why } })
}

/** Reckons what each place has won and publishes the seed. The prizes follow, each in a transaction of its own. */
export async function settleRace(house: House, tx: Transaction, row: RaceRow): Promise<void> {
  const scored = await readScored(tx, row.id)
  const { pool } = await countEntries(tx, row.id)
  if (scored.length === 0 && pool > 0n) return cancelInside(house, tx, row, 'nobodyScored')
  const { prizes } = amountsOf(row.data)
  const seed = seedOf(house, row)
  const ranked = scored.map(({ reached_at: reachedAt, ...one }) => ({ ...one, reachedAt }))
  const places = sharePrizes(ranked, seed, (taken) => prizesOf(taken, prizes, pool, row.data.poolShares))
  await insertPlaces(tx, row.id, places)
  const won = prizes.slice(0, scored.length).reduce((sum, prize) => sum + prize, 0n)
  await takeBack(house, tx, row, row.house_part - won)
  const at = house.clock.now()
  await writeOver(tx, row.id, seed, at)
  const details = { places: places.length, prizes: String(won + pool) }
  await writeAudit(tx, { at, actor: job, action: 'race.settled', subject: `race:${row.id}`, details })
}

async function takeBack(house: House, tx: Transaction, row: RaceRow, amount: bigint): Promise<void> {
  await postHousePart(house, tx, row, 'back', -amount)
  await addHousePart(tx, row.id, -amount)
}
