import { converted, formatAmount, moneyText, parseAmount } from '@fairhouse/money'
import { plainNumber } from '../../base/forms/plain-number.ts'

/** The bounds of an amount. */
export type AmountBounds = {
  readonly currency: string
  readonly min: string
  readonly max: string
  readonly whole: boolean
  /** The account's currency if it differs, and the rate into it. */
  readonly wallet?: { readonly currency: string; readonly rate: string }
  /** What the chosen campaign requires, in the account's currency. */
  readonly bonus?: { readonly currency: string; readonly min?: string | undefined; readonly max?: string | undefined } | undefined
}

/** A typed amount: empty, right, or wrong with a reason. */
export type TypedAmount =
  | { readonly is: 'empty' }
  | { readonly is: 'right'; readonly minor: bigint; readonly amount: string }
  | { readonly is: 'wrong'; readonly key: Mistake }
/** What can be wrong with an amount, as a message key. */
export type Mistake =
  | 'cashier.amountNumber'
  | 'cashier.amountWhole'
  | 'cashier.amountMin'
  | 'cashier.amountMax'
  | 'field.rule.campaignConditions'

/** The amount to reckon with: zero while none is typed or it is wrong. */
export const minorOf = (typed: TypedAmount): bigint => (typed.is === 'right' ? typed.minor : 0n)

/** Reads what was typed as an amount: comma or point, spaces between thousands, Arabic figures. */
export function readAmount(text: string, bounds: AmountBounds): TypedAmount {
  const { currency, min, max, whole } = bounds
  const plain = plainNumber(text)
  if (plain === '') return { is: 'empty' }
  const minor = parseAmount(plain, currency)
  if (minor === undefined || minor <= 0n) return { is: 'wrong', key: 'cashier.amountNumber' }
  if (whole && minor !== parseAmount(plain.split('.')[0] ?? '', currency)) return { is: 'wrong', key: 'cashier.amountWhole' }
  if (minor < (parseAmount(min, currency) ?? 0n)) return { is: 'wrong', key: 'cashier.amountMin' }
  const most = parseAmount(max, currency)
  if (most !== undefined && minor > most) return { is: 'wrong', key: 'cashier.amountMax' }
  if (!isForBonus(minor, bounds)) return { is: 'wrong', key: 'field.rule.campaignConditions' }
  return { is: 'right', minor, amount: formatAmount(minor, currency) }
}

/** Returns whether an amount meets the chosen campaign's bounds, in the account's currency. */
function isForBonus(minor: bigint, { currency, wallet, bonus }: AmountBounds): boolean {
  if (!bonus) return true
  const there = wallet ? (converted(minor, currency, wallet.rate, wallet.currency) ?? 0n) : minor
  const bound = (text: string | undefined) => parseAmount(text ?? '', bonus.currency)
  const [least, most] = [bound(bonus.min), bound(bonus.max)]
  return there >= (least ?? 0n) && (most === undefined || there <= most)
}

/** The larger of two least amounts, the smaller of two largest. */
export function narrower(currency: string, a: { min: string; max: string }, b: { min: string; max: string }): { min: string; max: string } {
  const minor = (amount: string) => parseAmount(amount, currency) ?? 0n
  return { min: minor(a.min) > minor(b.min) ? a.min : b.min, max: minor(a.max) < minor(b.max) ? a.max : b.max }
}

/**
 * Returns an amount converted approximately to the account's currency, formatted; undefined if the currency is the
 * same.
 */
export function inWallet(amount: string, { currency, wallet }: AmountBounds): string | undefined {
  const minor = parseAmount(amount, currency)
  const there = wallet && minor !== undefined ? converted(minor, currency, wallet.rate, wallet.currency) : undefined
  return wallet && there !== undefined ? moneyText(formatAmount(there, wallet.currency), wallet.currency) : undefined
}
