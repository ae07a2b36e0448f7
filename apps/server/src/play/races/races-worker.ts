import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { takeClosedRounds } from '../../money/closed-rounds/index.ts'
import { countForRace } from './count-rounds.ts'
import { cancelInside, settleRace } from './end-race.ts'
import { countEntries, endEntry, readToRefund, type EntryRow } from './entry.sql.ts'
import { postPrize, postRefund } from './move-money.ts'
import { readUnpaid, writePaid, type PlaceRow } from './place.sql.ts'
import { settleAfterMs, type RaceRow } from './race.ts'
import { holdRace, lockLiveRaces, writeRaceState } from './race.sql.ts'

/** Counts closed rounds for the races, begins and ends them, and pays what was won, again and again. */
export const racesJob = 'races'
const everyMs = 500
/** What the positions of the job are kept under. */
const reader = 'races'
/** Rounds that closed in time may be told of a little later. */
const lateMs = 60_000
const mostPaid = 100

/** Builds the worker of races: each round counts once, each prize is paid once, whatever ends in between, and far from any bet. */
export function racesWorker(house: House): Worker {
  return async () => {
    while (await countOnce(house)) continue
    while (await payOnce(house)) continue
    return { againAt: new Date(house.clock.now().getTime() + everyMs) }
  }
}

/** Counts what has closed since the last time; returns whether there is more. */
async function countOnce(house: House): Promise<boolean> {
  const { changed, more } = await house.db.transaction(async (tx) => {
    const { rounds, more: isMore } = await takeClosedRounds(tx, house.clock, reader)
    const moved: number[] = []
    for (const row of await lockLiveRaces(tx)) {
      const now = await beginIfDue(house, tx, row)
      const counted = now.state !== 'cancelled' && now.state !== 'open' && (await countForRace(tx, now, rounds))
      const ended = !isMore && (await endIfDue(house, tx, now))
      if (counted || ended || now.state !== row.state) moved.push(row.id)
    }
    return { changed: moved, more: isMore }
  })
  for (const id of changed) house.tellAll({ about: 'race', id: String(id) })
  return more
}

async function beginIfDue(house: House, tx: Transaction, row: RaceRow): Promise<RaceRow> {
  if (row.state !== 'open' || house.clock.now() < row.starts_at) return row
  await writeRaceState(tx, row.id, 'running', house.clock.now())
  const { players } = await countEntries(tx, row.id)
  if (row.data.buyIn === undefined || players >= (row.data.minPlayers ?? 0)) return { ...row, state: 'running' }
  await cancelInside(house, tx, row, 'tooFew')
  return { ...row, state: 'cancelled' }
}

async function endIfDue(house: House, tx: Transaction, row: RaceRow): Promise<boolean> {
  const at = house.clock.now().getTime()
  if (row.state === 'running' && at >= row.ends_at.getTime()) {
    await writeRaceState(tx, row.id, 'ended', house.clock.now())
    return true
  }
  if (row.state !== 'ended' || at < row.ends_at.getTime() + settleAfterMs + lateMs) return false
  await settleRace(house, tx, row)
  return true
}

/** Pays some prizes and gives some buy-ins back, each in a transaction of its own; returns whether there may be more. */
async function payOnce(house: House): Promise<boolean> {
  const [places, entries] = [await readUnpaid(house.db, mostPaid), await readToRefund(house.db, mostPaid)]
  for (const place of places) await pay(house, place)
  for (const entry of entries) await giveBack(house, entry)
  return places.length === mostPaid || entries.length === mostPaid
}

async function pay(house: House, place: PlaceRow): Promise<void> {
  const paid = await house.db.transaction(async (tx) => {
    const row = await holdRace(tx, place.race)
    if (!row || !(await writePaid(tx, place.race, place, house.clock.now()))) return undefined
    const wallet = { shard: place.shard, player: place.player, currency: row.currency }
    await postPrize(house, tx, row, wallet, place.amount)
    return wallet
  })
  if (!paid) return
  house.wallet.changed(paid)
  house.tell(paid.player, {
    about: 'raceWon',
    id: String(place.race),
    place: place.place,
    amount: formatAmount(place.amount, paid.currency),
    currency: paid.currency,
  })
}

async function giveBack(house: House, entry: EntryRow): Promise<void> {
  const wallet = await house.db.transaction(async (tx) => {
    const row = await holdRace(tx, entry.race)
    if (row?.state !== 'cancelled' || !(await endEntry(tx, entry, 'refunded', house.clock.now()))) return undefined
    const of = { shard: entry.shard, player: entry.player, currency: row.currency }
    if (entry.buy_in > 0n) await postRefund(house, tx, row, of, entry.n, entry.buy_in)
    return of
  })
  if (wallet) house.wallet.changed(wallet)
}
