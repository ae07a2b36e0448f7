import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { amountText, usePlayerWords } from '../base/player-words.ts'
import { Asked } from './Asked.tsx'

type Play = OfficeAnswers<'GET /office/players/play'>

/** What a player plays: what is open, the newest rounds and sessions, and 30 days in two sums. */
export function PlayCard() {
  const t = useT()
  return (
    <Asked at="GET /office/players/play">
      {({ currency, staked, won, open, rounds, sessions }) => (
        <>
          <Facts
            facts={[
              { name: t('office-players.staked30'), value: <bdi>{amountText(staked, currency)}</bdi> },
              { name: t('office-players.won30'), value: <bdi>{amountText(won, currency)}</bdi> },
              { name: t('office-players.openRounds'), value: open.length },
            ]}
          />
          <Rounds rows={rounds} currency={currency} />
          <Sessions rows={sessions} />
        </>
      )}
    </Asked>
  )
}

function Rounds({ rows, currency }: { rows: Play['rounds']; currency: string }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.rounds')}>
      <Table
        label={t('office-players.rounds')}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('office-players.none')}
        columns={[
          { id: 'game', title: t('office-players.game'), cell: ({ game }) => <bdi>{game}</bdi> },
          { id: 'id', title: t('office-players.round'), cell: ({ id }) => <bdi>{id}</bdi> },
          { id: 'state', title: t('office-players.status'), cell: ({ isOpen }) => <Tag>{words.state(isOpen ? 'open' : 'closed')}</Tag> },
          { id: 'staked', title: t('office-players.staked'), isEnd: true, cell: ({ staked }) => <bdi>{amountText(staked, currency)}</bdi> },
          { id: 'won', title: t('office-players.won'), isEnd: true, cell: ({ won }) => <bdi>{amountText(won, currency)}</bdi> },
          { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Section>
  )
}

function Sessions({ rows }: { rows: Play['sessions'] }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.gameSessions')}>
      <Table
        label={t('office-players.gameSessions')}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('office-players.none')}
        columns={[
          { id: 'game', title: t('office-players.game'), cell: ({ game }) => <bdi>{game}</bdi> },
          { id: 'studio', title: t('office-players.service'), cell: ({ studio }) => <bdi>{studio}</bdi> },
          { id: 'because', title: t('office-players.status'), cell: ({ because }) => words.state(because ?? 'open') },
          { id: 'at', title: t('office-players.started'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
          { id: 'ended', title: t('office-players.ended'), isEnd: true, cell: ({ endedAt }) => <Moment at={endedAt} /> },
        ]}
      />
    </Section>
  )
}
