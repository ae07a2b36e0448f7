import type { RaceStanding } from '@fairhouse/contract/office/bonuses/races.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { ChangeForm } from '../draft-editor/index.ts'
import { Versions } from '../versions/index.ts'
import { RaceFields } from './RaceFields.tsx'
import { Laws, RacePreview } from './RacePreview.tsx'
import { toneOfRace } from './race-state.ts'
import { useRaceActs } from './use-race-acts.ts'

type Answer = OfficeAnswers<'GET /office/races/one'>

/** One race: its figures and standings, its fields beside what they come to, and all that it ever was. */
export function RacePage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const { data, error } = useQuery(asked(caller, 'GET /office/races/one', { id }))
  if (data) return <Race key={`${id} ${data.version}`} answer={data} />
  return (
    <Page title={t('office-races.one')} back={{ href: '/races', label: t('office-races.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Race({ answer }: { answer: Answer }) {
  const { caller } = useOffice()
  const t = useT()
  const acts = useRaceActs(answer)
  const { race, standings } = answer
  const asks = useInfiniteQuery(askedPages(caller, 'GET /office/races/versions', { id: race.id }))
  const versions = asks.data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <Page
      title={race.name}
      aside={<Tag tone={toneOfRace[race.state]}>{t(`office-races.state.${race.state}`)}</Tag>}
      back={{ href: '/races', label: t('office-races.title') }}
      acts={acts.all}
    >
      {race.why && <Notice>{t(`office-races.why.${race.why}`)}</Notice>}
      {race.state !== 'draft' && <Figures answer={answer} />}
      {standings.length > 0 && <Standings standings={standings} currency={race.currency} />}
      {acts.change ? (
        <ChangeForm
          area="office-races"
          kept={`race ${race.id} ${answer.version}`}
          data={answer.data}
          change={acts.change}
          fields={(typed, onChange) => (
            <RaceFields data={typed} languages={answer.languages} currencies={answer.currencies} onChange={onChange} />
          )}
          seen={(typed) => <RacePreview data={typed} />}
        />
      ) : (
        <Section title={t('office-races.laws')}>
          <Laws laws={answer.laws} />
        </Section>
      )}
      <Section title={t('office-settings.versions')}>
        <Versions asked={asks} versions={versions.map((one) => ({ ...one, value: one.data }))} first={{}} empty="" again={acts.again} />
      </Section>
    </Page>
  )
}

function Figures({ answer: { race, figures } }: { answer: Answer }) {
  const t = useT()
  const money = (amount: string) => <bdi>{`${amount} ${race.currency}`}</bdi>
  return (
    <Facts
      facts={[
        { name: t('office-races.field.from'), value: <Moment at={race.from} /> },
        { name: t('office-races.field.until'), value: <Moment at={race.until} /> },
        { name: t('office-races.players'), value: figures.players },
        { name: t('office-races.bought'), value: money(figures.bought) },
        { name: t('office-races.refunded'), value: money(figures.refunded) },
        { name: t('office-races.won'), value: money(figures.prizes) },
        { name: t('office-races.paid'), value: money(figures.paid) },
        { name: t('office-races.cost'), value: money(figures.cost) },
      ]}
    />
  )
}

function Standings({ standings, currency }: { standings: readonly RaceStanding[]; currency: string }) {
  const t = useT()
  return (
    <Section title={t('office-races.standings')}>
      <Table
        label={t('office-races.standings')}
        rows={standings}
        keyOf={({ player }) => player}
        hrefOf={({ player }) => `/players/${player}`}
        empty=""
        columns={[
          { id: 'place', title: t('office-races.place'), cell: ({ place }) => place },
          { id: 'player', title: t('office-races.player'), cell: ({ player }) => <bdi>{player}</bdi> },
          { id: 'score', title: t('office-races.score'), cell: ({ score }) => <bdi>{score}</bdi> },
          { id: 'reached', title: t('office-races.reached'), cell: ({ reachedAt }) => <Moment at={reachedAt} /> },
          { id: 'rounds', title: t('office-races.rounds'), cell: ({ rounds }) => rounds },
          {
            id: 'amount',
            title: t('office-races.won'),
            cell: ({ amount }) => (amount === null ? '–' : <bdi>{`${amount} ${currency}`}</bdi>),
          },
          { id: 'paid', title: t('office-races.paidAt'), isEnd: true, cell: ({ paidAt }) => <Moment at={paidAt} /> },
        ]}
      />
    </Section>
  )
}
