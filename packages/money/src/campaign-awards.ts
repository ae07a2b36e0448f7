import { formatAmount, parseAmount } from './amount.ts'
import { parseDecimal, percentOf, divideHalfUp } from './fraction.ts'
import { bonusOf, fixedBonus, type BonusCaps } from './bonus.ts'

/**
 * The kinds of awards, named like the campaign's fields. Free spins are a count; all others are money in the wallet's
 * currency.
 */
export const awardKinds = [
  'promo',
  'cash',
  'bettingBonus',
  'liveCasinoBonus',
  'biaCash',
  'scash',
  'cashBack',
  'pokerBonus',
  'freeSpin',
] as const
export type AwardKind = (typeof awardKinds)[number]
type MoneyKind = Exclude<AwardKind, 'pokerBonus' | 'freeSpin'>

/** Whether an award is a fixed amount or a percentage of the deposit. */
export type AmountType = 'fixed' | 'percentage'
type OwnType = { amountType: AmountType; initialAmount: string }

/** The fields of a campaign that decide its awards, as on the wire: decimal strings of the wallet's currency. */
export type CampaignTerms = { [K in MoneyKind as `${K}Amount`]?: string | OwnType | undefined } & {
  [K in MoneyKind as `${K}AmountType`]?: AmountType | undefined
} & {
  pokerBonus?: OwnType | undefined
  freeSpinAmount?: number | undefined
  minDepositAmount?: string | undefined
  maxDepositAmount?: string | undefined
  maxAmountCapEnabled?: boolean | undefined
  maxPromoLimit?: string | undefined
  awardedPromoAmount?: string | undefined
  maxCashLimit?: string | undefined
  awardedCashAmount?: string | undefined
  turnoverFactor?: string | undefined
  includeDepositAmountToTurnover?: boolean | undefined
  includeBettingBonusToTurnover?: boolean | undefined
}

/** The awards of a campaign for a deposit, by kind: minor units, or a count of free spins. */
export type Awards = Readonly<Record<AwardKind, bigint>>

/**
 * A deposit as awards are computed from it, in minor units of the wallet's currency. `isNone` marks a bonus without a
 * deposit, which awards fixed amounts only.
 */
export type BonusDeposit = { amountMinor: bigint; includedFeeMinor: bigint; currency: string; isNone?: boolean }

/** Returns what stands in for a deposit where there is none: fixed amounts alone are given. */
export const noDeposit = (currency: string): BonusDeposit => ({ amountMinor: 0n, includedFeeMinor: 0n, currency, isNone: true })

/** An award as it is shown: a decimal amount, or a count of free spins. */
export type AwardAmount = { kind: AwardKind; amount: string }

/** Lists what awards come to, by kind, without those that are nothing. */
export const awardAmounts = (awards: Awards, currency: string): AwardAmount[] =>
  awardKinds
    .filter((kind) => awards[kind] > 0n)
    .map((kind) => ({ kind, amount: kind === 'freeSpin' ? String(awards[kind]) : formatAmount(awards[kind], currency) }))

/**
 * Returns the awards of a campaign for a deposit. Used for both preview and grant. A percentage applies to the deposit
 * minus an included fee, bounded by what is left of the limits of promo and cash and, if the campaign says so, by its
 * share of the largest deposit.
 */
export function awardsOf(terms: CampaignTerms, deposit: BonusDeposit): Awards {
  const money = (kind: MoneyKind) => moneyOf(terms[`${kind}Amount`], terms[`${kind}AmountType`], deposit, capsOf(terms, kind, deposit))
  return {
    promo: money('promo'),
    cash: money('cash'),
    bettingBonus: money('bettingBonus'),
    liveCasinoBonus: money('liveCasinoBonus'),
    biaCash: money('biaCash'),
    scash: money('scash'),
    cashBack: money('cashBack'),
    pokerBonus: moneyOf(terms.pokerBonus, undefined, deposit, capsOf(terms, 'pokerBonus', deposit)),
    freeSpin: earnsNothing(deposit) ? 0n : BigInt(terms.freeSpinAmount ?? 0),
  }
}

function moneyOf(said: string | OwnType | undefined, type: AmountType = 'fixed', deposit: BonusDeposit, caps: BonusCaps): bigint {
  if (said === undefined || earnsNothing(deposit)) return 0n
  const { amountType, initialAmount: given } = typeof said === 'object' ? said : { amountType: type, initialAmount: said }
  const initialAmount = String(given)
  if (amountType === 'percentage') return bonusOf(deposit.amountMinor, deposit.includedFeeMinor, initialAmount, caps)
  return fixedBonus(minorOf(initialAmount, deposit.currency) ?? 0n, caps)
}

const earnsNothing = ({ amountMinor, isNone }: BonusDeposit) => amountMinor <= 0n && !isNone

function capsOf(terms: CampaignTerms, kind: AwardKind, { currency }: BonusDeposit): BonusCaps {
  const byDeposit = { capsByDeposit: terms.maxAmountCapEnabled ?? false, mostDepositMinor: minorOf(terms.maxDepositAmount, currency) }
  const limits: Partial<Record<AwardKind, [most: string | undefined, awarded: string | undefined]>> = {
    promo: [terms.maxPromoLimit, terms.awardedPromoAmount],
    cash: [terms.maxCashLimit, terms.awardedCashAmount],
  }
  const [most, awarded] = limits[kind] ?? []
  return { ...byDeposit, mostMinor: minorOf(most, currency), awardedMinor: minorOf(awarded, currency) }
}

const minorOf = (text: string | undefined, currency: string) => (text === undefined ? undefined : parseAmount(text, currency))

/**
 * Returns the bound that a deposit violates, or undefined. A deposit above the largest is allowed if the campaign only
 * caps its award.
 */
export function unmetBound(terms: CampaignTerms, { amountMinor, currency }: BonusDeposit): 'min' | 'max' | undefined {
  const least = minorOf(terms.minDepositAmount, currency)
  const most = terms.maxAmountCapEnabled ? undefined : minorOf(terms.maxDepositAmount, currency)
  if (least !== undefined && amountMinor < least) return 'min'
  return most !== undefined && amountMinor > most ? 'max' : undefined
}

/** The amounts that a campaign's wagering factor multiplies. Winnings from free spins are known only after play. */
export type TurnoverParts = { deposit: boolean; bonus: boolean; winnings: boolean }

export const turnoverParts = (terms: CampaignTerms, awards: Awards): TurnoverParts => ({
  deposit: terms.includeDepositAmountToTurnover ?? false,
  bonus: wageredBonus(terms, awards) > 0n,
  winnings: awards.freeSpin > 0n,
})

/**
 * Returns how much must be wagered before a bonus is the player's own: the factor times the bonus, plus the deposit if
 * the campaign counts it. Rounded half up once.
 */
export function turnoverOf(terms: CampaignTerms, { amountMinor }: BonusDeposit, awards: Awards): bigint {
  const factor = parseDecimal(terms.turnoverFactor ?? '0')
  if (!factor) return 0n
  const bonus = wageredBonus(terms, awards)
  const base = bonus + (terms.includeDepositAmountToTurnover && bonus + awards.freeSpin > 0n ? amountMinor : 0n)
  return divideHalfUp(base * factor.numerator, factor.denominator)
}

/** Returns the part of awards that a factor multiplies. */
export const wageredBonus = (terms: CampaignTerms, { promo, cash, biaCash, liveCasinoBonus, bettingBonus }: Awards) =>
  promo + cash + biaCash + liveCasinoBonus + (terms.includeBettingBonusToTurnover ? bettingBonus : 0n)

/** Returns the most that one deposit can earn of a kind of money; undefined if unbounded. */
export function mostOf(terms: CampaignTerms, kind: MoneyKind, currency: string): bigint | undefined {
  const said = terms[`${kind}Amount`]
  if (said === undefined) return 0n
  const { amountType, initialAmount } =
    typeof said === 'string' ? { amountType: terms[`${kind}AmountType`] ?? 'fixed', initialAmount: said } : said
  const limit = minorOf(kind === 'promo' ? terms.maxPromoLimit : kind === 'cash' ? terms.maxCashLimit : undefined, currency)
  const deposit = minorOf(terms.maxDepositAmount, currency)
  const most =
    amountType === 'fixed' ? minorOf(initialAmount, currency) : deposit === undefined ? undefined : percentOf(deposit, initialAmount)
  if (most === undefined || limit === undefined) return most ?? limit
  return most < limit ? most : limit
}

/** Writes hundredths of a percent for people: 1250 is "12.5", 75 is "0.75". */
export function percentText(hundredths: number): string {
  const text = formatAmount(BigInt(hundredths), 'EUR') // EUR, for its two digits
  return text.replace(/\.?0+$/, '') || '0'
}
