import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Posting, WalletKey } from '../../money/wallet/index.ts'
import { insertDecision, readPool } from './suspense.sql.ts'

/**
 * Takes back money credited out of suspense once its payer reversed it (chargeback, refund), like that of any deposit:
 * from cash, then reserve, the rest as debt. `key` names the facts that reversed it.
 */
export async function takeShort(
  house: House,
  tx: Transaction,
  wallet: WalletKey,
  about: { provider: string; reference: string; key: string },
): Promise<void> {
  const { provider, reference, key } = about
  const account = `suspense:${provider}`
  const place = { ...wallet, account, reference }
  const { left, owner, owner_shard: shard } = await readPool(tx, place)
  if (left >= 0n || owner === null || shard === null) return
  const [amount, arrival] = [-left, `short:${reference}:${wallet.currency}:${key}`]
  const theirs = { shard, player: owner, currency: wallet.currency }
  const common = { reason: reference, kind: 'suspenseDecision' }
  const isThere = wallet.shard === shard && wallet.player === owner
  const between = `receivable:${provider}`
  const id = `decided:${arrival}`
  const postings: Posting[] = isThere
    ? [{ ...common, op: 'take', wallet, id, amount, to: account }]
    : [
        { ...common, op: 'take', wallet: theirs, id: `taken:${arrival}`, amount, to: between },
        { ...common, op: 'move', wallet, id, legs: [[between, account, amount]] },
      ]
  const results = await house.wallet.postInside(tx, postings)
  const wrong = results.find(({ outcome }) => outcome !== 'posted')
  if (wrong) throw new Error(`The posting ${id} ended as ${wrong.outcome}`)
  await insertDecision(
    tx,
    { ...place, arrival },
    { kind: 'take', amount, owner_shard: shard, owner, decided_by: 'job:suspense', decided_at: house.clock.now(), reason: 'went back' },
  )
}
