import { parseAmount } from '@fairhouse/money'
import type { limitPeriodsOf } from '../../money/limit-views/index.ts'

/** How much may still be deposited at once, in minor units: the least that any limit has left, and never more than `most`. */
export function availableToDeposit(limits: Awaited<ReturnType<typeof limitPeriodsOf>>, most: bigint, currency: string): bigint {
  return limits
    .filter(({ type, limited }) => type === 'deposit' && limited)
    .map(({ availableAmount }) => (availableAmount === null ? most : (parseAmount(availableAmount, currency) ?? 0n)))
    .reduce((least, left) => (left < least ? left : least), most)
}
