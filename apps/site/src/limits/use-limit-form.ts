import type { ErrorAnswer, LimitOfType, Limits, LimitType, PeriodName } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { useState } from 'react'
import { forgetMoney } from '../asking.ts'
import { useSite } from '../site.ts'
import { knowLimits } from './know-limits.ts'
import { checkLimits, type Mistakes, type Texts } from './limit-check.ts'
import { changesOf, needOf, renewalsOf, type Wish } from './limit-changes.ts'
import { stepForm, type Plan } from './limit-form.ts'
import { isResting, periodNames } from './limit-periods.ts'
import { typedAmount, type Unit } from './limit-units.ts'
import { pendingDeposits, popupFor } from './pending-deposits.ts'

type Saved = (() => void) | undefined

/** The form of one type of limit: what is typed, what is wrong with it, and where saving stands. */
export function useLimitForm(type: LimitType, limits: Limits, limit: LimitOfType, shown: readonly PeriodName[], onSaved: Saved) {
  const site = useSite()
  const unit: Unit = { unit: limit.unit, currency: limits.currency }
  const nld = limits.nldLimitActive
  const [typed, setTyped] = useState<Texts>({})
  const [renewals, setRenewals] = useState<Wish['renews']>({})
  const [wrong, setWrong] = useState<Mistakes>({})
  const textOf = (period: PeriodName) => typed[period] ?? typedAmount(limit[period]?.ownAmount ?? null, unit)
  // What rests cannot be saved, and hidden periods are not typed.
  const texts = Object.fromEntries(shown.filter((period) => !isResting(limit, period)).map((period) => [period, textOf(period)]))
  const check = (edited?: PeriodName) => checkLimits(texts, limit, unit, edited)
  const [state, send] = useFlow(
    stepForm,
    { at: 'editing' },
    {
      sending: async ({ plan }, tell) => {
        const answer = await site.call('POST /api/limits', payloadOf(type, plan))
        if (!answer.ok) {
          setWrong(mistakesOf(answer.error))
          return tell({ is: 'refused', error: answer.error })
        }
        setTyped({})
        setRenewals({})
        knowLimits(site, answer.value)
        forgetMoney(site.queries)
        tell({ is: 'saved' })
        site.toasts.show('success', site.texts.t(plan.changes.some(({ kind }) => kind === 'raise') ? 'limits.raiseAsked' : 'limits.saved'))
        onSaved?.()
      },
    },
  )
  const changes = changesOf(check().amounts, limit, unit, shown)
  const wish: Wish = { amounts: check().amounts, renews: renewalsOf(renewals, limit) }
  return {
    unit,
    state,
    send,
    wrong,
    textOf,
    renewalOf: (period: PeriodName) => renewals[period],
    /** Something differs from what is set, and nothing of it is wrong. */
    isChanged: changes.length > 0 || Object.keys(wish.renews).length > 0,
    isWrong: Object.keys(check().wrong).length > 0,
    edit: (period: PeriodName, text: string) => {
      setTyped({ ...typed, [period]: text })
      setWrong({})
      send({ is: 'edit' })
    },
    /** Dutch forms look at the field alone that was left, others at all of them. */
    leave: (period: PeriodName) => {
      const found = check(period).wrong
      setWrong(nld ? only(found, period) : found)
    },
    setRenewal: (period: PeriodName, on: boolean) => setRenewals({ ...renewals, [period]: on }),
    revert: () => {
      setTyped({})
      setRenewals({})
      setWrong({})
      send({ is: 'cancel' })
    },
    /** Answers the periods in which something is wrong; where nothing is, saving begins. */
    save: async (): Promise<PeriodName[]> => {
      const { wrong: found } = check()
      const nothing = Object.keys(found).length === 0 && changes.length === 0 && Object.keys(wish.renews).length === 0
      const first = shown.find((period) => !isResting(limit, period))
      const mistakes: Mistakes = nothing && first && isEmpty(texts) ? { [first]: { text: 'limits.atLeastOne' } } : found
      setWrong(mistakes)
      const places = periodNames.filter((period) => mistakes[period])
      if (places.length > 0 || nothing) return places
      const pending = nld || type !== 'deposit' ? undefined : await pendingDeposits(site, unit)
      const popup = pending === undefined ? undefined : popupFor(changes, limit, unit, pending)
      const plan: Plan = {
        wish,
        changes,
        need: needOf(type, changes, wish, limit, unit, nld),
        popup,
      }
      send({ is: 'save', plan })
      return []
    },
  }
}

const isEmpty = (texts: Texts) => Object.values(texts).every((text) => !text?.trim())
const only = (found: Mistakes, period: PeriodName): Mistakes => (found[period] ? { [period]: found[period] } : {})

function payloadOf(type: LimitType, { wish, changes, need }: Plan) {
  const amounts = Object.fromEntries(changes.map(({ period, to }) => [`${period}Amount`, to]))
  const renewals = Object.fromEntries(Object.entries(wish.renews).map(([period, on]) => [`${period}WillSetRenew`, on]))
  return { type, ...amounts, ...renewals, ...(need.high || need.contact ? { highLimitConfirmed: true } : {}) }
}

/** What the server says of fields, in the form's own words. */
function mistakesOf({ errorDetails }: ErrorAnswer): Mistakes {
  const fields = (errorDetails?.fields ?? {}) as Record<string, { rule?: string }> // the shape of every refusal of fields
  return Object.fromEntries(
    periodNames.flatMap((period) => {
      const rule = fields[`${period}Amount`]?.rule
      return rule === undefined ? [] : [[period, { text: ruleTexts[rule] ?? 'limits.number' }]]
    }),
  )
}
const ruleTexts: Readonly<Record<string, 'limits.positive' | 'limits.tooLow' | 'limits.tooHigh'>> = {
  limitAboveZero: 'limits.positive',
  notLessThanDaily: 'limits.tooLow',
  notLessThanWeekly: 'limits.tooLow',
  notMoreThanWeekly: 'limits.tooHigh',
  notMoreThanMonthly: 'limits.tooHigh',
}
