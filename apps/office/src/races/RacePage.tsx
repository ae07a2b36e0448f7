import type { RaceStanding } from '@fairhouse/contract/office/bonuses/races.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { Versions } from '../versions/index.ts'
import type { Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
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
      <Editor answer={answer} change={acts.change} />
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

type EditorProps = { answer: Answer; change: ((data: Written, onDone: () => void) => void) | undefined }

/** The form of a race beside all that follows from what is typed in it; without the form, what its rules are. */
function Editor({ answer: { race, data, version, languages, currencies, laws }, change }: EditorProps) {
  const t = useT()
  const [typed, setTyped, forget] = useDraft<Written>(`race ${race.id} ${version}`, data)
  const [forgotten, setForgotten] = useState(0)
  if (!change)
    return (
      <Section title={t('office-races.laws')}>
        <Laws laws={laws} />
      </Section>
    )
  const isTyped = typed !== data
  const forgetTyped = () => {
    forget()
    setForgotten(forgotten + 1)
  }
  return (
    <div className={editor.beside}>
      <Section title={t('office-races.data')}>
        <Form onSubmit={() => change(typed, forget)}>
          <RaceFields key={forgotten} data={typed} languages={languages} currencies={currencies} onChange={setTyped} />
          <div className={editor.send}>
            <Button type="submit" disabled={!isTyped}>
              {t('office-settings.look')}
            </Button>
            <Button kind="plain" disabled={!isTyped} onClick={forgetTyped}>
              {t('office-races.forget')}
            </Button>
          </div>
        </Form>
      </Section>
      <div className={editor.seen}>
        <RacePreview data={typed} />
      </div>
    </div>
  )
}
