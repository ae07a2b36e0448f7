import type { LimitOfType } from '@fairhouse/contract'
import { formatAmount, parseAmount } from '@fairhouse/money'

/** The unit of a limit's amounts: money in a currency, or time in hours and days. */
export type Unit = { readonly unit: LimitOfType['unit']; readonly currency: string }

/** Time has hundredths of an hour or a day, as an amount of this currency has of its unit. */
const hundredths = 'EUR'
const figuresOf = ({ unit, currency }: Unit) => (unit === 'time' ? hundredths : currency)

/** Parses a decimal string into whole minor units; undefined if it is not one. */
export const readAmount = (text: string, unit: Unit): bigint | undefined => parseAmount(text, figuresOf(unit))

/** Writes small units as the wire has them. */
export const writeAmount = (minor: bigint, unit: Unit): string => formatAmount(minor, figuresOf(unit))

/** Formats an amount for typing: no decimals if a time has none. */
export const typedAmount = (amount: string | null, { unit }: Unit): string =>
  amount === null ? '' : unit === 'time' ? amount.replace(/\.?0+$/, '') : amount

/** Returns whether two decimal strings are equal at two decimals, rounded half up. */
export const sameAtTwoDecimals = (a: string, b: string): boolean => hundredthsOf(a) === hundredthsOf(b)

function hundredthsOf(amount: string): bigint {
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  return BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1n : 0n)
}
