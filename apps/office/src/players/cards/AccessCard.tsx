import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { Facts, Moment } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { usePlayerWords } from '../base/player-words.ts'
import { Asked } from './Asked.tsx'

type Access = OfficeAnswers<'GET /office/players/access'>

/** How a player signs in: freezes, second factor, the newest sessions, devices and passkeys. */
export function AccessCard() {
  const t = useT()
  return (
    <Asked at="GET /office/players/access">
      {({ frozenUntil, secondFactorSince, sessions, devices, passkeys }) => (
        <>
          <Facts
            facts={[
              { name: t('office-players.frozenUntil'), value: <Moment at={frozenUntil} /> },
              { name: t('office-players.factorSince'), value: <Moment at={secondFactorSince} /> },
            ]}
          />
          <Sessions rows={sessions} />
          <Passkeys rows={passkeys} />
          <Devices rows={devices} />
        </>
      )}
    </Asked>
  )
}

function Sessions({ rows }: { rows: Access['sessions'] }) {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Section title={t('office-players.sessions')}>
      <Table
        label={t('office-players.sessions')}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('office-players.none')}
        columns={[
          { id: 'browser', title: t('office-players.browser'), cell: ({ browser }) => <bdi>{browser || '–'}</bdi> },
          { id: 'address', title: t('office-players.address'), cell: ({ address }) => <bdi>{address || '–'}</bdi> },
          { id: 'started', title: t('office-players.started'), isEnd: true, cell: ({ startedAt }) => <Moment at={startedAt} /> },
          { id: 'seen', title: t('office-players.seen'), isEnd: true, cell: ({ seenAt }) => <Moment at={seenAt} /> },
          {
            id: 'ended',
            title: t('office-players.ended'),
            isEnd: true,
            cell: ({ endedAt, because }) => (
              <>
                <Moment at={endedAt} none={words.state('open')} /> {because !== null && words.state(because)}
              </>
            ),
          },
        ]}
      />
    </Section>
  )
}

function Passkeys({ rows }: { rows: Access['passkeys'] }) {
  const t = useT()
  return (
    <Section title={t('office-players.passkeys')}>
      <Table
        label={t('office-players.passkeys')}
        rows={rows}
        keyOf={({ name, since }) => name + since}
        empty={t('office-players.none')}
        columns={[
          { id: 'name', title: t('office-players.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
          { id: 'used', title: t('office-players.used'), isEnd: true, cell: ({ usedAt }) => <Moment at={usedAt} /> },
        ]}
      />
    </Section>
  )
}

function Devices({ rows }: { rows: Access['devices'] }) {
  const t = useT()
  return (
    <Section title={t('office-players.devices')}>
      <Table
        label={t('office-players.devices')}
        rows={rows}
        keyOf={({ name }) => name}
        empty={t('office-players.none')}
        columns={[
          { id: 'name', title: t('office-players.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'since', title: t('office-players.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
        ]}
      />
    </Section>
  )
}
