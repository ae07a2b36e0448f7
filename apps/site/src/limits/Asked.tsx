import type { LimitOfType, LimitType, Limits } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { showError } from '../shell/show-error.ts'
import { useSite } from '../site.ts'
import { knowLimits } from './know-limits.ts'
import style from './LimitPage.module.css'

/** What the rules want an answer to: whether a limit is wanted at all, and now and then whether the limits are still right. */
export function Asked({
  type,
  limit,
  limits,
  onAnswered,
}: {
  type: LimitType
  limit: LimitOfType
  limits: Limits
  onAnswered?: () => void
}) {
  const site = useSite()
  const { t } = site.texts
  const [busy, setBusy] = useState(false)
  const answer = async (about: 'noLimit' | 'reviewed') => {
    setBusy(true)
    const told = await site.call('POST /api/limits/answer', about === 'noLimit' ? { about, type } : { about })
    setBusy(false)
    if (!told.ok) return showError(site, told.error)
    knowLimits(site, told.value)
    return onAnswered?.()
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
