import type { LimitOfType, PeriodName } from '@fairhouse/contract'
import type { Texts } from './limit-check.ts'
import { periodNames, renews } from './limit-periods.ts'
import { readAmount, sameAtTwoDecimals, type Unit } from './limit-units.ts'

/** What saving would do to one period; `also` marks one that the player did not edit. */
export type Change = {
  readonly period: PeriodName
  readonly from: string | null
  readonly to: string
  readonly kind: 'first' | 'lower' | 'raise'
  readonly also?: true
}
/** What is sent: amounts and renewals that differ from the current ones. */
export type Wish = { readonly amounts: Texts; readonly renews: Readonly<Partial<Record<PeriodName, boolean>>> }

/** The changes that typed amounts would make, and with them those of shorter periods out of sight that could not stay above. */
export function changesOf(amounts: Texts, limit: LimitOfType, unit: Unit, shown: readonly PeriodName[]): Change[] {
  const edited = periodNames.flatMap((period): Change[] => {
    const to = amounts[period]
    const from = limit[period]?.ownAmount ?? null
    if (to === undefined || (from !== null && sameAtTwoDecimals(from, to))) return []
    return [{ period, from, to, kind: kindOf(from, to, unit) }]
  })
  return [...edited, ...lowered(edited, limit, unit, shown)]
}

const kindOf = (from: string | null, to: string, unit: Unit): Change['kind'] =>
  from === null ? 'first' : (readAmount(to, unit) ?? 0n) > (readAmount(from, unit) ?? 0n) ? 'raise' : 'lower'

function lowered(edited: readonly Change[], limit: LimitOfType, unit: Unit, shown: readonly PeriodName[]): Change[] {
  return periodNames.flatMap((period, place): Change[] => {
    const from = limit[period]?.ownAmount
    if (period === 'permanent' || shown.includes(period) || !from) return []
    const bounds = edited.filter((change) => change.period !== 'permanent' && periodNames.indexOf(change.period) > place)
    const least = bounds.toSorted((a, b) => Number((readAmount(a.to, unit) ?? 0n) - (readAmount(b.to, unit) ?? 0n)))[0]
    if (!least || (readAmount(least.to, unit) ?? 0n) >= (readAmount(from, unit) ?? 0n)) return []
    return [{ period, from, to: least.to, kind: 'lower', also: true }]
  })
}

/** Returns the renewals that would be switched on or off. */
export const renewalsOf = (wanted: Wish['renews'], limit: LimitOfType): Wish['renews'] =>
  Object.fromEntries(
    periodNames.flatMap((period) =>
      wanted[period] === undefined || wanted[period] === renews(limit, period) ? [] : [[period, wanted[period]]],
    ),
  )
