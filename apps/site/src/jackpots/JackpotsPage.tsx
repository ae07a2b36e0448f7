import { buttonClass, EmptyState, Skeleton } from '@fairhouse/ui'
import { Link, useParams } from '@tanstack/react-router'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import { JackpotPage } from './JackpotPage.tsx'
import { Meter } from './Meter.tsx'
import { useJackpots } from './use-jackpots.ts'
import style from './Jackpots.module.css'

/** /jackpots: the jackpots that run, with what is in them; /jackpots/$id: one of them. */
export function JackpotsPage() {
  const { id } = useParams({ strict: false })
  return id === undefined ? <All /> : <JackpotPage key={id} id={id} />
}

function All() {
  const t = useT()
  const date = useDateText()
  const jackpots = useJackpots()
  return (
    <div className={style.page}>
      <PageTitle title={t('jackpots.title')} description={t('jackpots.intro')} />
      <h1 className={style.title}>{t('jackpots.title')}</h1>
      <p className={style.intro}>{t('jackpots.intro')}</p>
      {!jackpots && <Skeleton label={t('jackpots.title')} lines={4} />}
      {jackpots?.length === 0 && (
        <EmptyState title={t('jackpots.none')} text={t('jackpots.noneText')}>
          <Link to="/" className={buttonClass('line')}>
            {t('shell.toLobby')}
          </Link>
        </EmptyState>
      )}
      <ul className={style.list}>
        {jackpots?.map((jackpot) => (
          <li key={jackpot.id} className={style.card}>
            <h2>
              <Link to="/jackpots/$id" params={{ id: jackpot.id }}>
                {jackpot.name}
              </Link>
            </h2>
            <Meter jackpot={jackpot} />
            <p className={style.soft}>
              {jackpot.closesAt
                ? t('jackpots.lastDayUntil', { at: date(jackpot.closesAt, 'moment') })
                : jackpot.outcome
                  ? t('jackpots.wonWith', { outcome: jackpot.outcome })
                  : jackpot.wonBy
                    ? t('jackpots.wonBy', { amount: `${jackpot.wonBy} ${jackpot.currency}` })
                    : t('jackpots.anyStake')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
