import type { LimitType, PeriodName } from '@fairhouse/contract'
import { useState } from 'react'
import { useSite } from '../../base/site.ts'

/** What a player can do about a pending change. */
export type LimitAction = 'remove' | 'undoRemove' | 'undoIncrease' | 'confirmIncrease' | 'confirmRemoval'

/** Loads the code for answering a pending change once there is one. */
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
