import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { providerContext, providerNamed } from './providers/providers.ts'
import { settleValidation } from './settle-validation.ts'
import { isOpen } from './validation.ts'
import { openTry } from './validation-seal.ts'
import { claimLook, readValidation, type ValidationRow } from './validation.sql.ts'

export const validationLookJob = 'validation-look'

const firstLookMs = 10 * 60_000
const againMs = 60 * 60_000
const givenUpMs = 14 * 24 * 60 * 60_000

type Try = Pick<ValidationRow, 'shard' | 'player' | 'id'>

/** Schedules a look at an attempt, in case its notice is lost. */
export const writeLook = (sql: Sql, { shard, player, id }: Try, dueAt: Date): Promise<void> =>
  writeJob(sql, validationLookJob, id, dueAt, { shard, player: String(player), id })

/** Returns when a new attempt is first looked at. */
export const firstLookAt = (now: Date): Date => new Date(now.getTime() + firstLookMs)

/**
 * Asks the service for an attempt's state and settles it; an attempt past its time expires unless the service knows
 * more.
 */
async function lookAtValidation(house: House, row: ValidationRow): Promise<void> {
  const provider = providerNamed(row.provider)
  const kept = openTry(house, row)
  if (!provider || !kept) return
  const verdict = await provider.look(providerContext(house), row.vendor_ref, kept.state)
  const isOver = verdict.is === 'pending' && row.expires_at <= house.clock.now()
  await settleValidation(house, row, isOver ? { is: 'expired' } : verdict)
}

/** Looks again for a waiting player, no more often than the service allows. A failed call leaves the state as it is. */
export async function lookIfDue(house: House, row: ValidationRow): Promise<void> {
  const gapMs = providerNamed(row.provider)?.lookGapMs ?? 0
  const now = house.clock.now()
  if (!isOpen(row.state) || !(await claimLook(house.db, row, row.id, now, new Date(now.getTime() - gapMs)))) return
  await lookAtValidation(house, row).catch((error: unknown) =>
    house.log.warn({ error, provider: row.provider }, 'a validation service could not be asked'),
  )
}

/** Polls attempts without a notice until they are over, or for a fortnight; after that an operator decides. */
export function validationLookWorker(house: House): Worker {
  return async ({ payload }) => {
    const about = { shard: Number(payload['shard']), player: BigInt(String(payload['player'])) }
    const row = await readValidation(house.db, about, String(payload['id']))
    // Scheduled before the call, so that a failed call is retried.
    if (!row || house.clock.now().getTime() > row.begun_at.getTime() + givenUpMs) return
    await lookAtValidation(house, row)
    const after = await readValidation(house.db, about, row.id)
    const now = house.clock.now().getTime()
    if (!after || !isOpen(after.state)) return
    const again = now + againMs
    return {
      againAt: new Date(after.state === 'begun' && after.expires_at.getTime() > now ? Math.min(again, after.expires_at.getTime()) : again),
    }
  }
}
