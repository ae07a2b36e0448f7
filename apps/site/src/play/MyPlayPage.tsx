import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { Ways } from '../content/index.ts'
import { Link } from '@tanstack/react-router'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import { Figures } from './Figures.tsx'
import { Trend } from './Trend.tsx'
import { riskSigns } from './risk-signs.ts'
import style from './MyPlayPage.module.css'

type Summary = Answers<'GET /api/play/summary'>

/** /my/neccton: the player's gambling in total, recently and by week, possible signs of risk, and where to get help. */
export function MyPlayPage() {
  const {
    texts: { t },
  } = useSite()
  const { data, isError, refetch } = useAnswer('GET /api/play/summary', {}, { staleMs: 0 })
  return (
    <MyPage>
      <PageTitle title={t('play.title')} />
      <div className={style.page}>
        <h1 className={style.title}>{t('play.title')}</h1>
        <p className={style.intro}>{t('play.intro')}</p>
        {data ? (
          <Summary summary={data} />
        ) : isError ? (
          <EmptyState title={t('play.failed')}>
            <Button kind="line" onClick={() => void refetch()}>
              {t('shell.tryAgain')}
            </Button>
          </EmptyState>
        ) : (
          <Skeleton label={t('shell.loading')} lines={8} />
        )}
        <Ways title={t('play.next')}>
          <Link to="/my/limits/payments">{t('play.toLimits')}</Link>
          <Link to="/my/limits/time-out">{t('play.toBreak')}</Link>
          <Link to="/my/limits/questionnaire">{t('play.toQuestionnaire')}</Link>
          <Link to="/my/transactions/$type" params={{ type: 'game' }}>
            {t('play.toRounds')}
          </Link>
        </Ways>
      </div>
    </MyPage>
  )
}

function Summary({ summary }: { summary: Summary }) {
  const { t } = useSite().texts
  const dateText = useDateText()
  const { currency, last30Days, daysBefore, lifetime, weeks, since } = summary
  return (
    <>
      <section className={style.section} aria-labelledby="last-days">
        <h2 id="last-days">{t('play.last30Days')}</h2>
        <Figures figures={last30Days} currency={currency} />
        <p className={style.compared}>{comparedText()}</p>
      </section>
      <RiskCheck summary={summary} />
      <section className={style.section} aria-labelledby="weeks">
        <h2 id="weeks">{t('play.weeks')}</h2>
        <Trend weeks={weeks} currency={currency} />
      </section>
      <section className={style.section} aria-labelledby="lifetime">
        <h2 id="lifetime">{t('play.lifetime')}</h2>
        <p className={style.intro}>{t('play.since', { time: dateText(since, 'day') })}</p>
        <Figures figures={lifetime} currency={currency} payments />
      </section>
    </>
  )

  /** Stakes of these thirty days beside those of the thirty before. */
  function comparedText(): string {
    const [now, before] = [Number(last30Days.staked), Number(daysBefore.staked)] // a trend, not money
    if (before === 0) return t(now === 0 ? 'play.nothing' : 'play.newly')
    const percent = Math.round(((now - before) / before) * 100)
    return t(percent === 0 ? 'play.same' : percent > 0 ? 'play.more' : 'play.less', { percent: Math.abs(percent) })
  }
}

/** What the figures suggest about risk, and what helps. */
function RiskCheck({ summary }: { summary: Summary }) {
  const { t } = useSite().texts
  const signs = riskSigns(summary)
  const { daysPlayed: days, minutes } = summary.last30Days
  return (
    <section className={style.section} aria-labelledby="risk">
      <h2 id="risk">{t('play.riskTitle')}</h2>
      {signs.length === 0 ? (
        <p className={style.compared}>{t('play.riskNone')}</p>
      ) : (
        <Notice meaning="warning">
          <p>{t('play.riskSome')}</p>
          <ul className={style.signs}>
            {signs.map((sign) => (
              <li key={sign}>{t(`play.risk.${sign}`, { days, hours: Math.floor(minutes / 60) })}</li>
            ))}
          </ul>
          <p>{t('play.riskHelp')}</p>
        </Notice>
      )}
    </section>
  )
}
