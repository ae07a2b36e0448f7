import type { LimitType, PeriodName } from '@fairhouse/contract'
import { useState } from 'react'
import { useSite } from '../../base/site.ts'

/** What a player can do with what is under way. */
export type LimitAction = 'remove' | 'undoRemove' | 'undoIncrease' | 'confirmIncrease' | 'confirmRemoval'

/** What sends an answer about a limit comes once there is one. */
export const loadActing = () => import('./act-on-limit.ts')

/** Does one of these things to a limit, once at a time. */
export function useLimitAction(type: LimitType, period: PeriodName) {
  const site = useSite()
  const [busy, setBusy] = useState<LimitAction>()
  const act = async (action: LimitAction) => {
    setBusy(action)
    try {
      await (await loadActing()).actOnLimit(site, type, period, action)
    } finally {
      setBusy(undefined)
    }
  }
  return { act, busy }
}
