import type { Clock } from '../../base/clock.ts'
import type { Database } from '../../base/database/database.ts'
import { readRolledDays, rollUpDay } from './roll-up.sql.ts'

const dayMs = 86_400_000
/** Wait an hour after midnight (UTC) before closing a day: by then every booking in it has been committed. */
const graceMs = 3_600_000

/** Rolls up the house accounts day by day to the last complete day. Returns when to run again. */
export async function rollUp(db: Database, clock: Clock): Promise<{ againAt: Date }> {
  const today = startOfDay(new Date(clock.now().getTime() - graceMs))
  const { last, first } = await readRolledDays(db)
  const from = last === null ? first : isoDay(new Date(Date.parse(last) + dayMs))
  for (let day = from; day !== null && Date.parse(day) < today.getTime(); day = isoDay(new Date(Date.parse(day) + dayMs))) {
    await rollUpDay(db, day)
  }
  return { againAt: new Date(today.getTime() + dayMs + graceMs) }
}

const isoDay = (at: Date) => at.toISOString().slice(0, 10)
const startOfDay = (at: Date) => new Date(isoDay(at))
