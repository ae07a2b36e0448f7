import { payWithdrawal as pay, readWithdrawalFacts, rejectWithdrawal as reject } from '../../cashier/withdrawals/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { outOfReach } from '../base/reach.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { versionOf } from './read-withdrawals.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'
import type { PendingWithdrawal } from './withdrawal-queue.sql.ts'

type Item = { item: string }
type Decided = Record<string, never> | OfficeRefused

/** Lets a withdrawal go to the payment provider. */
export async function payWithdrawal(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  const { player, country, amount, currency } = row
  const refused = await outOfReach(asking, 'withdrawals.pay', { player, country, amount, currency })
  if (refused) return refused
  return decided(asking, row, await pay(asking.house, item, deciderOf(asking)), 'sending')
}

/** Refuses a withdrawal; the money is the player's again. */
export async function rejectWithdrawal(asking: ActContext, { item }: Item): Promise<Decided> {
  const row = await lookedAt(asking, item)
  if (isNo(row)) return row
  return decided(asking, row, await reject(asking.house, item, deciderOf(asking)), 'rejected')
}

/** Returns a withdrawal as it stands now; ends the act if somebody decided on another state of it. */
async function lookedAt(asking: ActContext, item: string): Promise<QueueRow<PendingWithdrawal> | OfficeRefused> {
  const row = await toDecide(asking, withdrawalQueue(asking.house), item)
  if (isNo(row)) return row
  const known = await readWithdrawalFacts(asking.sql, row.shard, item, asking.at)
  if (!known) return no('notFound')
  asking.looksAt(`withdrawal:${item}`, versionOf(known.state, known.stored_version))
  return row
}

async function decided(asking: ActContext, row: QueueRow<PendingWithdrawal>, outcome: object | string, to: string): Promise<Decided> {
  if (typeof outcome === 'string') return no('mayNot', { message: outcome })
  asking.changes({ what: 'withdrawal.state', subject: `withdrawal:${row.item}`, before: 'pending', after: to })
  await itemDecided(asking, withdrawalQueue(asking.house), row.item)
  return {}
}

const deciderOf = ({ colleague: { actor }, reason }: ActContext) => ({ actor, reason })
