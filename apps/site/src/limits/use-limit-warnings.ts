import type { LimitType } from '@fairhouse/contract'
import { useEffect } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { onPushEvent } from '../push/index.ts'
import { useProfile } from '../base/session.ts'
import { nowOf, useSite } from '../base/site.ts'
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
  const { queries, settings, texts, toasts } = site
  const playerId = useProfile()?.playerId
  const limits = useAnswer('GET /api/limits', {}).data?.limits
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      waiting = undefined
      forget(queries, 'GET /api/limits')
    }
    const deaf = onPushEvent(({ event }) => {
      if (event === 'wallet') waiting ??= setTimeout(look, lookAgainMs)
    })
    return () => (deaf(), clearTimeout(waiting))
  }, [queries])
  useEffect(() => {
    if (!limits || !playerId) return
    const key = `${storage} ${playerId}`
    const look = () => untold(warningsIn(limits), JSON.parse(localStorage.getItem(key) ?? '{}') as Told, nowOf(site)) // written below
    const keep = (told: Told) => localStorage.setItem(key, JSON.stringify(told))
    const { fresh: waiting, told: before } = look()
    if (waiting.length === 0) return keep(before)
    // It counts as told once it is shown: the page may be left while its words come.
    void texts.load(['limits']).then(() => {
      const { fresh, told } = look()
      keep(told)
      for (const { type, period, percent } of fresh)
        toasts.show(percent >= 100 ? 'danger' : 'warning', texts.t(`limits.warned.${type}`, { percent, period }), {
          // A limit set by an operator has no page of its own if the rules do not have it.
          to: pages[settings.rules.limits.includes(type) ? type : 'deposit'],
          text: texts.t('limits.warnedLink'),
        })
    })
  }, [site, limits, playerId, settings, texts, toasts])
}
