import type { SuspenseRow } from '@fairhouse/contract/office/queues/suspense.ts'
import { moneyText } from '@fairhouse/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { suspenseQueue } from './suspense-queue.ts'

/** The queue of money in suspense. */
export function SuspenseListPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/suspense', { part: usePart() }))
  const columns: Column<SuspenseRow>[] = [
    { id: 'reference', title: t('office-queues.suspense.reference'), cell: ({ reference }) => <bdi>{reference}</bdi> },
    {
      id: 'amount',
      title: t('office-queues.suspense.amount'),
      isEnd: true,
      cell: ({ amount, currency }) => <bdi>{moneyText(amount, currency)}</bdi>,
    },
    { id: 'provider', title: t('office-queues.suspense.provider'), cell: ({ provider }) => <bdi>{provider}</bdi> },
  ]
  return (
    <QueueList title={t('office-queues.suspense.title')} calls={suspenseQueue} decides="suspense.credit" asked={asked} columns={columns} />
  )
}
