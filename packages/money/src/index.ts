export { formatAmount, parseAmount } from './amount.ts'
export { currencies, digitsOf, type CurrencyFacts } from './currencies.ts'
export {
  awardKinds,
  awardsOf,
  mostOf,
  percentText,
  turnoverOf,
  turnoverParts,
  unmetBound,
  type AwardKind,
  type Awards,
  type BonusDeposit,
  type CampaignTerms,
} from './campaign-awards.ts'
export { bonusOf, fixedBonus, type BonusCaps } from './bonus.ts'
export { converted } from './converted.ts'
export { crossRate } from './cross-rate.ts'
export { costOf, type DepositCost } from './deposit-cost.ts'
export { depositSums, type DepositSums, type FeeRule } from './deposit-sums.ts'
export { divideHalfUp, parseDecimal, percentOf } from './fraction.ts'
export { betStatisticPercent, lifetimeLosses, sessionResult, wageringPercent } from './formulas.ts'
export { moneyText } from './money-text.ts'
export { withdrawalSums, type WithdrawalSums } from './withdrawal-sums.ts'
