import type { ReviewRow } from '@fairhouse/contract/office/queues/reviews.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { reviewQueue } from './review-queue.ts'

/** The queue of registration reviews. */
export function ReviewsPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/reviews', { part: usePart() }))
  const columns: Column<ReviewRow>[] = [
    {
      id: 'players',
      title: t('office-queues.review.accounts'),
      cell: ({ player, other }) => <bdi>{t('office-queues.review.heading', { player, other })}</bdi>,
    },
    { id: 'alike', title: t('office-queues.review.alike'), cell: ({ alike }) => t(`office-queues.review.common.${alike}`) },
    { id: 'country', title: t('office-queues.withdrawal.country'), cell: ({ country }) => country },
  ]
  return <QueueList title={t('office-queues.review.title')} calls={reviewQueue} decides="reviews.decide" asked={asked} columns={columns} />
}
