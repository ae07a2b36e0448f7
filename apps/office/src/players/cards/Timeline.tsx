import type { TimelineEvent, TimelineKind } from '@fairhouse/contract/office/players/players.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../../acts/index.ts'
import { useFilters } from '../../base/address/address.ts'
import { OfficeLink } from '../../base/address/OfficeLink.tsx'
import { askedPages } from '../../base/ask.ts'
import { clockText, useMomentText } from '../../base/moment-text.ts'
import { useOffice, useT } from '../../base/office.ts'
import { ArchivedMonths } from '../../base/pieces/ArchivedMonths.tsx'
import { Tag } from '../../base/pieces/pieces.tsx'
import { usePlayer } from '../base/player-act.ts'
import { amountText, toneOfState, usePlayerWords } from '../base/player-words.ts'
import { SessionRounds } from './SessionRounds.tsx'
import style from './Timeline.module.css'

/** Everything that happened, the newest first, under the days on which it did. */
export function Timeline() {
  const t = useT()
  const { caller } = useOffice()
  const { player } = usePlayer()
  const [filters, setFilters] = useFilters()
  const kinds = filters['kinds'] ?? ''
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/players/timeline', { player: player.id, ...(kinds ? { kinds } : {}) }),
  )
  const events = data?.pages.flatMap((page) => page.events)
  return (
    <>
      <Kinds all={data?.pages[0]?.kinds ?? []} chosen={kinds} onChange={(next) => setFilters({ kinds: next })} />
      {error && <ErrorNotice error={error} />}
      {!events && !error && <Skeleton lines={8} label={t('office.list.loading')} />}
      {events?.length === 0 && !hasNextPage && <p>{t('office-players.nothingHappened')}</p>}
      <div>
        {daysOf(events ?? []).map(({ day, of }) => (
          <Day key={day} day={day} events={of} />
        ))}
      </div>
      {hasNextPage && (
        <Button kind="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('office.list.more')}
        </Button>
      )}
      {!hasNextPage && <ArchivedMonths months={data?.pages.at(-1)?.archived} />}
    </>
  )
}

/** The kinds that are shown; none chosen is all. */
function Kinds({ all, chosen, onChange }: { all: readonly TimelineKind[]; chosen: string; onChange: (kinds: string) => void }) {
  const t = useT()
  const on = chosen.split(',').filter(Boolean)
  const toggle = (kind: string) => onChange((on.includes(kind) ? on.filter((one) => one !== kind) : [...on, kind]).join(','))
  return (
    <div role="group" aria-label={t('office-players.kinds')} className={style.kinds}>
      {all.map((kind) => (
        <button key={kind} type="button" className={style.kind} aria-pressed={on.includes(kind)} onClick={() => toggle(kind)}>
          {t(`office-players.kind.${kind}`)}
        </button>
      ))}
    </div>
  )
}

/** The events by the day in the reader's own time. */
function daysOf(events: readonly TimelineEvent[]): { day: string; of: TimelineEvent[] }[] {
  const days = Map.groupBy(events, ({ at }) => {
    const date = new Date(at)
    return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
  })
  return [...days].map(([day, of]) => ({ day, of }))
}

function Day({ day, events }: { day: string; events: readonly TimelineEvent[] }) {
  const { tag } = useOffice().texts.language
  const first = events[0]
  const text = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <section aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={style.day}>
        {first && text.format(new Date(first.at))}
      </h2>
      <ol className={style.events}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const { texts } = useOffice()
  const { t } = texts
  const moment = useMomentText()
  const words = usePlayerWords()
  const { at, kind, state, amount, currency, by, reason, until, href } = event
  const about = aboutText(words, event)
  const title = isAct(event) ? words.audit(event.about ?? '') : words.event(event.what)
  return (
    <li className={style.event}>
      <time className={style.time} dateTime={at}>
        {clockText(texts.language.tag, Date.parse(at))}
      </time>
      <span className={style.of}>{t(`office-players.kind.${kind}`)}</span>
      <span className={style.what}>
        {href ? <OfficeLink href={href}>{title}</OfficeLink> : <strong>{title}</strong>}
        {about !== '' && (
          <>
            {' '}
            <bdi className={style.more}>{about}</bdi>
          </>
        )}
        {until !== null && hasEnd(event) && <span className={style.more}> {t('office-players.untilThen', { until: moment(until) })}</span>}
        {by !== null && <span className={style.more}> {t('office-players.by', { name: by })}</span>}
        {event.what === 'game' && <SessionRounds session={event.id.slice('game:'.length)} />}
        {reason !== null && (
          <span className={style.reason}>
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
      <span className={style.amount}>
        {amount !== null && currency !== null && <bdi>{amountOf(event, amount, currency)}</bdi>}{' '}
        {state !== null && <Tag tone={toneOfState(state)}>{words.state(state)}</Tag>}
      </span>
    </li>
  )
}

const isAct = ({ what }: TimelineEvent) => what === 'audit' || what === 'account'
const hasEnd = ({ what }: TimelineEvent) => ['game', 'signIn', 'exclusion', 'bonus'].includes(what)

type Words = ReturnType<typeof usePlayerWords>

/** What an event is about: a limit, fields that were looked at, documents by their names; everything else as it is. */
function aboutText(words: Words, { what, about }: TimelineEvent): string {
  if (about === null || what === 'audit' || what === 'account') return ''
  if (what === 'limit') {
    const [type = '', period = ''] = about.split('.')
    return words.limit(type, period)
  }
  if (what === 'access') return about.split(' ').map(words.field).join(', ')
  if (what === 'document' || what === 'documentRequest') return words.document(about)
  return what === 'exclusion' || what === 'bonusBar' ? words.source(about) : about
}

/** A limit on sessions is time and no money. */
const amountOf = ({ what, about }: TimelineEvent, amount: string, currency: string): string =>
  what === 'limit' && about?.startsWith('session.') ? amount : amountText(amount, currency)
