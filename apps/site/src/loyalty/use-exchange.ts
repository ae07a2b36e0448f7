import { moneyText } from '@fairhouse/money'
import { useRef, useState } from 'react'
import { forget } from '../base/answers.ts'
import { showError } from '../base/show-error.ts'
import { useSite } from '../base/site.ts'
import { forgetMoney } from '../wallet/index.ts'

/** Exchanges thousands of points; sent again without having been answered, it keeps its key, so that one exchange happens. */
export function useExchange(): { busy: boolean; exchange: (thousands: number) => Promise<void> } {
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const kept = useRef<{ key: string; of: number }>(undefined)
  const exchange = async (thousands: number) => {
    if (kept.current?.of !== thousands) kept.current = { key: crypto.randomUUID(), of: thousands }
    setBusy(true)
    const answer = await site.call('POST /api/loyalty/exchange', { thousands }, { key: kept.current.key })
    setBusy(false)
    if (answer.ok || answer.error.error !== 'connection') kept.current = undefined
    if (answer.ok) {
      const amount = moneyText(answer.value.amount, answer.value.currency)
      site.toasts.show('success', site.texts.t('loyalty.exchanged', { points: thousands * 1000, amount }))
    } else await showError(site, answer.error)
    forget(site.queries, 'GET /api/loyalty')
    forgetMoney(site.queries)
  }
  return { busy, exchange }
}
