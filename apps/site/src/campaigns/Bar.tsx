import { CheckboxField, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { forget } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import style from './Bonus.module.css'

/** A player who wants no bonuses is offered none; a bar set by the operator cannot be lifted here. */
export function Bar({ barred, byPlayer }: { barred: boolean; byPlayer: boolean }) {
  const site = useSite()
  const { t } = site.texts
  const [wish, setWish] = useState(byPlayer)
  if (barred && !byPlayer) return <Notice>{t('campaigns.barredByOperator')}</Notice>
  const change = async (wanted: boolean) => {
    setWish(wanted)
    const told = await site.call('POST /api/campaigns/bar', { barred: wanted })
    if (!told.ok) {
      setWish(!wanted)
      await (await import('../base/show-error.ts')).showError(site, told.error)
    }
    forget(site.queries, 'GET /api/campaigns', 'GET /api/deposits/offer')
  }
  return (
    <section className={style.bar} aria-labelledby="bonus-bar-title">
      <h2 id="bonus-bar-title" className={style.name}>
        {t('campaigns.barTitle')}
      </h2>
      <CheckboxField
        id="bonus-bar"
        label={t('campaigns.bar')}
        checked={wish}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <p className={style.intro}>{t('campaigns.barText')}</p>
    </section>
  )
}
