import type { Exclusion } from '@fairhouse/contract'
import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDateText } from '../shell/use-date-text.ts'
import { ModalLink } from '../shell/ModalLink.tsx'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useSite } from '../site.ts'
import { readBegun } from './begun.ts'

/** /break: what holds once a break or an exclusion has begun, and what is still possible. */
export function BreakPage() {
  const { t } = useSite().texts
  const dateText = useDateText()
  const [begun, setBegun] = useState<Exclusion>()
  useEffect(() => setBegun(readBegun()), [])
  const excluded = begun?.kind === 'excluded'
  const time = begun?.until ? dateText(begun.until, 'wholeMoment') : ''
  const beginning = !time
    ? t('exclusion.begunForGood')
    : t(begun?.ending === 'whenAsked' ? 'exclusion.isExcludedAtLeast' : 'exclusion.begunUntil', { time })
  const title = t(excluded ? 'exclusion.begunExclusion' : 'exclusion.begunTimeOut')
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={
          <>
            {begun && <p>{beginning}</p>}
            <p>{t('exclusion.begunText')}</p>
          </>
        }
      >
        <Link to="/$pageName" params={{ pageName: 'responsible-gambling' }} className={buttonClass('brass')}>
          {t('exclusion.whoHelps')}
        </Link>
        <ModalLink modal="login" more={{ 'modal-after-login': 'withdraw' }} className={buttonClass('line')}>
          {t('exclusion.toWithdraw')}
        </ModalLink>
      </EmptyState>
    </>
  )
}
