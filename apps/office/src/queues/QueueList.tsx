import type { BulkKind } from '@fairhouse/contract/office/bulk-calls.ts'
import { queueParts, type QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import type { QueueItem } from '@fairhouse/contract/office/queues/queue.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Page, type PageAct } from '../base/pieces/Page.tsx'
import { ChoiceFilter, Filters, Moment } from '../base/pieces/pieces.tsx'
import { useSelection } from '../base/pieces/selection.ts'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { SelectionBar, useBulkCalls } from '../bulk/index.ts'
import { useExport } from '../export/index.ts'
import { QueueTags } from './QueueStanding.tsx'
import { listOf, useNext, type QueueCalls } from './use-queue-item.ts'

/** The part of a queue that its address names. */
export function usePart(): QueuePart {
  const [filters] = useFilters()
  return queueParts.find((one) => one === filters['part']) ?? 'waiting'
}

/** The pages of a list, as they come. */
type Asked<Row> = {
  data: { pages: { items: Row[] }[] } | undefined
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** A queue: what waits, the oldest first, and what was set aside, escalated, or is with a second person. */
export function QueueList<Row extends QueueItem>({
  title,
  calls,
  decides,
  asked: { data, error, hasNextPage, isFetchingNextPage, fetchNextPage },
  columns,
  acts = [],
  many,
}: {
  title: string
  calls: QueueCalls
  decides: Permission
  asked: Asked<Row>
  /** What its kind shows of an item, before how it stands and since when it waits. */
  columns: readonly Column<Row>[]
  acts?: readonly PageAct[]
  /** What its items are, where something can be done to many of them. */
  many?: BulkKind
}) {
  const t = useT()
  const may = useMay()
  const next = useNext(calls)
  const rows = error ? null : data?.pages.flatMap(({ items }) => items)
  const taking = useExport(listOf(calls), { part: usePart() })
  const selection = useSelection(rows?.map(({ item }) => item) ?? [])
  const hasMany = useBulkCalls(many).length > 0
  const start = { id: 'queue.next', keys: 'n', label: t('office-queues.start'), isMain: true, run: () => void next() }
  return (
    <Page title={title} acts={[...(may(decides) ? [start] : []), ...acts, ...taking]}>
      <PartFilter />
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={title}
        columns={[...columns, ...useStanding<Row>()]}
        rows={rows}
        selection={hasMany ? selection : undefined}
        keyOf={({ item }) => item}
        hrefOf={({ item }) => `${calls.href}/${encodeURIComponent(item)}`}
        empty={t('office-queues.empty')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
      />
      {hasMany && many && <SelectionBar kind={many} selection={selection} />}
    </Page>
  )
}

/** What every queue shows of an item after what its kind shows. */
function useStanding<Row extends QueueItem>(): readonly Column<Row>[] {
  const t = useT()
  return [
    { id: 'state', title: t('office-queues.state'), cell: (row) => <QueueTags item={row} /> },
    { id: 'since', title: t('office-queues.since'), isEnd: true, cell: ({ since }) => <Moment at={since} /> },
    { id: 'due', title: t('office-queues.due'), isEnd: true, cell: ({ dueAt }) => <Moment at={dueAt} /> },
  ]
}

function PartFilter() {
  const t = useT()
  const part = usePart()
  const [, setFilters] = useFilters()
  return (
    <Filters>
      <ChoiceFilter
        label={t('office-queues.parts')}
        value={part === 'waiting' ? '' : part}
        all={t('office-queues.part.waiting')}
        options={queueParts.filter((one) => one !== 'waiting').map((value) => ({ value, label: t(`office-queues.part.${value}`) }))}
        onChange={(value) => setFilters({ part: value })}
      />
    </Filters>
  )
}
