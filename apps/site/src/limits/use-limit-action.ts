import type { LimitType, PeriodName } from '@fairhouse/contract'
import { useState } from 'react'
import { forget } from '../asking.ts'
import { showError } from '../shell/show-error.ts'
import { useSite, type Site } from '../site.ts'
import { knowLimits } from './know-limits.ts'

/** What a player can do with what is under way. */
export type LimitAction = 'remove' | 'undoRemove' | 'undoIncrease' | 'confirmIncrease' | 'confirmRemoval'

/** Does one of these things to a limit, once at a time; a refusal is told, and what is shown is asked again. */
export function useLimitAction(type: LimitType, period: PeriodName) {
  const site = useSite()
  const [busy, setBusy] = useState<LimitAction>()
  const act = async (action: LimitAction) => {
    setBusy(action)
    const answer = await send(site, type, period, action)
    setBusy(undefined)
    if (answer.ok) {
      knowLimits(site, answer.value)
      return site.toasts.show('success', site.texts.t(`limits.done.${action}`))
    }
    forget(site.queries, 'GET /api/limits')
    return showError(site, answer.error)
  }
  return { act, busy }
}

function send({ call }: Site, type: LimitType, period: PeriodName, action: LimitAction) {
  const one = { type, period }
  switch (action) {
    case 'remove':
      return call('POST /api/limits/remove', one)
    case 'undoRemove':
      return call('POST /api/limits/undo', { ...one, change: 'removal' })
    case 'undoIncrease':
      return call('POST /api/limits/undo', { ...one, change: 'increase' })
    case 'confirmIncrease':
      return call('POST /api/limits/confirm', { ...one, change: 'increase' })
    case 'confirmRemoval':
      return call('POST /api/limits/confirm', { ...one, change: 'removal' })
  }
}
