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

/** Sees to it that a try is asked about at a moment, so that a notice that is lost loses nothing. */
export const writeLook = (sql: Sql, { shard, player, id }: Try, dueAt: Date): Promise<void> =>
  writeJob(sql, validationLookJob, id, dueAt, { shard, player: String(player), id })

/** When a try that has begun is first asked about by itself. */
export const firstLookAt = (now: Date): Date => new Date(now.getTime() + firstLookMs)

/**
 * Asks the service how a try stands and takes what it says; a try whose time is over has run out where the service
 * knows nothing else.
 */
async function lookAtValidation(house: House, row: ValidationRow): Promise<void> {
  const provider = providerNamed(row.provider)
  const kept = openTry(house, row)
  if (!provider || !kept) return
  const verdict = await provider.look(providerContext(house), row.vendor_ref, kept.state)
  const isOver = verdict.is === 'pending' && row.expires_at <= house.clock.now()
  await settleValidation(house, row, isOver ? { is: 'expired' } : verdict)
}

/**
 * Looks again for a player who waits, as often as the service wants to be asked; one that cannot be asked leaves things
 * as they are.
 */
export async function lookIfDue(house: House, row: ValidationRow): Promise<void> {
  const gapMs = providerNamed(row.provider)?.lookGapMs ?? 0
  const now = house.clock.now()
  if (!isOpen(row.state) || !(await claimLook(house.db, row, row.id, now, new Date(now.getTime() - gapMs)))) return
  await lookAtValidation(house, row).catch((error: unknown) =>
    house.log.warn({ error, provider: row.provider }, 'a validation service could not be asked'),
  )
}

/**
 * The worker that asks about tries of which nobody has told us: until they are over, or for a fortnight, after which an
 * operator decides.
 */
export function validationLookWorker(house: House): Worker {
  return async ({ payload }) => {
    const about = { shard: Number(payload['shard']), player: BigInt(String(payload['player'])) }
    const row = await readValidation(house.db, about, String(payload['id']))
    // Also where the service cannot be asked: what fails is tried again.
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
