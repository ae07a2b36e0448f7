/** What a person fills in for a field of a campaign. What is left empty is not part of it. */
export type CampaignField = {
  readonly name: string
  readonly kind: 'text' | 'whole' | 'codes' | 'wholes' | 'flag'
  /** What holds for a flag that nobody has set. */
  readonly standard?: boolean
  readonly hasHint?: true
}

/** To whom and where it is offered, beside the ticks and moments that have forms of their own. */
export const offeredFields = [
  { name: 'optIn', kind: 'flag', standard: true },
  { name: 'listed', kind: 'flag', standard: true },
  { name: 'promoCode', kind: 'text', hasHint: true },
  { name: 'countries', kind: 'codes', hasHint: true },
  { name: 'excludedCountries', kind: 'codes' },
  { name: 'methods', kind: 'wholes', hasHint: true },
  { name: 'deposits', kind: 'wholes', hasHint: true },
  { name: 'minAge', kind: 'whole' },
] as const satisfies readonly CampaignField[]

export const boundFields = [
  { name: 'timesPerPlayer', kind: 'whole' },
  { name: 'coolOffHours', kind: 'whole' },
  { name: 'validDays', kind: 'whole' },
  { name: 'gameProvider', kind: 'text' },
  { name: 'excludedGames', kind: 'codes', hasHint: true },
] as const satisfies readonly CampaignField[]

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
  { name: 'freeSpinMaxWinnings', kind: 'text' },
  { name: 'cashBackPercentage', kind: 'whole', hasHint: true },
  { name: 'cashBackValidity', kind: 'whole' },
] as const satisfies readonly CampaignField[]

export const termFlags = [
  { name: 'maxAmountCapEnabled', kind: 'flag', standard: false },
  { name: 'includeDepositAmountToTurnover', kind: 'flag', standard: false },
  { name: 'includeBettingBonusToTurnover', kind: 'flag', standard: false },
] as const satisfies readonly CampaignField[]

export type Written = Readonly<Record<string, unknown>>

/** Reads a record in what somebody has written; an empty one where there is none. */
export const recordIn = (value: unknown): Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Written) : {} // any record has such entries

/** Writes a field; what is empty is left out. */
export function withField(data: Written, name: string, value: unknown): Written {
  const { [name]: _, ...rest } = data
  return value === undefined || value === '' ? rest : { ...rest, [name]: value }
}

/** Shows a field's value as it is typed. */
export const typedOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? '' : String(value)

/** Reads what is typed in a field. What is no number stays as it is typed, so that the check can name it. */
export function valueOf(kind: CampaignField['kind'], typed: string): unknown {
  const words = typed.split(/[\s,]+/).filter((word) => word !== '')
  if (kind === 'codes') return words.length === 0 ? undefined : words
  if (kind === 'wholes') return words.length === 0 ? undefined : words.map(wholeOf)
  if (kind === 'whole') return typed.trim() === '' ? undefined : wholeOf(typed.trim())
  return typed
}

const wholeOf = (word: string): number | string => (/^\d{1,9}$/.test(word) ? Number(word) : word)

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
