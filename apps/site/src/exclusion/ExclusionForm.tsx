import { useFlow } from '@fairhouse/flow'
import { Button, RadioList } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LateErrorMessage } from '../frame/page/LateErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import { showBegun } from './begun.ts'
import { ExclusionAsked } from './ExclusionAsked.tsx'
import { stepExclusion } from './exclusion-form.ts'
import { lengthText, type Length } from './exclusion-length.ts'
import { useUntilText } from './use-until-text.ts'
import style from './ExclusionForm.module.css'

const nameOf = (length: Length) => String(length.kind === 'timeOut' ? length.hours : length.months)

/** Chooses for how long to stay away, says plainly what that means, and begins it. */
export function ExclusionForm({ lengths }: { lengths: readonly [Length, ...Length[]] }) {
  const site = useSite()
  const { t } = site.texts
  const navigate = useNavigate()
  const untilText = useUntilText()
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
  if (state.at !== 'choosing')
    return (
      <ExclusionAsked
        length={state.length}
        busy={state.at === 'sending'}
        onBegin={() => send({ is: 'begin' })}
        onBack={() => send({ is: 'back' })}
      />
    )
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
      <LateErrorMessage error={state.error} />
      <div className={style.actions}>
        <Button onClick={() => send({ is: 'chosen', length })}>{t('shell.continue')}</Button>
      </div>
    </div>
  )
}
