import type { DepositCost, BonusDeposit } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { settleBonus } from '../../play/bonuses/index.ts'
import type { BonusWish } from '../../play/campaigns/index.ts'
import type { AttemptRow, FactRow } from '../attempts/attempt.sql.ts'
import { leftOf } from '../attempts/attempt.ts'
import type { DepositWish } from '../attempts/deposit-wish.ts'
import type { MethodData } from '../method-catalogue/method.ts'

/** Extracts what a deposit wish says about a bonus. */
export const bonusWishOf = ({ campaignId, code, depositParticipationInAutomaticCampaigns: declines }: DepositWish): BonusWish => ({
  campaignId,
  code,
  declines,
})

/** Describes a wished deposit for the bonus rules; an open amount is not known yet. */
export const bonusDepositOf = (
  { id, asksAmount, feeStrategy }: MethodData,
  { amount, fee }: Pick<DepositCost, 'amount' | 'fee'>,
  currency: string,
): { method: number; deposit: BonusDeposit | undefined } => ({
  method: id,
  deposit: asksAmount === false ? undefined : { amountMinor: amount, includedFeeMinor: feeStrategy === 'included' ? fee : 0n, currency },
})

/** Settles a deposit's bonus, in the transaction that credits the deposit or refunds part of it. */
export async function settleBonusOf(house: House, tx: Transaction, attempt: AttemptRow, facts: FactRow[]): Promise<void> {
  const { shard, player, currency, reference, amount, fee } = attempt
  const { campaign_id: campaign, campaign_version: version, campaign_automatic: automatic } = attempt
  if (version === null) return
  // For an open amount, the fee has already been deducted from the amount.
  const includedFeeMinor = attempt.fee_strategy === 'included' && !attempt.open_amount ? fee : 0n
  const leftMinor = leftOf(attempt, facts)
  await settleBonus(house, tx, {
    shard,
    player,
    currency,
    reference,
    campaign,
    version,
    automatic,
    code: attempt.code,
    amountMinor: amount,
    includedFeeMinor,
    leftMinor,
  })
}
