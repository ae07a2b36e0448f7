import { reviewAccount } from '../../cashier/payment-details/index.ts'
import { judgeStoredDetail } from '../../cashier/stored-details/index.ts'
import { lockPlayer } from '../../people/players/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import { accountQueue } from './account-queue.ts'

type Item = { item: string }
type Decided = Record<string, never> | OfficeRefused

/** Confirms that a payment account is the player's own. */
export const verifyAccount = (asking: ActContext, { item }: Item): Promise<Decided> => decide(asking, item, 'verify', 'confirmed')

/** Leaves a payment account unconfirmed until the player changes it. */
export const refuseAccount = (asking: ActContext, { item }: Item): Promise<Decided> => decide(asking, item, 'refuse', 'refused')

/** Closes a payment account to paying in and out. */
export const blockAccount = (asking: ActContext, { item }: Item): Promise<Decided> => decide(asking, item, 'block', 'blocked')

async function decide(asking: ActContext, item: string, verdict: 'verify' | 'refuse' | 'block', after: string): Promise<Decided> {
  const { house, sql, colleague, reason, changes } = asking
  const found = await toDecide(asking, accountQueue, item)
  if (isNo(found)) return found
  // One decision at a time per player.
  await lockPlayer(sql, found.shard, found.player)
  const row = await toDecide(asking, accountQueue, item)
  if (isNo(row)) return row
  const review = await reviewAccount(house, row, item)
  if (!review) return no('notFound')
  asking.looksAt(`account:${item}`, review.version)
  if (!(await judgeStoredDetail(house, row, { reference: item, verdict }, { actor: colleague.actor, reason }))) return no('notFound')
  changes({ what: 'paymentAccount.state', subject: `player:${row.player}`, before: 'waiting', after })
  await itemDecided(asking, accountQueue, item)
  return {}
}
