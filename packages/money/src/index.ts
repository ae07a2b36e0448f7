export { formatAmount, parseAmount } from './amount.ts'
export { currencies, digitsOf } from './currencies.ts'
export {
  awardAmounts,
  awardKinds,
  awardsOf,
  mostOf,
  noDeposit,
  percentText,
  turnoverOf,
  turnoverParts,
  unmetBound,
  wageredBonus,
  type AwardAmount,
  type AwardKind,
  type Awards,
  type BonusDeposit,
  type CampaignTerms,
} from './campaign-awards.ts'
export { converted } from './converted.ts'
export { crossRate } from './cross-rate.ts'
export { costOf, type DepositCost } from './deposit-cost.ts'
export { depositSums, type FeeRule } from './deposit-sums.ts'
export { divideHalfUp } from './fraction.ts'
export { betStatisticPercent, lifetimeLosses, sessionResult, wageringPercent } from './formulas.ts'
export { exchangeOf, onePoint, pointsText } from './loyalty-points.ts'
export { moneyText } from './money-text.ts'
export { withdrawalSums } from './withdrawal-sums.ts'
export { roundsOf } from './wagering-rounds.ts'
export { worstDeposit } from './worst-deposit.ts'
