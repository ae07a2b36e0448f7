import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { moneyText } from '@fairhouse/money'
import { Notice, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Filters } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { PeriodFilter } from './GameReturnsPage.tsx'
import { GradeTag } from './GradeTag.tsx'
import { PeriodTable } from './PeriodTable.tsx'
import { Rounds } from './Rounds.tsx'
import { percentText, spanText } from './return-words.ts'
import { useGameFacts } from './use-game-facts.tsx'
import { usePeriod } from './use-period.ts'

type Answer = OfficeAnswers<'GET /office/game-returns/one'>
type Day = Answer['days'][number]

/** What one game has returned: in each stretch of days, by currency, and day by day. */
export function GameReturnPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/game-returns/one', { id: useThing(), period: usePeriod() }))
  const back = { href: '/games/returns', label: t('office-game-returns.title') }
  if (!data)
    return (
      <Page title={t('office-game-returns.one')} back={back}>
        {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
      </Page>
    )
  return (
    <Page title={data.game.name} back={back} aside={<GradeTag of={data.game} />}>
      <ReturnFacts answer={data} />
      <Standing answer={data} />
      <Section title={t('office-queues.gameReturn.periods')}>
        <PeriodTable periods={data.periods} />
      </Section>
      <Filters>
        <PeriodFilter />
      </Filters>
      <Section title={t('office-game-returns.currencies')}>
        <Sums label={t('office-game-returns.currencies')} rows={data.game.money.map((one) => ({ ...one, day: '' }))} />
      </Section>
      <Section title={t('office-game-returns.days')}>
        <Sums label={t('office-game-returns.days')} rows={data.days} hasDay />
      </Section>
    </Page>
  )
}

function ReturnFacts({ answer: { game } }: { answer: Answer }) {
  const t = useT()
  return (
    <Facts
      facts={[
        ...useGameFacts({ ...game, game: game.id }),
        { name: t('office-game-returns.printed'), value: <bdi>{percentText(game.printed)}</bdi> },
        { name: t('office-queues.gameReturn.stated'), value: <bdi>{spanText(game.stated)}</bdi> },
        { name: t('office-queues.gameReturn.actual'), value: <bdi>{percentText(game.actual)}</bdi> },
        { name: t('office-queues.gameReturn.band'), value: <bdi>{spanText(game.band)}</bdi> },
      ]}
    />
  )
}

/** Whether an alarm waits about the game or was dismissed, and since when another return holds. */
function Standing({ answer: { game, alarm, since } }: { answer: Answer }) {
  const t = useT()
  const momentText = useMomentText()
  return (
    <>
      {alarm?.waits && (
        <Notice meaning={alarm.grade === 'proposal' ? 'danger' : 'warning'}>
          {t('office-game-returns.waits', { grade: alarm.grade, at: momentText(alarm.since) })}{' '}
          <OfficeLink href={`/queues/return-alarms/${game.id}`}>{t('office-game-returns.decide')}</OfficeLink>
        </Notice>
      )}
      {alarm?.dismissed && (
        <Notice>{t('office-game-returns.dismissed', { at: momentText(alarm.dismissed.at), by: alarm.dismissed.by })}</Notice>
      )}
      {!game.isOn && <Notice>{t('office-game-returns.isOff')}</Notice>}
      {since && <Notice>{t('office-game-returns.countsSince', { day: since })}</Notice>}
    </>
  )
}

function Sums({ label, rows, hasDay = false }: { label: string; rows: readonly Day[]; hasDay?: boolean }) {
  const t = useT()
  const day: Column<Day> = { id: 'day', title: t('office-game-returns.day'), cell: (row) => <time dateTime={row.day}>{row.day}</time> }
  const columns: Column<Day>[] = [
    ...(hasDay ? [day] : []),
    { id: 'currency', title: t('office-game-returns.currency'), cell: ({ currency }) => <bdi>{currency}</bdi> },
    { id: 'rounds', title: t('office-queues.gameReturn.rounds'), isEnd: true, cell: ({ rounds }) => <Rounds count={rounds} /> },
    {
      id: 'staked',
      title: t('office-game-returns.staked'),
      isEnd: true,
      cell: ({ staked, currency }) => <bdi>{moneyText(staked, currency)}</bdi>,
    },
    { id: 'won', title: t('office-game-returns.won'), isEnd: true, cell: ({ won, currency }) => <bdi>{moneyText(won, currency)}</bdi> },
    { id: 'actual', title: t('office-queues.gameReturn.actual'), isEnd: true, cell: ({ actual }) => <bdi>{percentText(actual)}</bdi> },
  ]
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      keyOf={({ day: of, currency }) => `${of} ${currency}`}
      empty={t('office-queues.gameReturn.none')}
    />
  )
}
