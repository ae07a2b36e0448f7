import type { WithdrawalRow } from '@fairhouse/contract/office/queues/withdrawals.ts'
import { moneyText } from '@fairhouse/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'

/** The queue of withdrawals. */
export function WithdrawalsPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/withdrawals', { part: usePart() }))
  const columns = useColumns()
  const rule = { id: 'queue.rule', keys: 'u', label: t('office-queues.rule.link'), run: () => go(`${withdrawalQueue.href}/rule`) }
  return (
    <QueueList
      title={t('office-queues.withdrawal.title')}
      calls={withdrawalQueue}
      decides="withdrawals.reject"
      asked={asked}
      columns={columns}
      acts={[rule]}
      many="withdrawal"
    />
  )
}

function useColumns(): Column<WithdrawalRow>[] {
  const t = useT()
  return [
    { id: 'destination', title: t('office-queues.withdrawal.destination'), cell: ({ destination }) => <bdi>{destination}</bdi> },
    {
      id: 'amount',
      title: t('office-queues.withdrawal.amount'),
      isEnd: true,
      cell: ({ amount, currency }) => <bdi>{moneyText(amount, currency)}</bdi>,
    },
    { id: 'player', title: t('office-queues.withdrawal.player'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'country', title: t('office-queues.withdrawal.country'), cell: ({ country }) => country },
  ]
}
