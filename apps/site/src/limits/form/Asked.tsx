import type { LimitOfType, LimitType, Limits } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { useSite } from '../../base/site.ts'
import { loadActing } from './use-limit-action.ts'
import style from './LimitPage.module.css'

type AskedProps = { type: LimitType; limit: LimitOfType; limits: Limits; onAnswered?: () => void }

/**
 * The questions that the rules require: whether a limit is wanted at all and, from time to time, whether the limits are
 * still right.
 */
export function Asked({ type, limit, limits, onAnswered }: AskedProps) {
  const site = useSite()
  const { t } = site.texts
  const [busy, setBusy] = useState(false)
  const answer = async (about: 'noLimit' | 'reviewed') => {
    setBusy(true)
    const taken = await (await loadActing()).answerAboutLimits(site, about, type)
    setBusy(false)
    if (taken) onAnswered?.()
  }
  if (!limit.prompt && !limits.reviewDue) return null
  const about = limit.prompt ? 'noLimit' : 'reviewed'
  return (
    <Notice meaning="info">
      <p>{t(`limits.asked.${about}`)}</p>
      <div className={style.actions}>
        <Button kind="line" busy={busy} onClick={() => void answer(about)}>
          {t(`limits.answer.${about}`)}
        </Button>
      </div>
    </Notice>
  )
}
