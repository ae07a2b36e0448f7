import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useAnswer } from '../asking.ts'
import { dateText } from '../shell/date-text.ts'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useSite } from '../site.ts'
import { MyPage } from './MyPage.tsx'
import page from './ProfilePage.module.css'
import style from './ActivityPage.module.css'

type Visit = Answers<'GET /api/activity'>['visits'][number]

/** /my/activity: when and from where the account was used. */
export function ActivityPage() {
  const {
    texts: { t },
  } = useSite()
  const { data, isError, refetch } = useAnswer('GET /api/activity', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={t('my.activity')} />
      <h1 className={page.title}>{t('my.activity')}</h1>
      <p className={page.intro}>{t('my.activityText')}</p>
      {data ? (
        <ol className={style.visits}>
          {data.visits.map((visit) => (
            <VisitRow key={visit.beganAt} visit={visit} />
          ))}
        </ol>
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
    </MyPage>
  )
}

function VisitRow({ visit: { beganAt, endedAt, endedBecause, browser, address, isThis } }: { visit: Visit }) {
  const {
    texts: { t, language },
  } = useSite()
  return (
    <li className={style.visit}>
      <p className={style.when} suppressHydrationWarning>
        {dateText(language, beganAt, 'moment')}
      </p>
      <p className={style.how}>{t('my.visitFrom', { browser: browser ?? t('my.unknownBrowser'), address })}</p>
      <p className={isThis || !endedAt ? style.now : style.state} suppressHydrationWarning>
        {isThis
          ? t('my.thisVisit')
          : endedAt
            ? t('my.visitEnded', { at: dateText(language, endedAt, 'moment'), why: endedBecause ?? 'other' })
            : t('my.visitOpen')}
      </p>
    </li>
  )
}
