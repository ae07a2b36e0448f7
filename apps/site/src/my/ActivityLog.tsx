import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import { question } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { useSite, useT } from '../base/site.ts'
import { usePages } from '../base/use-pages.ts'
import style from './ActivityPage.module.css'

type Entry = Answers<'GET /api/activity/log'>['entries'][number]
type LimitEntry = Extract<Entry, { kind: 'limit' }>
type LoginEntry = Extract<Entry, { kind: 'login' }>

/** Logins and limit changes in one list, newest first, page by page. */
export function ActivityLog() {
  const { call } = useSite()
  const t = useT()
  const asked = usePages(
    (before) => question(call, 'GET /api/activity/log', { size: 20, ...(before ? { before } : {}) }, { staleMs: 0 }),
    ({ next }) => next,
  )
  const entries = asked.pages.flatMap((page) => page.entries)
  return (
    <section aria-labelledby="log">
      <h2 id="log" className={style.part}>
        {t('my.log')}
      </h2>
      {asked.isPending && <Skeleton label={t('shell.loading')} lines={6} />}
      {asked.isError && entries.length === 0 && (
        <EmptyState title={t('my.logFailed')}>
          <Button kind="line" onClick={() => void asked.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </EmptyState>
      )}
      <LogList entries={entries} />
      {asked.hasNext && (
        <Button kind="line" className={style.all} busy={asked.isFetchingNext} onClick={() => void asked.fetchNext()}>
          {t('my.more')}
        </Button>
      )}
    </section>
  )
}

/** A page of entries. */
function LogList({ entries }: { entries: readonly Entry[] }) {
  const dateText = useDateText()
  return (
    <ol className={style.visits}>
      {entries.map((entry, place) => (
        <li key={`${entry.at} ${place}`} className={style.visit} data-kind={entry.kind}>
          <p className={style.when}>
            <time dateTime={entry.at}>{dateText(entry.at, 'moment')}</time>
          </p>
          {entry.kind === 'login' ? <Login entry={entry} /> : <LimitChanged entry={entry} />}
        </li>
      ))}
    </ol>
  )
}

function Login({ entry: { browser, address, endedAt, endedBecause } }: { entry: LoginEntry }) {
  const t = useT()
  const dateText = useDateText()
  return (
    <>
      <div>
        <p className={style.what}>{t('my.logLogin')}</p>
        <p className={style.how}>{t('my.visitFrom', { browser: browser ?? t('my.unknownBrowser'), address })}</p>
      </div>
      <p className={style.state}>
        {endedAt ? t('my.visitEnded', { at: dateText(endedAt, 'moment'), why: endedBecause ?? 'other' }) : t('my.logOpen')}
      </p>
    </>
  )
}

function LimitChanged({ entry }: { entry: LimitEntry }) {
  const { type, period, act, by, from, to, inForceAt, waitsFor, currency } = entry
  const t = useT()
  const dateText = useDateText()
  const amount = (of: string | null) => {
    if (of === null) return t('my.logNone')
    return type === 'session' ? t('my.logTime', { period, count: Number(of) }) : moneyText(of, currency) // hours or days, not money
  }
  return (
    <>
      <div>
        <p className={style.what}>{t(`my.logLimit.${type}`, { period })}</p>
        <p className={style.how}>{t('my.logAct', { act, by: t(`my.logBy.${by}`) })}</p>
      </div>
      <div className={style.state}>
        {from !== to && <p>{t('my.logFromTo', { from: amount(from), to: amount(to) })}</p>}
        {inForceAt && <p>{t('my.logInForce', { waits: waitsFor ?? 'none', at: dateText(inForceAt, 'moment') })}</p>}
      </div>
    </>
  )
}
