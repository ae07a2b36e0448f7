import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Notice } from '@fairhouse/ui'
import { useMomentText } from '../../base/moment-text.ts'
import { useOffice, useT } from '../../base/office.ts'
import { ArchivedMonths } from '../../base/pieces/ArchivedMonths.tsx'
import { Section } from '../../base/pieces/Page.tsx'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { amountText, usePlayerWords } from '../base/player-words.ts'
import { Asked } from './Asked.tsx'
import style from '../base/Player.module.css'

type Limits = OfficeAnswers<'GET /office/players/limits'>

/** The limits in force with what is left of each and why, what waits, exclusions, and what registers said. */
export function LimitsCard() {
  return (
    <Asked at="GET /office/players/limits">
      {(answer) => (
        <>
          <Standing answer={answer} />
          <InForce answer={answer} />
          <Pending rows={answer.pending} />
          <Exclusions rows={answer.exclusions} />
          <Registers rows={answer.registers} archived={answer.registersArchived} />
        </>
      )}
    </Asked>
  )
}

/** An amount of money, or of time. */
function useMeasure() {
  const t = useT()
  return (amount: string | null, unit: string) => {
    if (amount === null) return '–'
    return unit === 'hours' || unit === 'days' ? `${amount} ${t(`office-players.unit.${unit}`)}` : amountText(amount, unit)
  }
}

function Standing({ answer: { raisesBlocked, missing } }: { answer: Limits }) {
  const t = useT()
  const { tag } = useOffice().texts.language
  const moment = useMomentText()
  const words = usePlayerWords()
  return (
    <>
      {raisesBlocked && (
        <Notice meaning="warning">
          {t('office-players.raisesBlocked', { name: raisesBlocked.by, since: moment(raisesBlocked.since) })}{' '}
          <bdi>{raisesBlocked.reason}</bdi>
        </Notice>
      )}
      {missing.length > 0 && (
        <p className={style.quiet}>
          {t('office-players.missing', {
            limits: new Intl.ListFormat(tag).format(missing.map(({ type, period }) => words.limit(type, period))),
          })}
        </p>
      )}
    </>
  )
}

function InForce({ answer: { limits } }: { answer: Limits }) {
  const t = useT()
  const words = usePlayerWords()
  const measure = useMeasure()
  return (
    <Section title={t('office-players.inForce')}>
      <Table
        label={t('office-players.inForce')}
        rows={limits}
        keyOf={({ type, period }) => `${type} ${period}`}
        empty={t('office-players.noLimits')}
        columns={[
          { id: 'limit', title: t('office-players.limits'), cell: ({ type, period }) => words.limit(type, period) },
          { id: 'amount', title: t('office-players.amount'), isEnd: true, cell: ({ amount, unit }) => <bdi>{measure(amount, unit)}</bdi> },
          { id: 'used', title: t('office-players.usedUp'), isEnd: true, cell: ({ used, unit }) => <bdi>{measure(used, unit)}</bdi> },
          { id: 'left', title: t('office-players.left'), isEnd: true, cell: ({ left, unit }) => <bdi>{measure(left, unit)}</bdi> },
          {
            id: 'why',
            title: t('office-players.form.why'),
            cell: ({ source, by, reason }) => (
              <>
                {words.source(source)}
                {by !== null && <> {t('office-players.by', { name: by })}</>}
                {reason !== null && <bdi className={style.quiet}> {reason}</bdi>}
              </>
            ),
          },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
        ]}
      />
    </Section>
  )
}

function Pending({ rows }: { rows: Limits['pending'] }) {
  const t = useT()
  const words = usePlayerWords()
  const measure = useMeasure()
  if (rows.length === 0) return null
  return (
    <Section title={t('office-players.pendingChanges')}>
      <Table
        label={t('office-players.pendingChanges')}
        rows={rows}
        keyOf={({ type, period }) => `${type} ${period}`}
        empty=""
        columns={[
          { id: 'limit', title: t('office-players.limits'), cell: ({ type, period }) => words.limit(type, period) },
          {
            id: 'amount',
            title: t('office-players.amount'),
            isEnd: true,
            cell: ({ amount, unit }) => (amount === null ? t('office-players.state.remove') : <bdi>{measure(amount, unit)}</bdi>),
          },
          {
            id: 'waits',
            title: t('office-players.status'),
            cell: ({ waitsForUs }) => (
              <Tag tone={waitsForUs ? 'brass' : 'quiet'}>{t(`office-players.waitsFor.${waitsForUs ? 'us' : 'time'}`)}</Tag>
            ),
          },
          { id: 'asked', title: t('office-players.at'), isEnd: true, cell: ({ askedAt }) => <Moment at={askedAt} /> },
          { id: 'due', title: t('office-queues.due'), isEnd: true, cell: ({ dueAt }) => <Moment at={dueAt} /> },
        ]}
      />
    </Section>
  )
}

function Exclusions({ rows }: { rows: Limits['exclusions'] }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.exclusions')}>
      <Table
        label={t('office-players.exclusions')}
        rows={rows}
        keyOf={({ kind, since }) => kind + since}
        empty={t('office-players.none')}
        columns={[
          {
            id: 'kind',
            title: t('office-players.exclusions'),
            cell: ({ kind, isNow }) => <Tag tone={isNow ? 'bad' : 'quiet'}>{words.state(kind)}</Tag>,
          },
          { id: 'source', title: t('office-players.form.source'), cell: ({ source }) => words.source(source) },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
          {
            id: 'until',
            title: t('office-players.until'),
            isEnd: true,
            cell: ({ until }) => <Moment at={until} none={t('office-players.openEnd')} />,
          },
        ]}
      />
    </Section>
  )
}

function Registers({ rows, archived }: { rows: Limits['registers']; archived: Limits['registersArchived'] }) {
  const t = useT()
  const words = usePlayerWords()
  if (rows.length === 0 && archived.length === 0) return null
  return (
    <Section title={t('office-players.registers')}>
      <Table
        label={t('office-players.registers')}
        rows={rows}
        keyOf={({ register, occasion, at }) => register + occasion + at}
        empty=""
        columns={[
          { id: 'register', title: t('office-players.service'), cell: ({ register }) => <bdi>{register}</bdi> },
          { id: 'occasion', title: t('office-players.occasion'), cell: ({ occasion }) => words.state(occasion) },
          { id: 'answer', title: t('office-players.value'), cell: ({ answer }) => <Tag tone={toneOf(answer)}>{words.state(answer)}</Tag> },
          { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
      <ArchivedMonths months={archived} />
    </Section>
  )
}

const toneOf = (answer: string) => (answer === 'clear' ? 'good' : answer === 'excluded' ? 'bad' : 'warning')
