import type { Exclusion } from '@fairhouse/contract'
import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { nowOf, useSite } from '../base/site.ts'
import { readBegun } from './begun.ts'
import { textOf } from './exclusion-text.ts'

/** /break: what holds once a break or an exclusion has begun, and what is still possible; of no break to whom none is known here. */
export function BreakPage() {
  const site = useSite()
  const { t } = site.texts
  const dateText = useDateText()
  const player = useProfile() !== null
  const away = useAnswer('GET /api/exclusion', {}, { enabled: player }).data?.exclusion
  const [kept, setKept] = useState<Exclusion>()
  useLayoutEffect(() => setKept(readBegun(nowOf(site))), [site])
  const begun = away ?? kept
  if (!begun) return <NoBreak />
  const time = begun.until ? dateText(begun.until, 'wholeMoment') : ''
  const length = !time ? t('exclusion.begunForGood') : t(begun.ending === 'byItself' ? 'exclusion.begunUntil' : textOf(begun), { time })
  const title = t(begun.kind === 'excluded' ? 'exclusion.begunExclusion' : 'exclusion.begunTimeOut')
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={
          <>
            <p>{length}</p>
            <p>{t('exclusion.begunText')}</p>
          </>
        }
      >
        <WhoHelps />
        <ModalLink modal="login" more={{ 'modal-after-login': 'withdraw' }} className={buttonClass('line')}>
          {t('exclusion.toWithdraw')}
        </ModalLink>
      </EmptyState>
    </>
  )
}

/** Shown if the address is opened without a break begun in this tab. */
function NoBreak() {
  const { t } = useSite().texts
  return (
    <>
      <PageTitle title={t('exclusion.noBreakTitle')} />
      <EmptyState level={1} title={t('exclusion.noBreakTitle')} text={t('exclusion.noBreakText')}>
        <WhoHelps />
        <Link to="/my/limits/time-out" className={buttonClass('line')}>
          {t('exclusion.timeOutTitle')}
        </Link>
      </EmptyState>
    </>
  )
}

function WhoHelps() {
  const { t } = useSite().texts
  return (
    <Link to="/$pageName" params={{ pageName: 'responsible-gambling' }} className={buttonClass('brass')}>
      {t('exclusion.whoHelps')}
    </Link>
  )
}
