import { parseAmount, parseDecimal } from './amount.ts'
import { bonusOf, fixedBonus, type BonusCaps } from './bonus.ts'

type Bonus = string | { amountType: 'fixed' | 'percentage'; initialAmount: string }
type AmountType = 'fixed' | 'percentage'

/** What a campaign says about money, in the currency of the wallet; amounts are decimal strings. */
export type CampaignRule = {
  promoAmount?: Bonus | undefined
  promoAmountType?: AmountType | undefined
  cashAmount?: Bonus | undefined
  cashAmountType?: AmountType | undefined
  bettingBonusAmount?: Bonus | undefined
  bettingBonusAmountType?: AmountType | undefined
  liveCasinoBonusAmount?: Bonus | undefined
  liveCasinoBonusAmountType?: AmountType | undefined
  pokerBonus?: { initialAmount: string; amountType?: AmountType | undefined } | undefined
  maxDepositAmount?: string | undefined
  minDepositAmount?: string | undefined
  maxAmountCapEnabled?: boolean | undefined
  maxCashLimit?: string | undefined
  maxPromoLimit?: string | undefined
  awardedCashAmount?: string | undefined
  awardedPromoAmount?: string | undefined
  turnoverFactor?: number | undefined
  includeDepositAmountToTurnover?: boolean | undefined
  includeBettingBonusToTurnover?: boolean | undefined
}

/** What a deposit earns, in minor units; `turnover` is what has to be wagered for it. */
export type CampaignBonus = { promo: bigint; cash: bigint; betting: bigint; live: bigint; poker: bigint; turnover: bigint }

/** What a deposit earns by a campaign: one function for the preview and the grant. Each bonus is rounded half up, once. */
export function campaignBonus(rule: CampaignRule, depositMinor: bigint, includedFeeMinor: bigint, currency: string): CampaignBonus {
  const minor = (amount: string | undefined) => (amount === undefined ? undefined : parseAmount(amount, currency))
  const mostDepositMinor = minor(rule.maxDepositAmount)
  const byDeposit = { capsByDeposit: rule.maxAmountCapEnabled ?? false, ...(mostDepositMinor === undefined ? {} : { mostDepositMinor }) }
  const limited = (most: string | undefined, awarded: string | undefined): BonusCaps => {
    const mostMinor = minor(most)
    return mostMinor === undefined ? byDeposit : { ...byDeposit, mostMinor, awardedMinor: minor(awarded) ?? 0n }
  }
  const one = (bonus: Bonus | undefined, type: AmountType | undefined, caps: BonusCaps = byDeposit): bigint => {
    const { amountType, initialAmount } = typeof bonus === 'object' ? bonus : { amountType: type ?? 'fixed', initialAmount: bonus ?? '0' }
    if (depositMinor <= 0n || bonus === undefined) return 0n
    return amountType === 'percentage'
      ? bonusOf(depositMinor, includedFeeMinor, initialAmount, caps)
      : fixedBonus(minor(initialAmount) ?? 0n, caps)
  }
  const given = {
    promo: one(rule.promoAmount, rule.promoAmountType, limited(rule.maxPromoLimit, rule.awardedPromoAmount)),
    cash: one(rule.cashAmount, rule.cashAmountType, limited(rule.maxCashLimit, rule.awardedCashAmount)),
    betting: one(rule.bettingBonusAmount, rule.bettingBonusAmountType),
    live: one(rule.liveCasinoBonusAmount, rule.liveCasinoBonusAmountType),
    poker: one(rule.pokerBonus?.initialAmount, rule.pokerBonus?.amountType),
  }
  return { ...given, turnover: turnoverOf(rule, given, depositMinor) }
}

/** The factor times the bonus, and times deposit and betting bonus where the campaign says so. */
function turnoverOf(rule: CampaignRule, { promo, betting }: Pick<CampaignBonus, 'promo' | 'betting'>, depositMinor: bigint): bigint {
  const factor = rule.turnoverFactor === undefined ? undefined : parseDecimal(String(rule.turnoverFactor))
  if (!factor || promo + betting === 0n) return 0n
  const base = promo + (rule.includeBettingBonusToTurnover ? betting : 0n) + (rule.includeDepositAmountToTurnover ? depositMinor : 0n)
  return (base * factor.numerator) / factor.denominator
}

/** Whether an amount meets the conditions of a campaign: not below its least deposit, nor above its largest unless that only caps. */
export function meetsCampaign(rule: CampaignRule, depositMinor: bigint, currency: string): 'below' | 'above' | undefined {
  const minor = (amount: string | undefined) => (amount === undefined ? undefined : parseAmount(amount, currency))
  const [least, most] = [minor(rule.minDepositAmount), minor(rule.maxDepositAmount)]
  if (least !== undefined && depositMinor < least) return 'below'
  return most !== undefined && depositMinor > most && !rule.maxAmountCapEnabled ? 'above' : undefined
}
