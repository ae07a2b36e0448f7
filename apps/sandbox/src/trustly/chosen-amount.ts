import type { Order } from './order.sql.ts'

/** Returns whether the payer decides the amount. */
export const amountIsOpen = ({ method, amount }: Order): boolean => method === 'Deposit' && amount === null

/**
 * Reads an amount typed at the bank in the API's format. Returns undefined if it is not one, or outside of the
 * merchant's bounds.
 */
export function chosenAmount({ attributes }: Order, typed: string): string | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const amount = `${BigInt(whole)}.${cents.padEnd(2, '0')}`
  const { SuggestedMinAmount: least = '0.01', SuggestedMaxAmount: most = '9999999.99' } = attributes
  return minor(amount) >= minor(least) && minor(amount) <= minor(most) ? amount : undefined
}

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''))
