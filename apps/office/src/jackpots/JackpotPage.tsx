import type { JackpotDraw } from '@fairhouse/contract/office/bonuses/jackpots.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice, Form } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { ChangeForm } from '../draft-editor/index.ts'
import { Versions } from '../versions/index.ts'
import { JackpotFields } from './JackpotFields.tsx'
import { JackpotPreview } from './JackpotPreview.tsx'
import { toneOfJackpot } from './jackpot-state.ts'
import { useJackpotActs } from './use-jackpot-acts.ts'

type Answer = OfficeAnswers<'GET /office/jackpots/one'>

/** One jackpot: what is in it, its fields beside what it comes to, its draws, and all that it ever was. */
export function JackpotPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const { data, error } = useQuery(asked(caller, 'GET /office/jackpots/one', { id }))
  if (data) return <Jackpot key={`${id} ${data.version}`} answer={data} />
  return (
    <Page title={t('office-jackpots.one')} back={{ href: '/jackpots', label: t('office-jackpots.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Jackpot({ answer }: { answer: Answer }) {
  const { caller } = useOffice()
  const t = useT()
  const acts = useJackpotActs(answer)
  const { jackpot, draws } = answer
  const asks = useInfiniteQuery(askedPages(caller, 'GET /office/jackpots/versions', { id: jackpot.id }))
  const versions = asks.data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <Page
      title={jackpot.name}
      aside={<Tag tone={toneOfJackpot[jackpot.state]}>{t(`office-jackpots.state.${jackpot.state}`)}</Tag>}
      back={{ href: '/jackpots', label: t('office-jackpots.title') }}
      acts={acts.all}
    >
      <Standing jackpot={jackpot} />
      <ChangeForm
        area="office-jackpots"
        kept={`jackpot ${jackpot.id} ${answer.version}`}
        data={answer.data}
        change={acts.change}
        fields={(typed, onChange) => <JackpotFields data={typed} offered={answer} onChange={onChange} />}
        seen={(typed) => <JackpotPreview data={typed} />}
      />
      {acts.move && answer.targets.length > 0 && <MoveForm targets={answer.targets} move={acts.move} />}
      {draws.length > 0 && <Draws draws={draws} currency={jackpot.currency} />}
      <Section title={t('office-settings.versions')}>
        <Versions asked={asks} versions={versions.map((one) => ({ ...one, value: one.data }))} first={{}} empty="" again={acts.again} />
      </Section>
    </Page>
  )
}

function Standing({ jackpot: { meter, reserve, currency, startedAt, closesAt, endedAt, movedTo } }: Pick<Answer, 'jackpot'>) {
  const t = useT()
  if (meter === null || reserve === null) return null
  return (
    <Facts
      facts={[
        { name: t('office-jackpots.meter'), value: <bdi>{`${meter} ${currency}`}</bdi> },
        { name: t('office-jackpots.reserve'), value: <bdi>{`${reserve} ${currency}`}</bdi> },
        { name: t('office-jackpots.since'), value: <Moment at={startedAt} /> },
        ...(closesAt ? [{ name: t('office-jackpots.closes'), value: <Moment at={closesAt} /> }] : []),
        ...(endedAt ? [{ name: t('office-jackpots.ended'), value: <Moment at={endedAt} /> }] : []),
        ...(movedTo ? [{ name: t('office-jackpots.movedTo'), value: movedTo }] : []),
      ]}
    />
  )
}

/** Switches it off into another one, which is chosen here. */
function MoveForm({ targets, move }: { targets: Answer['targets']; move: (to: string) => void }) {
  const t = useT()
  const [to, setTo] = useState(targets[0]?.id ?? '')
  return (
    <Section title={t('office-jackpots.move')}>
      <Form onSubmit={() => move(to)}>
        <Choice
          label={t('office-jackpots.target')}
          hint={t('office-jackpots.moveAbout')}
          value={to}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setTo}
        />
        <Button type="submit">{t('office-settings.look')}</Button>
      </Form>
    </Section>
  )
}

function Draws({ draws, currency }: { draws: readonly JackpotDraw[]; currency: string }) {
  const t = useT()
  return (
    <Section title={t('office-jackpots.draws')}>
      <Table
        label={t('office-jackpots.draws')}
        rows={draws}
        keyOf={({ n }) => String(n)}
        empty=""
        columns={[
          { id: 'n', title: t('office-jackpots.draw'), cell: ({ n, kind }) => `${n} · ${t(`office-jackpots.kind.${kind}`)}` },
          { id: 'began', title: t('office-jackpots.began'), cell: ({ beganAt }) => <Moment at={beganAt} /> },
          { id: 'ended', title: t('office-jackpots.ended'), cell: ({ endedAt }) => <Moment at={endedAt} /> },
          { id: 'staked', title: t('office-jackpots.staked'), cell: ({ staked }) => <bdi>{`${staked} ${currency}`}</bdi> },
          {
            id: 'won',
            title: t('office-jackpots.won'),
            cell: ({ amount, player }) => (amount === null ? '–' : <bdi>{`${amount} ${currency} · ${player ?? ''}`}</bdi>),
          },
          {
            id: 'secret',
            title: t('office-jackpots.secret'),
            isEnd: true,
            cell: ({ secret, commitment }) =>
              commitment === null ? t('office-jackpots.bySeeds') : <code dir="ltr">{secret ?? `SHA-256 ${commitment.slice(0, 16)}…`}</code>,
          },
        ]}
      />
    </Section>
  )
}
