import type { LimitOfType, LimitType } from '@fairhouse/contract'
import type { Change, Wish } from '../form/limit-changes.ts'
import { periodNames } from '../form/limit-periods.ts'
import { readAmount, type Unit } from '../form/limit-units.ts'

/** The confirmations that saving needs. */
export type Need = { readonly confirm: boolean; readonly contact: boolean; readonly high: boolean }

/**
 * Returns whether the player is asked first. Under Dutch rules whenever an amount changes; elsewhere for raises,
 * renewals switched off, high limits, amounts already used up, and any change of a time limit. Raising a Dutch deposit
 * limit above its threshold also needs a talk.
 */
export function needOf(type: LimitType, changes: readonly Change[], wish: Wish, limit: LimitOfType, unit: Unit, nld: boolean): Need {
  const above = (amount: string, bound: string | null | undefined) => isAbove(amount, bound, unit)
  const high = changes.some(({ period, to, kind }) => kind !== 'lower' && above(to, limit[period]?.highAmount))
  const contact = nld && type === 'deposit' && changes.some((change) => waitsForTalk(change, limit, unit))
  if (nld) return { confirm: changes.length > 0, contact, high }
  const confirm =
    changes.some(({ kind }) => kind === 'raise') ||
    Object.values(wish.renews).includes(false) ||
    high ||
    periodNames.some((period) => (limit[period]?.highLimits.length ?? 0) > 0) ||
    changes.some(({ period, to }) => above(limit[period]?.usedAmount ?? '0', to)) ||
    (type === 'session' && changes.length > 0)
  return { confirm, contact, high }
}

/** Returns whether a limit takes effect only after the operator has talked with the player. */
export const waitsForTalk = ({ period, to, kind }: Change, limit: LimitOfType, unit: Unit): boolean =>
  kind !== 'lower' && !limit[period]?.operatorApproved && reaches(to, limit[period]?.nldLimitThreshold, unit)

const reaches = (amount: string, bound: string | null | undefined, unit: Unit): boolean =>
  bound !== null && bound !== undefined && (readAmount(amount, unit) ?? 0n) >= (readAmount(bound, unit) ?? 0n)

const isAbove = (amount: string, bound: string | null | undefined, unit: Unit): boolean =>
  bound !== null && bound !== undefined && (readAmount(amount, unit) ?? 0n) > (readAmount(bound, unit) ?? 0n)
