import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { forget, useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useMinute } from '../base/use-minute.ts'
import { useSite } from '../base/site.ts'
import { ActivityLog } from './ActivityLog.tsx'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import page from './ProfilePage.module.css'
import { timeLeftText } from './time-left.ts'
import style from './ActivityPage.module.css'

type Visit = Answers<'GET /api/activity'>['visits'][number]

/** /my/activity: the open sessions, to be ended singly or all but this one, and the log of logins and limit changes. */
export function ActivityPage() {
  const {
    texts: { t },
  } = useSite()
  const { data, isError, refetch } = useAnswer('GET /api/activity', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={t('my.activityTitle')} />
      <h1 className={page.title}>{t('my.activityTitle')}</h1>
      <p className={page.intro}>{t('my.activityText')}</p>
      {data ? (
        <Visits visits={data.visits} />
      ) : isError ? (
        <EmptyState title={t('my.activityFailed')}>
          <Button kind="line" onClick={() => void refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </EmptyState>
      ) : (
        <Skeleton label={t('shell.loading')} lines={6} />
      )}
      <p className={style.strange}>
        {t('my.notYou')} <Link to="/my/change-password">{t('my.changePassword')}</Link>
      </p>
      <ActivityLog />
    </MyPage>
  )
}

function Visits({ visits }: { visits: Visit[] }) {
  const {
    texts: { t },
  } = useSite()
  const { busy, refusal, end } = useEnd()
  const open = visits.filter(({ endedAt }) => !endedAt)
  return (
    <>
      {refusal && <ErrorMessage error={refusal} />}
      <h2 className={style.part}>{t('my.openVisits')}</h2>
      <ol className={style.visits}>
        {open
          .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
          .map((visit) => (
            <VisitRow key={visit.visit} visit={visit} busy={busy} end={end} />
          ))}
      </ol>
      {open.length > 1 && (
        <Button kind="line" className={style.all} busy={busy === 'all'} onClick={() => void end()}>
          {t('my.endOthers')}
        </Button>
      )}
    </>
  )
}

function useEnd() {
  const { call, queries, toasts, texts } = useSite()
  const [busy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const end = async (visit?: string) => {
    setBusy(visit ?? 'all')
    const answer = await call('POST /api/activity/end', visit ? { visit } : {})
    setBusy(undefined)
    setRefusal(answer.ok ? undefined : answer.error)
    if (!answer.ok) return
    toasts.show('success', texts.t(visit ? 'my.visitEndedNow' : 'my.othersEnded'))
    forget(queries, 'GET /api/activity', 'GET /api/activity/log')
  }
  return { busy, refusal, end }
}

type RowProps = { visit: Visit; busy: string | undefined; end: (visit: string) => Promise<void> }

function VisitRow({ visit: { visit, beganAt, endsAt, browser, address, isThis }, busy, end }: RowProps) {
  const { t } = useSite().texts
  const dateText = useDateText()
  const minute = useMinute()
  const from = { browser: browser ?? t('my.unknownBrowser'), address }
  return (
    <li className={style.visit}>
      <p className={style.when}>{dateText(beganAt, 'moment')}</p>
      <p className={style.how}>{t('my.visitFrom', from)}</p>
      {isThis ? (
        <p className={style.now}>
          {t('my.thisVisit')} · {timeLeftText(t, endsAt, minute)}
        </p>
      ) : (
        <Button kind="line" aria-label={t('my.endVisitOf', from)} busy={busy === visit} onClick={() => void end(visit)}>
          {t('my.endVisit')}
        </Button>
      )}
    </li>
  )
}
