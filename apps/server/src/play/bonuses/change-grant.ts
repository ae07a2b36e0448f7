import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Posting } from '../../money/wallet/index.ts'
import { countGrantEvents, type GrantRow } from './grant.sql.ts'

type GrantPosting = Extract<Posting, { op: 'grant' }>
export type GrantAct = Pick<GrantPosting, 'action' | 'as' | 'required' | 'happenedAt' | 'actor' | 'legs'>

/**
 * Does something to a grant through the ledger, inside the caller's transaction, which holds the wallet's lock; throws if
 * the grant does not stand as expected.
 */
export async function changeGrant(
  house: Pick<House, 'wallet'>,
  tx: Transaction,
  { shard, player, currency, deposit }: Pick<GrantRow, 'shard' | 'player' | 'currency' | 'deposit'>,
  act: GrantAct,
): Promise<void> {
  const about = { op: 'grant', wallet: { shard, player, currency }, kind: 'bonus', reason: deposit, grant: deposit } as const
  const id = `bonus:${deposit}:${act.action}:${(await countGrantEvents(tx, shard, deposit)) + 1}`
  const [result] = await house.wallet.postInside(tx, [{ ...about, ...act, id }])
  if (result?.outcome !== 'posted') throw new Error(`The bonus ${deposit} could not ${act.action}: ${JSON.stringify(result)}`)
}
