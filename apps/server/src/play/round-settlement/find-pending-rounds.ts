import type { House } from '../../base/house.ts'
import { forgetSettledRounds, keepPendingRounds, readSeenUntil, writeSeenUntil } from './pending-round.sql.ts'

export const pendingRoundsJob = 'pending-rounds'
const everyMs = 10 * 60_000
const hourMs = 3_600_000
const begin = new Date(0)

/**
 * Builds the worker that keeps the rounds which have grown too old in play, and forgets those that were settled. Each
 * run looks at what began since the last one alone.
 */
export function pendingRoundsWorker(house: Pick<House, 'db' | 'clock' | 'settings'>) {
  return async () => {
    const now = house.clock.now()
    const until = new Date(now.getTime() - house.settings.get('office.roundPendingHours') * hourMs)
    await house.db.transaction(async (tx) => {
      const from = (await readSeenUntil(tx)) ?? begin
      if (from < until) await keepPendingRounds(tx, from, until)
      await writeSeenUntil(tx, until)
      await forgetSettledRounds(tx)
    })
    return { againAt: new Date(now.getTime() + everyMs) }
  }
}
