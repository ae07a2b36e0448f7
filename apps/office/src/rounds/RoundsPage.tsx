import type { RoundRow } from '@fairhouse/contract/office/queues/rounds.ts'
import { moneyText } from '@fairhouse/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { roundQueue } from './round-queue.ts'

/** The queue of rounds that hang. */
export function RoundsPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/rounds', { part: usePart() }))
  const columns: Column<RoundRow>[] = [
    { id: 'game', title: t('office-queues.round.game'), cell: ({ game, studio }) => <bdi>{game ?? studio}</bdi> },
    {
      id: 'stake',
      title: t('office-queues.round.stake'),
      isEnd: true,
      cell: ({ stake, currency }) => <bdi>{moneyText(stake, currency)}</bdi>,
    },
    { id: 'player', title: t('office-queues.withdrawal.player'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'studio', title: t('office-queues.round.studio'), cell: ({ studio }) => <bdi>{studio}</bdi> },
  ]
  return <QueueList title={t('office-queues.round.title')} calls={roundQueue} decides="rounds.settle" asked={asked} columns={columns} />
}
