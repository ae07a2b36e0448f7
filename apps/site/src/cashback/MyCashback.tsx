import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Button, Money, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { showError } from '../base/show-error.ts'
import { useSite, useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import { forgetMoney, useForgetWith } from '../wallet/index.ts'
import { Lines } from './Lines.tsx'
import style from './Cashback.module.css'

type Cashback = Answers<'GET /api/cashback'>

/** The player's cashback: what can be taken by one press, how it is reckoned, and what the last windows came to. Nothing where there is none. */
export function MyCashback() {
  const t = useT()
  const { data } = useAnswer('GET /api/cashback', {})
  useForgetWith(({ cashBack }) => cashBack, 'GET /api/cashback')
  if (!data || (data.open.length === 0 && data.running.length === 0 && data.lines.length === 0)) return null
  return (
    <section aria-labelledby="cashback" className={style.card}>
      <h2 id="cashback" className={style.name}>
        {t('bonuses.cashback')}
      </h2>
      {data.paused && <Notice>{t('bonuses.cashback.paused')}</Notice>}
      {/[1-9]/.test(data.amount) && <Take amount={data.amount} currency={data.currency} open={data.open} />}
      {data.running.map((running) => (
        <Running key={running.title} running={running} currency={data.currency} />
      ))}
      {data.lines.length > 0 && <Lines lines={data.lines} currency={data.currency} />}
    </section>
  )
}

function Take({ amount, currency, open }: Pick<Cashback, 'amount' | 'currency' | 'open'>) {
  const site = useSite()
  const { t } = site.texts
  const dateText = useDateText()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const answer = await site.call('POST /api/cashback/take', {})
    setBusy(false)
    if (answer.ok) site.toasts.show('success', t('bonuses.cashback.took', { amount: moneyText(answer.value.taken, answer.value.currency) }))
    else await showError(site, answer.error)
    forget(site.queries, 'GET /api/cashback')
    forgetMoney(site.queries)
  }
  return (
    <div className={style.take}>
      <ul className={style.open}>
        {open.map(({ id, title, amount: part, until }) => (
          <li key={id} className={style.row}>
            <span>
              <bdi>{title}</bdi>
              <small className={style.soft}>
                {until ? t('bonuses.cashback.until', { date: dateText(until, 'moment') }) : t('bonuses.untilNone')}
              </small>
            </span>
            <Money amount={part} currency={currency} />
          </li>
        ))}
      </ul>
      <Button busy={busy} onClick={() => void take()}>
        {t('bonuses.cashback.take', { amount: moneyText(amount, currency) })}
      </Button>
      <p className={style.soft}>{t('bonuses.cashback.takeText')}</p>
    </div>
  )
}

/** How cashback that runs for the player is reckoned. */
function Running({ running, currency }: { running: Cashback['running'][number]; currency: string }) {
  const t = useT()
  const { title, about, percent, period, kind, most, least, validity, games, allGames } = running
  const rows = [
    ...(least ? [{ label: t('bonuses.cashback.least'), value: moneyText(least, currency) }] : []),
    ...(most ? [{ label: t('bonuses.cashback.most'), value: moneyText(most, currency) }] : []),
    ...(validity === null ? [] : [{ label: t('bonuses.cashback.within'), value: t('campaigns.days', { count: validity }) }]),
    { label: t('bonuses.cashback.games'), value: allGames ? t('bonuses.cashback.allGames') : games.join(', ') },
  ]
  return (
    <details className={style.opened}>
      <summary>
        <bdi>{title}</bdi>
      </summary>
      <div className={style.terms}>
        <p>{t('bonuses.cashback.runs', { percent, kind, period })}</p>
        {about && <p>{about}</p>}
        <p className={style.soft}>{t(`bonuses.cashback.${kind}`)}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
