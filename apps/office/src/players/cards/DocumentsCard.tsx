import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { toneOfState, usePlayerWords } from '../base/player-words.ts'
import { Asked } from './Asked.tsx'

type Documents = OfficeAnswers<'GET /office/players/documents'>

/** What a player has sent and how it stands, what is wanted, and what services said. */
export function DocumentsCard() {
  return (
    <Asked at="GET /office/players/documents">
      {({ documents, wanted, checks }) => (
        <>
          <Wanted rows={wanted} />
          <Sent rows={documents} />
          {checks.length > 0 && <Checks rows={checks} />}
        </>
      )}
    </Asked>
  )
}

function Wanted({ rows }: { rows: Documents['wanted'] }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.wanted')}>
      <Table
        label={t('office-players.wanted')}
        rows={rows}
        keyOf={({ type }) => type}
        empty={t('office-players.none')}
        columns={[
          { id: 'type', title: t('office-players.document'), cell: ({ type }) => words.document(type) },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
        ]}
      />
    </Section>
  )
}

function Sent({ rows }: { rows: Documents['documents'] }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.sent')}>
      <Table
        label={t('office-players.sent')}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('office-players.none')}
        columns={[
          { id: 'type', title: t('office-players.document'), cell: ({ type }) => words.document(type) },
          {
            id: 'status',
            title: t('office-players.status'),
            cell: ({ status, reason }) => (
              <>
                <Tag tone={toneOfState(status)}>{words.state(status)}</Tag> <span dir="auto">{reason}</span>
              </>
            ),
          },
          { id: 'files', title: t('office-players.files'), isEnd: true, cell: ({ files }) => files },
          { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
          { id: 'decided', title: t('office-players.decided'), isEnd: true, cell: ({ decidedAt }) => <Moment at={decidedAt} /> },
        ]}
      />
    </Section>
  )
}

function Checks({ rows }: { rows: Documents['checks'] }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.checks')}>
      <Table
        label={t('office-players.checks')}
        rows={rows}
        keyOf={({ provider, at }) => provider + at}
        empty=""
        columns={[
          { id: 'provider', title: t('office-players.service'), cell: ({ provider }) => <bdi>{provider}</bdi> },
          { id: 'state', title: t('office-players.status'), cell: ({ state, why }) => `${words.state(state)} ${why ?? ''}` },
          { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Section>
  )
}
