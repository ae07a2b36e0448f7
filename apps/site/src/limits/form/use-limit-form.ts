import type { LimitOfType, Limits, LimitType, PeriodName } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { useEffect, useState } from 'react'
import { useSite } from '../../base/site.ts'
import { changesOf, renewalsOf, type Wish } from './limit-changes.ts'
import type { Mistakes } from './limit-check.ts'
import { stepForm } from './limit-form.ts'
import { periodNames } from './limit-periods.ts'
import type { Unit } from './limit-units.ts'
import { useTypedLimits } from './use-typed-limits.ts'

const settledMs = 1500
type Saved = (() => void) | undefined

const loadSaving = () => import('../confirming/save-limits.ts')
/** Loads the questions asked before a change is sent. */
export const loadConfirming = () => import('../confirming/ConfirmLimits.tsx')
/** Loads what saving needs once the page has settled. */
const prepareSaving = () => Promise.all([loadSaving(), loadConfirming()])

/** Holds the form of one type of limit: what is typed, its mistakes, and the state of saving. */
export function useLimitForm(type: LimitType, limits: Limits, limit: LimitOfType, shown: readonly PeriodName[], onSaved: Saved) {
  const site = useSite()
  const unit: Unit = { unit: limit.unit, currency: limits.currency }
  const fields = useTypedLimits(limit, unit, shown, limits.nldLimitActive)
  const [preparing, setPreparing] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void prepareSaving().catch(() => undefined), settledMs)
    return () => clearTimeout(timer)
  }, [])
  const [state, send] = useFlow(
    stepForm,
    { at: 'editing' },
    {
      sending: async ({ plan }, tell) => {
        const refused = await (await loadSaving()).sendLimits(site, type, plan)
        if (refused) {
          fields.setWrong(refused.mistakes)
          return tell({ is: 'refused', error: refused.error })
        }
        fields.saved()
        tell({ is: 'saved' })
        return onSaved?.()
      },
    },
  )
  const { amounts, wrong: found } = fields.check()
  const wish: Wish = { amounts, renews: renewalsOf(fields.renewals, limit) }
  const changes = changesOf(amounts, limit, unit, shown)
  const isChanged = changes.length > 0 || Object.keys(wish.renews).length > 0
  const isWrong = Object.keys(found).length > 0
  /** Returns the periods with mistakes; if there are none, saving begins. */
  const save = async (): Promise<PeriodName[]> => {
    const mistakes: Mistakes = fields.empty && !isChanged ? { [fields.empty]: { text: 'limits.atLeastOne' } } : found
    fields.setWrong(mistakes)
    const places = periodNames.filter((period) => mistakes[period])
    if (places.length > 0) return places
    if (!isChanged) return ((await loadSaving()).sayUnchanged(site), [])
    setPreparing(true)
    try {
      const [{ planOf }] = await prepareSaving()
      send({ is: 'save', plan: await planOf(site, { type, limits, limit, unit, changes, wish }) })
    } finally {
      setPreparing(false)
    }
    return []
  }
  const edit = (period: PeriodName, text: string) => (fields.edit(period, text), send({ is: 'edit' }))
  const revert = () => (fields.clear(), send({ is: 'cancel' }))
  return { ...fields, unit, state, send, isBusy: preparing || state.at === 'sending', isChanged, isWrong, edit, revert, save }
}
