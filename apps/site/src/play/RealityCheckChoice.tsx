import { SelectField } from '@fairhouse/ui'
import { useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import style from './RealityCheckChoice.module.css'

const never = 'never'

/** Sets how often reality checks come, at least as often as the country's rules require. */
export function RealityCheckChoice() {
  const site = useSite()
  const { t } = site.texts
  const check = useAnswer('GET /api/play/reality-check', {}).data
  const [busy, setBusy] = useState(false)
  if (!check) return null
  const choose = async (value: string) => {
    setBusy(true)
    const answer = await site.call('POST /api/play/reality-check/interval', { everyMinutes: value === never ? null : Number(value) })
    setBusy(false)
    if (!answer.ok) return (await import('../base/show-error.ts')).showError(site, answer.error)
    site.queries.setQueryData(['GET /api/play/reality-check', {}], answer.value)
    return site.toasts.show('success', t('play.everySaved'))
  }
  return (
    <section className={style.choice} aria-labelledby="reality-check">
      <h2 id="reality-check">{t('play.checkTitle')}</h2>
      <p className={style.text}>{t('play.checkAbout')}</p>
      <SelectField
        id="reality-check-every"
        label={t('play.every')}
        value={String(check.everyMinutes ?? never)}
        disabled={busy || check.choices.length < 2}
        onChange={({ currentTarget: { value } }) => void choose(value)}
        options={check.choices.map((minutes) => ({
          value: String(minutes ?? never),
          label: minutes === null ? t('play.never') : t('play.minutes', { minutes }),
        }))}
      />
    </section>
  )
}
