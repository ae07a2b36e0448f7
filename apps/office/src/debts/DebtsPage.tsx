import type { DebtRow } from '@fairhouse/contract/office/queues/debts.ts'
import { moneyText } from '@fairhouse/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { debtQueue } from './debt-queue.ts'

/** The queue of debts of players. */
export function DebtsPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/debts', { part: usePart() }))
  const columns: Column<DebtRow>[] = [
    { id: 'player', title: t('office-queues.withdrawal.player'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'amount',
      title: t('office-queues.debt.amount'),
      isEnd: true,
      cell: ({ amount, currency }) => <bdi>{moneyText(amount, currency)}</bdi>,
    },
    { id: 'country', title: t('office-queues.withdrawal.country'), cell: ({ country }) => country },
  ]
  return <QueueList title={t('office-queues.debt.title')} calls={debtQueue} decides="debts.recover" asked={asked} columns={columns} />
}
