import { useAct } from '../../acts/index.ts'
import { OfficeLink } from '../../base/address/OfficeLink.tsx'
import { useMay } from '../../base/me.ts'
import { useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { Button } from '@fairhouse/ui'
import { usePlayer } from '../base/player-act.ts'
import { amountText, toneOfState, usePlayerWords } from '../base/player-words.ts'
import { decidedOn, useActWords } from '../base/use-player-acts.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Asked } from './Asked.tsx'

type Money = OfficeAnswers<'GET /office/players/money'>

/** How money came and went, from and to where, and what holds it. */
export function MoneyCard() {
  return (
    <Asked at="GET /office/players/money">
      {(money) => (
        <>
          <Holds holds={money.holds} />
          <Deposits rows={money.deposits} />
          <Withdrawals rows={money.withdrawals} />
          <Details rows={money.details} currency={money.currency} />
        </>
      )}
    </Asked>
  )
}

function Holds({ holds }: { holds: Money['holds'] }) {
  const t = useT()
  const may = useMay()
  const act = useAct()
  const words = usePlayerWords()
  const { player } = usePlayer()
  const title = useActWords(player)
  const release = (kind: string) =>
    act({
      at: 'POST /office/players/money/release',
      input: { player: player.id, kind },
      precondition: decidedOn(player),
      ...title(t('office-players.act.release')),
    })
  return (
    <Section title={t('office-players.holds')}>
      <Table
        label={t('office-players.holds')}
        rows={holds}
        keyOf={({ kind }) => kind}
        empty={t('office-players.none')}
        columns={[
          { id: 'kind', title: t('office-players.form.why'), cell: ({ kind }) => words.hold(kind) },
          {
            id: 'documents',
            title: t('office-players.card.documents'),
            cell: ({ documents }) => documents.map(words.document).join(', ') || '–',
          },
          { id: 'reason', title: t('office-players.reason'), cell: ({ reason }) => <span dir="auto">{reason}</span> },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
          ...(may('holds.set', { country: player.country })
            ? [
                {
                  id: 'release',
                  title: t('office-players.acts'),
                  isEnd: true,
                  cell: ({ kind }: Money['holds'][number]) => (
                    <Button kind="plain" onClick={() => release(kind)}>
                      {t('office-players.act.release')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  )
}

function Deposits({ rows }: { rows: Money['deposits'] }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.deposits')}>
      <Table
        label={t('office-players.deposits')}
        rows={rows}
        keyOf={({ reference }) => reference}
        empty={t('office-players.none')}
        columns={[
          { id: 'method', title: t('office-players.method'), cell: ({ method }) => <bdi>{method}</bdi> },
          { id: 'reference', title: t('office-players.reference'), cell: ({ reference }) => <bdi>{reference}</bdi> },
          {
            id: 'state',
            title: t('office-players.status'),
            cell: ({ state }) => <Tag tone={toneOfState(state)}>{words.state(state)}</Tag>,
          },
          {
            id: 'amount',
            title: t('office-players.amount'),
            isEnd: true,
            cell: ({ amount, currency }) => <bdi>{amountText(amount, currency)}</bdi>,
          },
          { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Section>
  )
}

function Withdrawals({ rows }: { rows: Money['withdrawals'] }) {
  const t = useT()
  const may = useMay()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.withdrawals')}>
      <Table
        label={t('office-players.withdrawals')}
        rows={rows}
        keyOf={({ reference }) => reference}
        empty={t('office-players.none')}

        columns={[
          {
            id: 'to',
            title: t('office-players.destination'),
            cell: ({ to, reference, state }) =>
              state === 'pending' && may('withdrawals.read') ? (
                <OfficeLink href={`/queues/withdrawals/${reference}`}>
                  <bdi>{to}</bdi>
                </OfficeLink>
              ) : (
                <bdi>{to}</bdi>
              ),
          },
          { id: 'reference', title: t('office-players.reference'), cell: ({ reference }) => <bdi>{reference}</bdi> },
          {
            id: 'state',
            title: t('office-players.status'),
            cell: ({ state }) => <Tag tone={toneOfState(state)}>{words.state(state)}</Tag>,
          },
          {
            id: 'amount',
            title: t('office-players.amount'),
            isEnd: true,
            cell: ({ amount, currency }) => <bdi>{amountText(amount, currency)}</bdi>,
          },
          { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Section>
  )
}

function Details({ rows, currency }: { rows: Money['details']; currency: string }) {
  const t = useT()
  return (
    <Section title={t('office-players.details')}>
      <Table
        label={t('office-players.details')}
        rows={rows}
        keyOf={({ reference }) => reference}
        empty={t('office-players.none')}
        columns={[
          { id: 'description', title: t('office-players.details'), cell: ({ description }) => <bdi>{description}</bdi> },
          { id: 'provider', title: t('office-players.service'), cell: ({ provider }) => <bdi>{provider}</bdi> },
          {
            id: 'state',
            title: t('office-players.status'),
            cell: ({ isBlocked, isVerified }) => (
              <Tag tone={isBlocked ? 'bad' : isVerified ? 'good' : 'quiet'}>
                {t(`office-players.state.${isBlocked ? 'blocked' : isVerified ? 'confirmed' : 'notConfirmed'}`)}
              </Tag>
            ),
          },
          { id: 'in', title: t('office-players.paidIn'), isEnd: true, cell: ({ paidIn }) => <bdi>{amountText(paidIn, currency)}</bdi> },
          { id: 'out', title: t('office-players.paidOut'), isEnd: true, cell: ({ paidOut }) => <bdi>{amountText(paidOut, currency)}</bdi> },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
        ]}
      />
    </Section>
  )
}
