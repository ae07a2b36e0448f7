import type { Queries } from '@fairhouse/process/database.ts'
import type { World } from '../../base/world.ts'
import { readDefaults } from '../base/defaults.sql.ts'
import type { NoticeType } from '../notices/notice.ts'
import { queueNotice } from '../notices/queue-notice.ts'
import { payoutFee } from '../payments/fee.ts'
import { writeStatementLine } from '../base/statement.sql.ts'
import { payoutView, stepPayout, type Payout, type PayoutEvent } from './payout.ts'
import { lockPayout, readDuePayouts, updatePayout } from './payout.sql.ts'

/**
 * Applies an event to a payout within a transaction: stores the state, books it and notifies the merchant. Returns null
 * if the payout does not exist.
 */
export async function movePayout(
  world: World,
  query: Queries,
  id: string,
  event: PayoutEvent,
): Promise<{ payout: Payout; moved: boolean } | null> {
  const before = await lockPayout(query, id)
  if (!before) return null
  const now = world.clock.now()
  const { payoutReturnDelayMs } = await readDefaults(query)
  const after = stepPayout(before, event, now, payoutReturnDelayMs)
  if (after === before) return { payout: before, moved: false }
  await updatePayout(query, after)
  await settle(world, query, after, now)
  world.changes.say('payouts')
  return { payout: after, moved: true }
}

/** Lets time pass for every payout that waits for it. */
export async function passTimeForPayouts(world: World): Promise<void> {
  for (const id of await readDuePayouts(world.database.query, world.clock.now())) {
    await world.database.transaction((query) => movePayout(world, query, id, { type: 'clock' }))
    world.ticker.wake()
  }
}

async function settle(world: World, query: Queries, payout: Payout, now: Date): Promise<void> {
  const type = `payout.${payout.status}` as NoticeType // a step never leads back to processing, which has no notice
  await queueNotice(query, { type, about: payout.id, url: payout.noticeUrl, data: { payout: payoutView(payout) } }, now)
  const { reference, amount, currency } = payout
  if (payout.status === 'paid') await writeStatementLine(query, { type: 'payout', reference, amount, fee: payoutFee, currency, at: now })
  if (payout.status === 'returned')
    await writeStatementLine(query, { type: 'payoutReturned', reference, amount, fee: 0n, currency, at: now })
}
