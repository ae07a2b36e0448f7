import type { LimitRaiseRow } from '@fairhouse/contract/office/queues/limit-raises.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { limitRaiseQueue } from './limit-raise-queue.ts'
import { useLimitAmount, useLimitName } from './limit-words.ts'

/** The queue of raised limits. */
export function LimitRaisesPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/limit-raises', { part: usePart() }))
  const columns: Column<LimitRaiseRow>[] = [
    { id: 'limit', title: t('office-queues.raise.one'), cell: (row) => <Name row={row} /> },
    { id: 'amount', title: t('office-queues.raise.asked'), isEnd: true, cell: (row) => <Amount row={row} /> },
    { id: 'wants', title: t('office-queues.raise.wants'), cell: ({ wants }) => t(`office-queues.raise.wants.${wants}`) },
    { id: 'player', title: t('office-queues.withdrawal.player'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'country', title: t('office-queues.withdrawal.country'), cell: ({ country }) => country },
  ]
  return <QueueList title={t('office-queues.raise.title')} calls={limitRaiseQueue} decides="limits.raise" asked={asked} columns={columns} />
}

const Name = ({ row }: { row: LimitRaiseRow }) => <bdi>{useLimitName(row)}</bdi>
const Amount = ({ row }: { row: LimitRaiseRow }) => <bdi>{useLimitAmount(row)(row.amount)}</bdi>
