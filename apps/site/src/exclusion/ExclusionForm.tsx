import { useFlow } from '@fairhouse/flow'
import { Button, RadioList } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dateText } from '../shell/date-text.ts'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { nowOf, useSite } from '../site.ts'
import { showBegun } from './begun.ts'
import { endOf, lengthText, type Length } from './exclusion-length.ts'
import { stepExclusion } from './exclusion-form.ts'
import style from './ExclusionForm.module.css'

const nameOf = (length: Length) => String(length.kind === 'timeOut' ? length.hours : length.months)

/** Chooses for how long to stay away, says plainly what that means, and begins it. */
export function ExclusionForm({ lengths }: { lengths: readonly [Length, ...Length[]] }) {
  const site = useSite()
  const { t, language } = site.texts
  const navigate = useNavigate()
  const [chosen, choose] = useState(nameOf(lengths[0]))
  const [state, send] = useFlow(
    stepExclusion,
    { at: 'choosing' },
    {
      sending: async ({ length }, tell) => {
        const answer =
          length.kind === 'timeOut'
            ? await site.call('POST /api/exclusion/time-out', { hours: length.hours })
            : await site.call('POST /api/exclusion/self-exclusion', { months: length.months })
        if (!answer.ok) return tell({ is: 'refused', error: answer.error })
        return showBegun(site, navigate, answer.value.exclusion)
      },
    },
  )
  if (state.at === 'choosing') {
    const length = lengths.find((one) => nameOf(one) === chosen) ?? lengths[0]
    return (
      <div className={style.form}>
        <RadioList
          name="length"
          legend={t('exclusion.howLong')}
          rows={lengths.map((one) => ({ value: nameOf(one), label: lengthText(t, one), note: untilText(one) }))}
          value={nameOf(length)}
          onChange={choose}
        />
        {state.error && <ErrorMessage error={state.error} />}
        <div className={style.actions}>
          <Button onClick={() => send({ is: 'chosen', length })}>{t('shell.continue')}</Button>
        </div>
      </div>
    )
  }
  const { length } = state
  const busy = state.at === 'sending'
  return (
    <section className={style.asked} aria-labelledby="asked" ref={(element) => element?.querySelector('h2')?.focus()}>
      <h2 id="asked" tabIndex={-1}>
        {t(length.kind === 'timeOut' ? 'exclusion.askTimeOut' : 'exclusion.askExclusion', { length: lengthText(t, length) })}
      </h2>
      <ul className={style.points}>
        <li suppressHydrationWarning>{untilText(length)}</li>
        <li>{t('exclusion.pointPlay')}</li>
        <li>{t('exclusion.pointOffers')}</li>
        <li>{t('exclusion.pointMoney')}</li>
        <li>{t('exclusion.pointLonger')}</li>
      </ul>
      <div className={style.actions}>
        <Button busy={busy} onClick={() => send({ is: 'begin' })}>
          {t(length.kind === 'timeOut' ? 'exclusion.beginTimeOut' : 'exclusion.beginExclusion')}
        </Button>
        <Button kind="line" disabled={busy} onClick={() => send({ is: 'back' })}>
          {t('exclusion.back')}
        </Button>
      </div>
    </section>
  )

  function untilText(one: Length): string {
    const end = endOf(one, nowOf(site))
    return end === undefined ? t('exclusion.noEnd') : t('exclusion.until', { time: dateText(language, end, 'wholeMoment') })
  }
}
