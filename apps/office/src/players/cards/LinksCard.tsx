import { OfficeLink } from '../../base/address/OfficeLink.tsx'
import { useT } from '../../base/office.ts'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'
import { toneOfStatus, usePlayerWords } from '../base/player-words.ts'
import { Asked } from './Asked.tsx'

/** The accounts that share something with a player's. */
export function LinksCard() {
  const t = useT()
  const words = usePlayerWords()
  return (
    <Asked at="GET /office/players/links">
      {({ links }) => (
        <Table
          label={t('office-players.card.links')}
          rows={links}
          keyOf={({ id }) => id}
          empty={t('office-players.noLinks')}
          columns={[
            {
              id: 'name',
              title: t('office-players.one'),
              cell: ({ id, name }) => (
                <OfficeLink href={`/players/${id}`}>
                  <bdi>{name || id}</bdi>
                </OfficeLink>
              ),
            },
            { id: 'shares', title: t('office-players.shares'), cell: ({ shares }) => shares.map(words.share).join(', ') },
            { id: 'country', title: t('office-players.country'), cell: ({ country }) => country },
            {
              id: 'status',
              title: t('office-players.status'),
              cell: ({ status }) => <Tag tone={toneOfStatus[status]}>{t(`office-queues.playerStatus.${status}`)}</Tag>,
            },
            {
              id: 'review',
              title: t('office.screen.reviews'),
              cell: ({ review }) =>
                review === null ? '–' : <OfficeLink href={`/queues/reviews/${review}`}>{t('office-players.openReview')}</OfficeLink>,
            },
            { id: 'opened', title: t('office-players.opened'), isEnd: true, cell: ({ openedAt }) => <Moment at={openedAt} /> },
          ]}
        />
      )}
    </Asked>
  )
}
