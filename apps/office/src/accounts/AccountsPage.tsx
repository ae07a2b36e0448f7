import type { AccountRow } from '@fairhouse/contract/office/queues/accounts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { accountQueue } from './account-queue.ts'

/** The queue of payment accounts. */
export function AccountsPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/accounts', { part: usePart() }))
  const columns: Column<AccountRow>[] = [
    { id: 'account', title: t('office-queues.account.account'), cell: ({ account }) => <bdi>{account}</bdi> },
    { id: 'player', title: t('office-queues.withdrawal.player'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'country', title: t('office-queues.withdrawal.country'), cell: ({ country }) => country },
  ]
  return (
    <QueueList title={t('office-queues.account.title')} calls={accountQueue} decides="accounts.decide" asked={asked} columns={columns} />
  )
}
