import type { House } from '../../base/house.ts'
import { takeClosedRounds } from '../../money/closed-rounds/index.ts'
import { addToReturnDays } from '../game-returns/return-day.sql.ts'
import { sumReturns } from '../game-returns/sum-returns.ts'
import { addToGameDays, countDepositsOfDay, deleteDaysBefore, readCountedDays } from './days.sql.ts'
import { sumByDay } from './multiples.ts'

/** Both count by day, so that forecasts and the watch over returns read no history. */
export const gameDaysJob = 'game-days'
export const depositDaysJob = 'deposit-days'
const everyMs = 60_000

/** A day's deposits are counted an hour after its end: by then every one that was booked in it is committed. */
const graceMs = 3_600_000
const dayMs = 86_400_000
/** Longer than a forecast looks back. */
const keptDays = 100

/** Builds the worker that adds the rounds that have closed to their days. */
export function gameDaysWorker({ db, clock }: Pick<House, 'db' | 'clock'>) {
  return async () => {
    while (await addRounds({ db, clock }));
    return { againAt: new Date(clock.now().getTime() + everyMs) }
  }
}

/** Builds the worker that counts the deposits of each day that is over. */
export function depositDaysWorker({ db, clock }: Pick<House, 'db' | 'clock'>) {
  return async () => {
    const today = startOfDay(clock.now().getTime() - graceMs)
    await countDeposits(db, today)
    return { againAt: new Date(today + dayMs + graceMs) }
  }
}

/** Adds some of the rounds that have closed; returns whether there are more. */
const addRounds = ({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rounds, more } = await takeClosedRounds(tx, clock, gameDaysJob)
    await addToGameDays(tx, sumByDay(rounds))
    await addToReturnDays(tx, sumReturns(rounds))
    return more
  })

async function countDeposits(db: House['db'], today: number): Promise<void> {
  const { last, first } = await readCountedDays(db)
  const oldest = today - keptDays * dayMs
  const from = last !== null ? Date.parse(last) + dayMs : first !== null ? Date.parse(first) : today
  for (let day = Math.max(from, oldest); day < today; day += dayMs) await db.transaction((tx) => countDepositsOfDay(tx, dayOf(day)))
  await deleteDaysBefore(db, dayOf(oldest))
}

/** Names a day (UTC). */
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const startOfDay = (ms: number) => Math.floor(ms / dayMs) * dayMs
