import { recordIn, typedOf, withField, type DataField, type Written } from '../written/index.ts'

/** To whom and where it is offered, beside the ticks and moments that have forms of their own. */
export const offeredFields = [
  { name: 'optIn', kind: 'flag', standard: true },
  { name: 'listed', kind: 'flag', standard: true },
  { name: 'promoCode', kind: 'text' },
  { name: 'countries', kind: 'codes' },
  { name: 'excludedCountries', kind: 'codes' },
  { name: 'methods', kind: 'wholes' },
  { name: 'deposits', kind: 'wholes' },
  { name: 'minAge', kind: 'whole' },
] as const satisfies readonly DataField[]

export const boundFields = [
  { name: 'timesPerPlayer', kind: 'whole' },
  { name: 'coolOffHours', kind: 'whole' },
  { name: 'validDays', kind: 'whole' },
  { name: 'gameProvider', kind: 'text' },
  { name: 'excludedGames', kind: 'codes' },
  { name: 'freeSpinGames', kind: 'codes' },
] as const satisfies readonly DataField[]

/** The kinds of awards that are an amount or a share of the deposit. */
export const moneyKinds = ['promo', 'cash', 'bettingBonus', 'liveCasinoBonus', 'biaCash', 'scash', 'cashBack'] as const

/** What terms in one currency have beside the awards. */
export const termFields = [
  { name: 'minDepositAmount', kind: 'text' },
  { name: 'maxDepositAmount', kind: 'text' },
  { name: 'turnoverFactor', kind: 'text' },
  { name: 'minBetAmount', kind: 'text' },
  { name: 'maxBetAmount', kind: 'text' },
  { name: 'maxPromoLimit', kind: 'text' },
  { name: 'maxCashLimit', kind: 'text' },
  { name: 'bettingBonusMaxWinnings', kind: 'text' },
  { name: 'liveCasinoBonusMaxWinnings', kind: 'text' },
  { name: 'freeSpinValue', kind: 'text' },
  { name: 'freeSpinMaxWinnings', kind: 'text' },
] as const satisfies readonly DataField[]

export const termFlags = [
  { name: 'maxAmountCapEnabled', kind: 'flag', standard: false },
  { name: 'includeDepositAmountToTurnover', kind: 'flag', standard: false },
  { name: 'includeBettingBonusToTurnover', kind: 'flag', standard: false },
] as const satisfies readonly DataField[]

/** Reads an award, which is written as a number beside its type or as one value of both. */
export function awardOf(terms: Written, kind: string): { amount: string; type: string } {
  const amount = terms[`${kind}Amount`]
  const own = recordIn(amount)
  const type = terms[`${kind}AmountType`] ?? own['amountType'] ?? 'fixed'
  return { amount: typedOf(typeof amount === 'object' ? own['initialAmount'] : amount), type: String(type) }
}

/** Writes an award as a number beside its type. */
export function withAward(terms: Written, kind: string, { amount, type }: { amount: string; type: string }): Written {
  const written = withField(terms, `${kind}Amount`, amount.trim())
  return withField(written, `${kind}AmountType`, amount.trim() === '' || type === 'fixed' ? undefined : type)
}
