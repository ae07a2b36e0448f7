import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount, moneyText, parseAmount } from '@fairhouse/money'
import { Button, SelectField } from '@fairhouse/ui'
import { useRef, useState } from 'react'
import { forget } from '../base/answers.ts'
import { showError } from '../base/show-error.ts'
import { useSite } from '../base/site.ts'
import { forgetMoney } from '../wallet/index.ts'
import style from './LoyaltyPage.module.css'

/** More choices than these would be no list any more; whoever has more points exchanges all of them, or again. */
const mostChoices = 20

/** Makes thousands of points cash. A repeated press sends the same key, so that one exchange happens. */
export function Exchange({ exchange, currency }: Pick<Answers<'GET /api/loyalty'>, 'exchange' | 'currency'>) {
  const site = useSite()
  const { t } = site.texts
  const [wish, setWish] = useState(1)
  const [busy, setBusy] = useState(false)
  const kept = useRef<{ key: string; of: number }>(undefined)
  const thousands = Math.min(wish, exchange.most)
  const worth = (count: number) => {
    const one = parseAmount(exchange.amount, currency) ?? 0n
    return moneyText(formatAmount(one * BigInt(count), currency), currency)
  }
  const choices = [...new Set([...Array.from({ length: Math.min(exchange.most, mostChoices) }, (_, place) => place + 1), exchange.most])]
  const send = async () => {
    if (kept.current?.of !== thousands) kept.current = { key: crypto.randomUUID(), of: thousands }
    setBusy(true)
    const answer = await site.call('POST /api/loyalty/exchange', { thousands }, { key: kept.current.key })
    setBusy(false)
    // What was answered was decided: the next press is another wish.
    if (answer.ok || answer.error.error !== 'connection') kept.current = undefined
    if (answer.ok)
      site.toasts.show(
        'success',
        t('loyalty.exchanged', { points: thousands * 1000, amount: moneyText(answer.value.amount, answer.value.currency) }),
      )
    else await showError(site, answer.error)
    forget(site.queries, 'GET /api/loyalty')
    forgetMoney(site.queries)
  }
  return (
    <section className={style.card} aria-labelledby="exchange">
      <h2 id="exchange" className={style.name}>
        {t('loyalty.exchange')}
      </h2>
      <p className={style.soft}>{t('loyalty.exchangeText', { points: 1000, amount: worth(1) })}</p>
      {exchange.most > 0 && (
        <div className={style.exchange}>
          {exchange.most > 1 && (
            <SelectField
              id="thousands"
              label={t('loyalty.howMany')}
              options={choices.map((count) => ({
                value: String(count),
                label: t('loyalty.choice', { points: count * 1000, amount: worth(count) }),
              }))}
              value={String(thousands)}
              onChange={(event) => setWish(Number(event.currentTarget.value))}
            />
          )}
          <Button busy={busy} onClick={() => void send()}>
            {t('loyalty.exchangeNow', { points: thousands * 1000, amount: worth(thousands) })}
          </Button>
        </div>
      )}
    </section>
  )
}
