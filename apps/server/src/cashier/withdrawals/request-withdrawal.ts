import type { Actor } from '../../base/actor.ts'
import type { Withdrawal } from '@fairhouse/contract'
import { formatAmount, parseAmount, withdrawalSums } from '@fairhouse/money'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { referenceOn } from '../../base/ids.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { endsByWithdrawal } from '../../play/bonuses/index.ts'
import { limitRefusal } from '../../money/limit-enforcement/index.ts'
import { profileRefusal } from '../../people/profile/index.ts'
import { stepUp } from '../../people/step-up/index.ts'
import { mayMoveMoney } from '../../people/verification/index.ts'
import { stopRefusal } from '../../settings/incidents/index.ts'
import { lockWallet, readWalletRow, type WalletRow, type Leg, type WalletKey } from '../../money/wallet/index.ts'
import { hasDeposited } from '../attempts/attempt.sql.ts'
import { holdRefusal } from '../holds/hold-refusal.ts'
import { detailsRefusal } from '../payment-details/details-refusal.ts'
import { holdOpenDetail } from '../stored-details/stored-detail.sql.ts'
import { approvalJob } from './approval-rule.ts'
import { bonusMoney, destinationsOf, isUnproven, withdrawable, withdrawalView, type Destination } from './withdrawal-offer.ts'
import { termsOf, type WithdrawalTerms } from './withdrawal-terms.ts'
import { insertWithdrawal, readWithdrawal, readWithdrawalByKey, wasPaidTo } from './withdrawal.sql.ts'

export const withdrawalHold = (reference: string): string => `withdrawal:${reference}`

type WithdrawalWish = { amount: string; currency: string; storedDetailReference: string }
type Sums = { amount: bigint; fee: bigint }

/** Requests a withdrawal: the money leaves the playable balance in the transaction that writes the request. */
export async function initWithdraw(asking: PlayerContext, wish: WithdrawalWish): Promise<{ withdrawal: Withdrawal } | Refused> {
  const { house, player } = asking
  const known = await readWithdrawalByKey(house.db, player.shard, player.player, asking.key)
  if (known) return { withdrawal: withdrawalView(house, player.country, known) }
  const stopped =
    (await holdRefusal(house, player, 'withdraw')) ??
    (await mayMoveMoney(house, player, 'withdraw')) ??
    (await profileRefusal(asking)) ??
    (await detailsRefusal(house, player, 'withdraw'))
  if (stopped) return stopped
  const destination = await destinationOf(asking, wish.storedDetailReference)
  if (isRefused(destination)) return destination
  const sums = sumsOf(wish, player.currency, termsOf(house, destination.method, player.currency))
  if (isRefused(sums)) return sums
  // A hijacked session must not withdraw to a card of the thief's.
  const paidBefore = await wasPaidTo(house.db, player.shard, player.player, destination.detail.reference)
  const unsure = paidBefore ? undefined : await stepUp(asking)
  if (unsure) return unsure
  const reference = referenceOn(player.shard)
  const request: Request = { reference, key: asking.key, sums, destination, actor: `player:${player.player}`, from: 'cashFirst' }
  const { shard, player: id, currency } = player
  const about = { country: player.country, language: asking.language }
  const refused = await house.db.transaction(
    async (tx) => (await stopRefusal(house, tx, 'withdrawal', about)) ?? writeRequest(house, { shard, player: id, currency }, tx, request),
  )
  if (refused) return refused
  house.tell(player.player, { about: 'wallet', shard: player.shard, currency: player.currency })
  const row = await readWithdrawal(house.db, player.shard, reference)
  return row ? { withdrawal: withdrawalView(house, player.country, row) } : refuse('withdrawalNotCreated')
}

/** Returns the destination: one the player's money came from, or their confirmed account, and only while it is open. */
async function destinationOf({ house, player }: PlayerContext, wanted: string): Promise<Destination | Refused> {
  const destinations = await destinationsOf(house, player)
  const isFunded = destinations.some(({ detail }) => detail.funded_at !== null)
  if (!isFunded && !(await hasDeposited(house.db, player.shard, player.player))) return refuse('withdrawalNeedsDeposit')
  const destination = destinations.find(({ detail: { reference, blocked } }) => reference === wanted && !blocked)
  if (!destination) return refuse('paymentDetailsIncomplete', { details: { action: 'withdrawal' } })
  return isUnproven(destination) ? refuse('notValidated', { details: { documents: ['ibanVerification'] } }) : destination
}

/** Returns amount and fee, or a refusal if the amount violates the terms. */
function sumsOf(wish: WithdrawalWish, currency: string, { least, most, ...rule }: WithdrawalTerms): Sums | Refused {
  const wrong = (name: string, values: Record<string, string> = {}) =>
    refuse('checkFields', { details: { fields: { amount: { rule: name, values } } } })
  const amount = wish.currency === currency ? parseAmount(wish.amount, currency) : undefined
  if (amount === undefined || amount <= 0n) return wrong('amount')
  if (amount < least) return wrong('minValue', { min: formatAmount(least, currency), currency })
  const { fee, paidOut } = withdrawalSums(amount, rule)
  if (paidOut === 0n) return refuse('paymentMethodLimit', { details: { paymentLimit: 'fee', currency } })
  if (most === undefined || amount <= most) return { amount, fee }
  const limit = formatAmount(most, currency)
  return refuse('paymentMethodLimit', { details: { type: 'oneTime', limit, available: limit, currency } })
}

/** Takes cash first, then the reserve: both can be withdrawn. */
function legsOf(cash: bigint, reserve: bigint): Leg[] {
  const legs: Leg[] = [
    ['cash', 'pending_withdrawal', cash],
    ['reserve', 'pending_withdrawal', reserve],
  ]
  return legs.filter(([, , minor]) => minor > 0n)
}

/**
 * A request: amount, destination, key, actor and (unless it is the player) reason, and whether to take cash first or
 * only the reserve.
 */
type Request = {
  reference: string
  key: string
  sums: Sums
  destination: Destination
  actor: Actor
  reason?: string
  from: 'cashFirst' | 'reserve'
}

/** Writes money, hold, request and audit entry in one transaction. */
export async function writeRequest(
  house: House,
  wallet: WalletKey,
  tx: Transaction,
  { reference, key, sums: { amount, fee }, destination, actor, reason, from }: Request,
): Promise<Refused | undefined> {
  const { shard, player, currency } = wallet
  await lockWallet(tx, wallet)
  // The destination may have been deleted or blocked since it was checked.
  if (!(await holdOpenDetail(tx, shard, destination.detail.reference))) return refuse('withdrawalNotCreated')
  const balances = await readWalletRow(tx, wallet)
  // Money above the max balance is won money, not bound by any bonus.
  const bound = from === 'reserve' ? undefined : await boundRefusal(tx, wallet, balances, amount)
  if (bound) return bound
  const cash = from === 'reserve' ? 0n : (balances?.cash ?? 0n)
  const fromCash = amount < cash ? amount : cash
  const [result] = await house.wallet.postInside(tx, [
    {
      op: 'move',
      wallet,
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
  const { reference: storedDetail, provider } = destination.detail
  await insertWithdrawal(tx, {
    shard,
    reference,
    player,
    currency,
    amount,
    fee,
    stored_detail: storedDetail,
    provider,
    key,
    requested_at: at,
  })
  const details = { amount: formatAmount(amount, currency), fee: formatAmount(fee, currency) }
  const why = { words: reason, house, of: wallet }
  await writeAudit(tx, { at, actor, action: 'withdrawal.request', subject: reference, details, reason: why })
  if (house.settings.get('withdrawal.approval') === 'on') await writeJob(tx, approvalJob, reference, at)
  return undefined
}

/**
 * Refuses bonus money, and any withdrawal while a bonus runs that one would end: the player gives it up first, knowing
 * what goes. The wallet itself refuses more than it holds.
 */
async function boundRefusal(
  tx: Transaction,
  wallet: WalletKey,
  balances: WalletRow | undefined,
  amount: bigint,
): Promise<Refused | undefined> {
  const [yours, bonus] = [withdrawable(balances), bonusMoney(balances)]
  if (amount > yours + bonus) return undefined
  const forfeits = bonus > 0n && (await endsByWithdrawal(tx, wallet))
  if (amount <= yours && !forfeits) return undefined
  const show = (minor: bigint) => formatAmount(minor, wallet.currency)
  const reason = forfeits ? 'forfeits' : (balances?.betting_bonus ?? 0n) > 0n ? 'bettingBonus' : 'turnover'
  return refuse('turnoverNotReached', { details: { reason, yours: show(yours), bonus: show(bonus), currency: wallet.currency } })
}
