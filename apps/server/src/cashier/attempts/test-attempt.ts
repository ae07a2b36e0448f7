import { randomBytes } from 'node:crypto'
import { referenceOn } from '../../base/ids.ts'
import type { TestHouse, TestPlayer } from '../../base/testing/test-house.ts'
import { allowanceOf } from '../../money/limit-enforcement/index.ts'
import { insertAttempt, type NewAttempt } from './attempt.sql.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { cashOfPlayer, stateOfAttempt, suspenseOfAttempt } from './test-attempt.sql.ts'

/** Opens an attempt of 20.00 plus a fee of 1.00, as `submitDeposit` leaves it, for a player of its own. */
export async function openTestAttempt(test: TestHouse, changes: Partial<NewAttempt> = {}, wanted: Partial<TestPlayer> = {}) {
  const player = await test.player(wanted)
  const { shard, id, currency } = player
  const [reference, at] = [referenceOn(shard), test.clock.now()]
  const attempt = {
    shard,
    reference,
    player: id,
    currency,
    method: methodIds.paymentCard,
    provider: 'card-acquirer',
    key: randomBytes(8).toString('hex'),
    amount: 2000n,
    fee: 100n,
    fee_strategy: 'added' as const,
    asked: 2100n,
    stored_detail: null,
    save_detail: false,
    reserved: true,
    campaign_id: -1,
    campaign_version: null,
    campaign_automatic: false,
    code: null,
    tokenHash: randomBytes(8).toString('hex'),
    landingHash: randomBytes(8).toString('hex'),
    created_at: at,
    expires_at: new Date(at.getTime() + 1_800_000),
    ...changes,
  }
  const wallet = { shard, player: id, currency }
  const about = { wallet, id: `allow:${reference}`, kind: 'allowance', reason: reference, owner: reference }
  await test.house.db.transaction(async (tx) => {
    if (attempt.reserved)
      await test.house.wallet.postInside(tx, [{ ...about, op: 'allow', amount: attempt.amount, hold: allowanceOf(reference) }])
    await insertAttempt(tx, attempt)
  })
  return {
    shard,
    reference,
    player,
    state: async () => (await test.sql(stateOfAttempt(reference)))[0],
    cash: async () => (await test.sql(cashOfPlayer(id)))[0],
    suspense: async () => {
      const rows = await test.sql(suspenseOfAttempt(reference))
      return Object.fromEntries(rows.map((row) => [String(row['currency']), String(row['n'])]))
    },
  }
}
