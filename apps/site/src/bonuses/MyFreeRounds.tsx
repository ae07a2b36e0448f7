import type { FreeRounds } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { Button, EmptyState, Notice } from '@fairhouse/ui'
import { useId, type ReactNode } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { useT } from '../base/site.ts'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { AmountRow } from './Progress.tsx'
import style from './Bonuses.module.css'

/** The free rounds that the player can play or will: how many are left, worth what, until when, where, and what becomes of a win. */
export function MyFreeRounds() {
  const t = useT()
  const title = useId()
  const { data, isError, refetch } = useAnswer('GET /api/free-rounds', {})
  if (isError && !data)
    return (
      <EmptyState title={t('free-rounds.failed')}>
        <Button kind="line" onClick={() => void refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    )
  if (!data || data.running.length === 0) return null
  return (
    <section aria-labelledby={title} className={style.part}>
      <h2 id={title} className={style.name}>
        {t('free-rounds.title')}
      </h2>
      {data.running.map((one) => (
        <Running key={one.id} free={one} />
      ))}
      <p className={style.soft}>{t('free-rounds.noStake')}</p>
    </section>
  )
}

/** The free rounds that ended, and how; nothing before they are known. */
export function MyEndedFreeRounds() {
  const t = useT()
  const title = useId()
  const dateText = useDateText()
  const ended = useAnswer('GET /api/free-rounds', {}).data?.ended ?? []
  if (ended.length === 0) return null
  return (
    <section aria-labelledby={title} className={style.part}>
      <h2 id={title} className={style.name}>
        {t('free-rounds.ended')}
      </h2>
      <ul className={style.ended}>
        {ended.map((one) => (
          <li key={one.id}>
            <p className={style.row}>
              <strong>{one.title}</strong>
              {one.endedAt && (
                <time dateTime={one.endedAt} className={style.soft}>
                  {dateText(one.endedAt, 'day')}
                </time>
              )}
            </p>
            <p className={style.soft}>{t(`free-rounds.state.${one.state}`)}</p>
            <dl className={style.terms}>
              <AmountRow label={t('free-rounds.wonAll')} amount={one.won} currency={one.currency} />
              {one.left > 0 && <Row label={t('free-rounds.unplayed')}>{one.left}</Row>}
            </dl>
            <Events free={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Running({ free }: { free: FreeRounds }) {
  const t = useT()
  const name = useId()
  const { title, state, waits, given, left } = free
  return (
    <article aria-labelledby={name} className={style.card}>
      <div className={style.row}>
        <h3 id={name} className={style.title}>
          {title}
        </h3>
        <span className={style.state}>{t(`free-rounds.state.${waits ? 'waits' : state}`)}</span>
      </div>
      {state === 'paused' && <Notice>{t('free-rounds.pausedText')}</Notice>}
      {waits && <Notice>{t('free-rounds.waitsText')}</Notice>}
      <div className={style.progress}>
        <p className={style.row}>
          <strong>{t('free-rounds.left', { count: left })}</strong>
          <span className={style.soft}>{t('free-rounds.of', { given })}</span>
        </p>
        <progress max={given} value={given - left} aria-label={t('free-rounds.progress', { title })} />
      </div>
      <Terms free={free} />
      <Events free={free} />
    </article>
  )
}

function Terms({ free: { value, won, maxWon, until, games, factor, currency } }: { free: FreeRounds }) {
  const t = useT()
  const dateText = useDateText()
  return (
    <dl className={style.terms}>
      <AmountRow label={t('free-rounds.value')} amount={value} currency={currency} />
      <AmountRow label={t('free-rounds.won')} amount={won} currency={currency} />
      <AmountRow label={t('free-rounds.maxWon')} amount={maxWon} currency={currency} />
      <Row label={t('free-rounds.winnings')}>{factor === null ? t('free-rounds.winsCash') : t('free-rounds.winsBonus', { factor })}</Row>
      <Row label={t('free-rounds.until')}>
        {until ? <time dateTime={until}>{dateText(until, 'wholeMoment')}</time> : t('free-rounds.untilNone')}
      </Row>
      <Row label={t('free-rounds.games')}>
        <ul className={style.plain}>
          {games.map(({ friendlyId, name, group }) => (
            <li key={friendlyId}>
              <SiteLink to={`/${group ?? 'all'}-games/${friendlyId}`}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </Row>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** All that happened to them, the newest last. */
function Events({ free: { events, currency } }: { free: FreeRounds }) {
  const t = useT()
  const dateText = useDateText()
  return (
    <details className={style.opened}>
      <summary>{t('free-rounds.events')}</summary>
      <ol className={style.events}>
        {events.map(({ kind, at, amount }, index) => (
          <li key={index}>
            <time dateTime={at} className={style.soft}>
              {dateText(at, 'moment')}
            </time>
            <span>{t(`free-rounds.event.${kind}`, amount ? { amount: moneyText(amount, currency) } : {})}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
