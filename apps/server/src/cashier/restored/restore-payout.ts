import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import { lockWallet, readShort, readWalletRow, type Leg, type Posting, type WalletKey } from '../../money/wallet/index.ts'
import type { Money, Progress } from '../provider-contract/provider.ts'
import { providerNamed } from '../providers/providers.ts'
import { readStoredDetails } from '../stored-details/stored-detail.sql.ts'
import { withdrawalHold } from '../withdrawals/request-withdrawal.ts'
import { endRequest, settleWithdrawalInside } from '../withdrawals/settle-withdrawal.ts'
import { insertWithdrawal, readWithdrawal, updateWithdrawal } from '../withdrawals/withdrawal.sql.ts'
import type { FindPayer } from './payer.ts'
import type { Restored } from './restore-deposit.ts'

const actor = 'job:restored'

/**
 * Asks a provider about a payout and books what the books lack: that a request was approved and sent, what became of it, or all of
 * it where the request itself is gone. `at` is when the provider's list has it. Safe to repeat.
 */
export async function restorePayout(
  house: House,
  id: string,
  reference: string,
  { at, find }: { at?: Date | undefined; find: FindPayer },
): Promise<Restored> {
  const { provider, cx } = providerNamed(house, id)
  const shard = shardOfReference(reference)
  if (shard === undefined) return { left: 'its reference is none of ours: nothing was booked' }
  const row = await readWithdrawal(house.db, shard, reference)
  const progress = await provider.queryPayout(cx, { reference, providerReference: row?.provider_reference ?? undefined })
  const money = progress.facts.find((fact) => fact.money)?.money
  // The provider has never seen it.
  if (!progress.providerReference) return { known: true }
  if (row) {
    const short = await readShort(house.db, { shard, player: row.player, currency: row.currency }, shortOf(reference))
    return { money, short, ...(await settleKnown(house, id, reference, shard, progress)) }
  }
  if (!money) return { left: 'the provider does not say how much it was: nothing was booked' }
  const payee = await find(id, reference, progress)
  if (!payee) return { money, left: 'nobody of ours can be told to have been paid: nothing was booked' }
  const wallet = { ...payee, currency: money.currency }
  const detail = (await readStoredDetails(house.db, payee.shard, payee.player)).find((one) => one.provider === id)
  if (!detail || !(await readWalletRow(house.db, wallet)))
    return { money, left: `player ${payee.player} has no wallet or no card or account for it: nothing was booked` }
  const short = await house.db.transaction((tx) => writeAnew(house, tx, wallet, { reference, detail, money, at }, progress))
  house.wallet.changed(wallet)
  return { known: false, money, ...(short > 0n ? { short } : {}) }
}

async function settleKnown(house: House, id: string, reference: string, shard: number, progress: Progress): Promise<Restored> {
  return house.db.transaction(async (tx): Promise<Restored> => {
    const row = await readWithdrawal(tx, shard, reference, true)
    if (!row || row.provider !== id) return { left: 'the books have it as a payout through another provider' }
    if (row.state === 'cancelled' || row.state === 'rejected') return { left: `the books have it as ${row.state}, and it was sent` }
    const wasPending = row.state === 'pending'
    if (wasPending) await approve(house, tx, row)
    const settled = await settleWithdrawalInside(house, tx, shard, reference, progress)
    if (!settled) return { left: 'the provider says another amount or currency than the books' }
    return { known: !wasPending && !settled.changed }
  })
}

/** The posting that makes a debt of what a wallet lacks for a payout. */
const shortOf = (reference: string): string => `withdrawal:${reference}:short`

type Row = NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>

/** Does what whoever approved it did in the lost span. */
async function approve(house: House, tx: Transaction, row: Row): Promise<void> {
  const at = house.clock.now()
  await endRequest(house, tx, row, 'sent')
  await updateWithdrawal(tx, row.shard, row.reference, { state: 'sending', decidedBy: actor }, at)
  await writeAudit(tx, { at, actor, action: 'withdrawal.sending', subject: row.reference, details: { restored: true } })
}

type Gone = { reference: string; detail: { reference: string; provider: string }; money: Money; at: Date | undefined }

/** Writes a request whose row is gone, with all that followed; returns what the wallet lacked for it. The fee withheld is not known. */
async function writeAnew(
  house: House,
  tx: Transaction,
  wallet: WalletKey,
  { reference, detail, money, at }: Gone,
  progress: Progress,
): Promise<bigint> {
  await lockWallet(tx, wallet)
  const { cash = 0n, reserve = 0n } = (await readWalletRow(tx, wallet)) ?? {}
  const short = money.amount > cash + reserve ? money.amount - cash - reserve : 0n
  const fromCash = money.amount < cash + short ? money.amount : cash + short
  const about = { op: 'move' as const, wallet, reason: reference }
  const legs: Leg[] = [
    ['cash', 'pending_withdrawal', fromCash],
    ['reserve', 'pending_withdrawal', money.amount - fromCash],
  ]
  const postings: Posting[] = [
    ...(short > 0n ? [{ ...about, id: shortOf(reference), kind: 'restoredShort', legs: [['debt', 'cash', short]] } satisfies Posting] : []),
    {
      ...about,
      id: `withdrawal:${reference}:request`,
      kind: 'withdrawal',
      legs: legs.filter(([, , amount]) => amount > 0n),
      hold: { id: withdrawalHold(reference), kind: 'withdrawal', action: 'open', amount: money.amount, owner: reference },
    },
  ]
  for (const { outcome } of await house.wallet.postInside(tx, postings))
    if (outcome !== 'posted') throw new Error(`The payout ${reference} could not be booked: ${outcome}`)
  const { shard, player, currency } = wallet
  await insertWithdrawal(tx, {
    shard,
    reference,
    player,
    currency,
    amount: money.amount,
    fee: 0n,
    stored_detail: detail.reference,
    provider: detail.provider,
    key: `restored:${reference}`,
    requested_at: at ?? house.clock.now(),
  })
  const row = (await readWithdrawal(tx, shard, reference, true))! // it was just written
  await approve(house, tx, row)
  await settleWithdrawalInside(house, tx, shard, reference, progress)
  return short
}
