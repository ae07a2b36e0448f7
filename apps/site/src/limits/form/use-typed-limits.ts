import type { LimitOfType, PeriodName } from '@fairhouse/contract'
import { useState } from 'react'
import type { Wish } from './limit-changes.ts'
import { checkLimits, type Mistakes, type Texts } from './limit-check.ts'
import { isResting } from './limit-periods.ts'
import { typedAmount, type Unit } from './limit-units.ts'

/**
 * Holds what is typed into the fields of a limit, and its mistakes. Dutch forms check only the field that was left,
 * others all of them.
 */
export function useTypedLimits(limit: LimitOfType, unit: Unit, shown: readonly PeriodName[], nld: boolean) {
  const [typed, setTyped] = useState<Texts>({})
  const [renewals, setRenewals] = useState<Wish['renews']>({})
  const [wrong, setWrong] = useState<Mistakes>({})
  const textOf = (period: PeriodName) => typed[period] ?? typedAmount(limit[period]?.ownAmount ?? null, unit)
  // Resting limits cannot be saved, and hidden periods are not typed.
  const typing = shown.filter((period) => !isResting(limit, period))
  const texts: Texts = Object.fromEntries(typing.map((period) => [period, textOf(period)]))
  const check = () => checkLimits(texts, limit, unit)
  return {
    textOf,
    renewals,
    wrong,
    setWrong,
    check,
    /** The first field that can be typed in, if all are empty. */
    empty: typing.every((period) => !textOf(period).trim()) ? typing[0] : undefined,
    edit: (period: PeriodName, text: string) => {
      setTyped({ ...typed, [period]: text })
      setWrong({})
    },
    leave: (period: PeriodName) => {
      setWrong(mistakesLeft(check().wrong, period, nld))
    },
    setRenewal: (period: PeriodName, on: boolean) => setRenewals({ ...renewals, [period]: on }),
    /** What these fields held has been saved; what was typed in the meantime stays. */
    saved: () => {
      setTyped((now) => changedSince(typed, now))
      setRenewals((now) => changedSince(renewals, now))
      setWrong({})
    },
    clear: () => {
      setTyped({})
      setRenewals({})
      setWrong({})
    },
  }
}

/** Returns the fields that hold something else than before. */
export const changedSince = <Held>(before: Partial<Record<PeriodName, Held>>, now: Partial<Record<PeriodName, Held>>) =>
  Object.fromEntries(Object.entries(now).filter(([period, held]) => held !== before[period as PeriodName])) // its keys are periods

/** Returns what is shown when a field is left: in a Dutch form its own mistake alone. */
export const mistakesLeft = (found: Mistakes, period: PeriodName, nld: boolean): Mistakes =>
  nld ? (found[period] ? { [period]: found[period] } : {}) : found
