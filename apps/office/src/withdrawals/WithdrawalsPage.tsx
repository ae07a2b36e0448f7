import { queueParts } from '@fairhouse/contract/office/queue-parts.ts'
import type { WithdrawalRow } from '@fairhouse/contract/office/withdrawals.ts'
import { moneyText } from '@fairhouse/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { QueueTags, useNext } from '../queues/index.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'

/** The queue of withdrawals: what waits, the oldest first, and what was set aside, escalated, or is with a second person. */
export function WithdrawalsPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const may = useMay()
  const next = useNext(withdrawalQueue)
  const [filters, setFilters] = useFilters()
  const part = queueParts.find((one) => one === filters['part']) ?? 'waiting'
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/withdrawals', { part }),
  )
  const columns = useColumns()
  const start = { id: 'queue.next', keys: 'n', label: t('office-queues.start'), isMain: true, run: () => void next() }
  const rule = { id: 'queue.rule', keys: 'u', label: t('office-queues.rule.link'), run: () => go(`${withdrawalQueue.href}/rule`) }
  return (
    <Page title={t('office-queues.withdrawal.title')} acts={[...(may('withdrawals.reject') ? [start] : []), rule]}>
      <Filters>
        <ChoiceFilter
          label={t('office-queues.parts')}
          value={part === 'waiting' ? '' : part}
          all={t('office-queues.part.waiting')}
          options={queueParts.filter((one) => one !== 'waiting').map((value) => ({ value, label: t(`office-queues.part.${value}`) }))}
          onChange={(value) => setFilters({ part: value })}
        />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-queues.withdrawal.title')}
        columns={columns}
        rows={error ? [] : data?.pages.flatMap(({ items }) => items)}
        keyOf={({ item }) => item}
        hrefOf={({ item }) => `${withdrawalQueue.href}/${encodeURIComponent(item)}`}
        empty={t('office-queues.empty')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
    </Page>
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
    { id: 'state', title: t('office-house.staff.state'), cell: (row) => <QueueTags item={row} /> },
    { id: 'since', title: t('office-queues.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
    { id: 'due', title: t('office-queues.due'), isEnd: true, cell: ({ dueAt }) => <Moment at={dueAt} /> },
  ]
}
