import { parseAmount } from '@fairhouse/money'
import type { limitPeriodsOf } from '../../money/limit-views/index.ts'

/** Returns how much may be deposited now, in minor units: the lowest remainder of any limit, at most `most`. */
export function availableToDeposit(limits: Awaited<ReturnType<typeof limitPeriodsOf>>, most: bigint, currency: string): bigint {
  return limits
    .filter(({ type, limited }) => type === 'deposit' && limited)
    .map(({ availableAmount }) => (availableAmount === null ? most : (parseAmount(availableAmount, currency) ?? 0n)))
    .reduce((least, left) => (left < least ? left : least), most)
}
