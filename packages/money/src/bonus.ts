import { percentOf } from './fraction.ts'

/**
 * The bounds of a bonus in minor units: the most that may be awarded, what has been awarded so far, and the largest
 * deposit that earns.
 */
export type BonusCaps = {
  mostMinor?: bigint | undefined
  awardedMinor?: bigint | undefined
  mostDepositMinor?: bigint | undefined
  capsByDeposit?: boolean
}

/**
 * Returns the bonus that a percentage makes of a deposit minus its included fee. It is bounded by what is left of the
 * campaign's limit and, if set, by the same percentage of the largest deposit. Used for both preview and grant. Rounded
 * half up once, at the end.
 */
export function bonusOf(depositMinor: bigint, includedFeeMinor: bigint, percent: string, caps: BonusCaps = {}): bigint {
  const base = depositMinor > includedFeeMinor ? depositMinor - includedFeeMinor : 0n
  const bounds = [percentOf(base, percent)]
  if (caps.mostMinor !== undefined) bounds.push(above0(caps.mostMinor - (caps.awardedMinor ?? 0n)))
  if (caps.capsByDeposit && caps.mostDepositMinor !== undefined) bounds.push(percentOf(caps.mostDepositMinor, percent))
  return bounds.reduce((least, bound) => (bound < least ? bound : least))
}

const above0 = (minor: bigint): bigint => (minor > 0n ? minor : 0n)

/** Returns a fixed bonus, bounded by what is left of the campaign's limit. */
export const fixedBonus = (minor: bigint, { mostMinor, awardedMinor = 0n }: BonusCaps = {}): bigint =>
  mostMinor !== undefined && above0(mostMinor - awardedMinor) < minor ? above0(mostMinor - awardedMinor) : minor
