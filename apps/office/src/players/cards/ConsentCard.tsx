import { Button, Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../../acts/index.ts'
import { useFilters } from '../../base/address/address.ts'
import { asked } from '../../base/ask.ts'
import { useMomentText } from '../../base/moment-text.ts'
import { useOffice, useT } from '../../base/office.ts'
import { Section } from '../../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { usePlayer } from '../base/player-act.ts'
import { Asked } from './Asked.tsx'

/** What a player has agreed to, whether they may be written to, and how long their data are kept. */
export function ConsentCard() {
  const t = useT()
  const [filters] = useFilters()
  return (
    <>
      {filters['ask'] === 'marketing' && <Marketing />}
      <Asked at="GET /office/players/consent">
        {({ accepted, closedAt, erasedAt, retentionYears }) => (
          <>
            <Facts
              facts={[
                { name: t('office-players.kept'), value: t('office-players.keptYears', { years: retentionYears }) },
                { name: t('office-players.closedAt'), value: <Moment at={closedAt} /> },
                { name: t('office-players.erasedAt'), value: <Moment at={erasedAt} /> },
              ]}
            />
            <Section title={t('office-players.agreed')}>
              <Table
                label={t('office-players.agreed')}
                rows={accepted}
                keyOf={({ document, version, at }) => document + version + at}
                empty={t('office-players.none')}
                columns={[
                  { id: 'document', title: t('office-players.document'), cell: ({ document }) => <bdi>{document}</bdi> },
                  { id: 'version', title: t('office-players.version'), cell: ({ version }) => version || '–' },
                  {
                    id: 'accepted',
                    title: t('office-players.status'),
                    cell: ({ isAccepted }) => (
                      <Tag tone={isAccepted ? 'good' : 'quiet'}>{t(`office-players.agreedTo.${isAccepted ? 'yes' : 'no'}`)}</Tag>
                    ),
                  },
                  { id: 'at', title: t('office-players.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
                ]}
              />
            </Section>
          </>
        )}
      </Asked>
    </>
  )
}

/** Asks whether the player may be written to now; an answer is not kept for later. */
function Marketing() {
  const t = useT()
  const { caller } = useOffice()
  const moment = useMomentText()
  const { player } = usePlayer()
  const { data, error, isFetching, refetch } = useQuery({
    ...asked(caller, 'GET /office/players/marketing', { player: player.id }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error) return <ErrorNotice error={error} />
  if (!data) return null
  return (
    <Notice meaning={data.isAllowed ? 'success' : 'warning'} live>
      {t(`office-players.mayWrite.${data.isAllowed ? 'yes' : 'no'}`, { at: moment(data.askedAt) })}{' '}
      <Button kind="plain" busy={isFetching} onClick={() => void refetch()}>
        {t('office-players.askAgain')}
      </Button>
    </Notice>
  )
}
