import type { House } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import { readAttempt } from '../attempts/attempt.sql.ts'
import { readVisitorDeposit } from '../attempts/visitor-deposit.sql.ts'
import { readWithdrawal } from '../withdrawals/withdrawal.sql.ts'
import { providerNamed } from '../providers/providers.ts'
import { payersOf } from './payer.ts'
import { restoreDeposit } from './restore-deposit.ts'
import { restorePayout } from './restore-payout.ts'

/**
 * Writes a payment or payout anew that a notice names and that the books do not have, while a restored house is shut. Throws if its
 * provider does not answer.
 */
export async function restoreUnknown(house: House, id: string, reference: string): Promise<void> {
  const shard = shardOfReference(reference)
  if (shard === undefined) return
  const isKnown =
    (await readAttempt(house.db, shard, reference)) ??
    (await readVisitorDeposit(house.db, shard, reference)) ??
    (await readWithdrawal(house.db, shard, reference))
  if (isKnown) return
  const { provider, cx } = providerNamed(house, id)
  const find = payersOf(house)
  const isPayout = (await provider.queryPayout(cx, { reference })).providerReference !== undefined
  if (isPayout) await restorePayout(house, id, reference, { find })
  else await restoreDeposit(house, id, reference, { find })
}
