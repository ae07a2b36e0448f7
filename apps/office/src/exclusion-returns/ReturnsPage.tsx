import type { ReturnRow } from '@fairhouse/contract/office/queues/exclusion-returns.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Moment } from '../base/pieces/pieces.tsx'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { returnQueue } from './return-queue.ts'

/** The queue of requests to play again. */
export function ReturnsPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/exclusion-returns', { part: usePart() }))
  const columns: Column<ReturnRow>[] = [
    { id: 'player', title: t('office-queues.withdrawal.player'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'country', title: t('office-queues.withdrawal.country'), cell: ({ country }) => country },
    { id: 'ends', title: t('office-queues.return.ends'), isEnd: true, cell: ({ endsAt }) => <Moment at={endsAt} /> },
  ]
  return <QueueList title={t('office-queues.return.title')} calls={returnQueue} decides="exclusions.end" asked={asked} columns={columns} />
}
