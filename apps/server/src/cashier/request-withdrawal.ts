import type { Withdrawal } from '@fairhouse/contract'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { appliedRules } from '../base/applied-rules.ts'
import type { House, PlayerAsking } from '../base/context.ts'
import type { Transaction } from '../base/database.ts'
import { referenceOn } from '../base/ids.ts'
import { isRefused, refuse, type Refused } from '../base/refusal.ts'
import { writeAudit } from '../base/audit.sql.ts'
import { limitRefusal } from '../limits/index.ts'
import { profileRefusal } from '../profile/index.ts'
import { stepUp } from '../sign-in/index.ts'
import { mayMoveMoney } from '../verification/index.ts'
import { lockWallet, readWalletRow, type Leg } from '../wallet/index.ts'
import { readStoredDetails, type StoredDetailRow } from './stored-detail.sql.ts'
import { insertWithdrawal, readWithdrawal, readWithdrawalByKey, readWithdrawals, wasPaidTo, type WithdrawalRow } from './withdrawal.sql.ts'

const leastAmount = '10.00'
export const withdrawalHold = (reference: string): string => `withdrawal:${reference}`

export type WithdrawalWish = { amount: string; currency: string; storedDetailReference: string }

/** What can be withdrawn, where to, and what is under way. */
export async function withdrawalOffer({ house, player }: PlayerAsking) {
  const wallet = await readWalletRow(house.db, player)
  const stored = await readStoredDetails(house.db, player.shard, player.player)
  const rows = await readWithdrawals(house.db, player.shard, player.player)
  return {
    currency: player.currency,
    available: formatAmount((wallet?.cash ?? 0n) + (wallet?.reserve ?? 0n), player.currency),
    minAmount: leastAmount,
    destinations: stored.map(({ reference, description, blocked, verified }) => ({
      storedDetailReference: reference,
      description,
      blocked,
      verified,
    })),
    withdrawals: rows.map((row) => withdrawalView(house, player.country, row)),
  }
}

/** A player asks for money: it leaves the playable balance in the transaction that writes the request. */
export async function initWithdraw(asking: PlayerAsking, wish: WithdrawalWish): Promise<{ withdrawal: Withdrawal } | Refused> {
  const { house, player } = asking
  const known = await readWithdrawalByKey(house.db, player.shard, player.player, asking.key)
  if (known) return { withdrawal: withdrawalView(house, player.country, known) }
  const unproven = (await mayMoveMoney(house, player, 'withdraw')) ?? (await profileRefusal(asking))
  if (unproven) return unproven
  const amount = amountOf(wish, player.currency)
  if (isRefused(amount)) return amount
  const details = await readStoredDetails(house.db, player.shard, player.player)
  if (details.length === 0) return refuse('withdrawalNeedsDeposit')
  const destination = details.find(({ reference, blocked }) => reference === wish.storedDetailReference && !blocked)
  if (!destination) return refuse('paymentDetailsIncomplete', { details: { action: 'withdrawal' } })
  // Whoever has taken a session over must not take the money to a card of their own.
  const paidBefore = await wasPaidTo(house.db, player.shard, player.player, destination.reference)
  const unsure = paidBefore ? undefined : await stepUp(asking)
  if (unsure) return unsure
  const reference = referenceOn(player.shard)
  const refused = await house.db.transaction((tx) => writeRequest(asking, tx, reference, amount, destination))
  if (refused) return refused
  house.tell(player.player, { about: 'wallet', shard: player.shard, currency: player.currency })
  const row = await readWithdrawal(house.db, player.shard, reference)
  return row ? { withdrawal: withdrawalView(house, player.country, row) } : refuse('withdrawalNotCreated')
}

function amountOf(wish: WithdrawalWish, currency: string): bigint | Refused {
  const wrong = (rule: string, values: Record<string, string> = {}) =>
    refuse('checkFields', { details: { fields: { amount: { rule, values } } } })
  const amount = wish.currency === currency ? parseAmount(wish.amount, currency) : undefined
  if (amount === undefined || amount <= 0n) return wrong('amount')
  return amount < (parseAmount(leastAmount, currency) ?? 0n) ? wrong('minValue', { min: leastAmount, currency }) : amount
}

/** Cash first, then what lies in the reserve: both are the player's to take. */
function legsOf(cash: bigint, reserve: bigint): Leg[] {
  const legs: Leg[] = [
    ['cash', 'pending_withdrawal', cash],
    ['reserve', 'pending_withdrawal', reserve],
  ]
  return legs.filter(([, , minor]) => minor > 0n)
}

/** Money, hold, request and audit entry: together or not at all. */
async function writeRequest(
  { house, player, key }: PlayerAsking,
  tx: Transaction,
  reference: string,
  amount: bigint,
  destination: StoredDetailRow,
): Promise<Refused | undefined> {
  const { shard, currency } = player
  await lockWallet(tx, player)
  const cash = (await readWalletRow(tx, player))?.cash ?? 0n
  const fromCash = amount < cash ? amount : cash
  const [result] = await house.wallet.postInside(tx, [
    {
      op: 'move',
      wallet: player,
      id: `withdrawal:${reference}:request`,
      kind: 'withdrawal',
      reason: reference,
      legs: legsOf(fromCash, amount - fromCash),
      hold: { id: withdrawalHold(reference), kind: 'withdrawal', action: 'open', amount, owner: reference },
    },
  ])
  if (result?.outcome === 'refused') return limitRefusal(result.refusal, currency)
  if (result?.outcome !== 'posted') return refuse('withdrawalNotCreated')
  const at = house.clock.now()
  const { reference: storedDetail, provider } = destination
  await insertWithdrawal(tx, {
    shard,
    reference,
    player: player.player,
    currency,
    amount,
    stored_detail: storedDetail,
    provider,
    key,
    requested_at: at,
  })
  const details = { amount: formatAmount(amount, currency) }
  await writeAudit(tx, { at, actor: `player:${player.player}`, action: 'withdrawal.request', subject: reference, details })
  return undefined
}

/** A request as the player sees it; whether it may be taken back is the country's rule. */
export function withdrawalView(house: House, country: string, row: WithdrawalRow): Withdrawal {
  return {
    reference: row.reference,
    amount: formatAmount(row.amount, row.currency),
    currency: row.currency,
    status: row.state === 'sending' ? 'processing' : row.state,
    destination: row.description ?? row.stored_detail,
    requestedAt: row.requested_at.toISOString(),
    cancellable: row.state === 'pending' && appliedRules(house, country).payments.playerCancelWithdrawal,
  }
}
