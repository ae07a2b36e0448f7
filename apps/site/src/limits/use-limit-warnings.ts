import type { LimitType } from '@fairhouse/contract'
import { useEffect } from 'react'
import { forget, useAnswer } from '../asking.ts'
import { onNews } from '../push/index.ts'
import { useProfile } from '../shell/session.ts'
import { nowOf, useSite } from '../site.ts'
import { untold, warningsIn, type Told } from './limit-warning.ts'

const storage = 'limits-told'
const lookAgainMs = 10_000
const pages: Readonly<Record<LimitType, string>> = {
  deposit: '/my/limits/payments',
  session: '/my/limits/time',
  loss: '/my/limits/gaming',
  wager: '/my/limits/gaming',
  maxBalance: '/my/limits/max-balance',
  netDeposit: '/my/limits/net-deposit-threshold',
}

/** Tells the player when a limit passes one of its marks, once for each; limits are looked at again while money moves. */
export function useLimitWarnings(): void {
  const site = useSite()
  const { queries, texts, toasts } = site
  const playerId = useProfile()?.playerId
  const limits = useAnswer('GET /api/limits', {}, { timeoutMs: 5000 }).data?.limits
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      waiting = undefined
      forget(queries, 'GET /api/limits')
    }
    const deaf = onNews(({ event }) => {
      if (event === 'wallet') waiting ??= setTimeout(look, lookAgainMs)
    })
    return () => (deaf(), clearTimeout(waiting))
  }, [queries])
  useEffect(() => {
    if (!limits || !playerId) return
    const key = `${storage} ${playerId}`
    const { fresh, told } = untold(warningsIn(limits), JSON.parse(localStorage.getItem(key) ?? '{}') as Told, nowOf(site)) // written below
    localStorage.setItem(key, JSON.stringify(told))
    if (fresh.length === 0) return
    void texts.load(['limits']).then(() => {
      for (const { type, period, percent } of fresh)
        toasts.show(percent >= 100 ? 'danger' : 'warning', texts.t(`limits.warned.${type}`, { percent, period }), {
          to: pages[type],
          text: texts.t('limits.warnedLink'),
        })
    })
  }, [site, limits, playerId, texts, toasts])
}
