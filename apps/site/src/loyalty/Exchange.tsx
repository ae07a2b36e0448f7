import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount, moneyText, parseAmount } from '@fairhouse/money'
import { Button, SelectField } from '@fairhouse/ui'
import { useState } from 'react'
import { useT } from '../base/site.ts'
import { useExchange } from './use-exchange.ts'
import style from './LoyaltyPage.module.css'

/** More choices than these would be no list any more; whoever has more points exchanges all of them, or again. */
const mostChoices = 20

/** Makes thousands of points cash. */
export function Exchange({ exchange: { amount, most }, currency }: Pick<Answers<'GET /api/loyalty'>, 'exchange' | 'currency'>) {
  const t = useT()
  const [wish, setWish] = useState(1)
  const { busy, exchange } = useExchange()
  const thousands = Math.min(wish, most)
  const worth = (count: number) => moneyText(formatAmount((parseAmount(amount, currency) ?? 0n) * BigInt(count), currency), currency)
  const choices = [...new Set([...Array.from({ length: Math.min(most, mostChoices) }, (_, place) => place + 1), most])]
  const sayOf = (count: number) => ({ points: count * 1000, amount: worth(count) })
  return (
    <section className={style.card} aria-labelledby="exchange">
      <h2 id="exchange" className={style.name}>
        {t('loyalty.exchange')}
      </h2>
      <p className={style.soft}>{t('loyalty.exchangeText', sayOf(1))}</p>
      {most > 0 && (
        <div className={style.exchange}>
          {most > 1 && (
            <SelectField
              id="thousands"
              label={t('loyalty.howMany')}
              options={choices.map((count) => ({ value: String(count), label: t('loyalty.choice', sayOf(count)) }))}
              value={String(thousands)}
              onChange={(event) => setWish(Number(event.currentTarget.value))}
            />
          )}
          <Button busy={busy} onClick={() => void exchange(thousands)}>
            {t('loyalty.exchangeNow', sayOf(thousands))}
          </Button>
        </div>
      )}
    </section>
  )
}
