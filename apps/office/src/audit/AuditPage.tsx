import type { AuditEntry } from '@fairhouse/contract/office/index.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters, usePagePath, plainSearch } from '../base/address/address.ts'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { ArchivedMonths } from '../base/pieces/ArchivedMonths.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { Filters, Moment, SearchFilter } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { useExport } from '../export/index.ts'
import { Entry } from './Entry.tsx'

const names = ['actor', 'action', 'subject', 'from', 'to'] as const

/** What was done, by whom, about whom and why; the newest first. An entry opens beside the list. */
export function AuditPage() {
  const { caller } = useOffice()
  const t = useT()
  const path = usePagePath()
  const [filters, setFilters] = useFilters()
  const chosen = Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(askedPages(caller, 'GET /office/audit', chosen))
  const entries = data?.pages.flatMap((page) => page.entries)
  const open = entries?.find(({ id }) => id === filters['entry'])
  return (
    <Page title={t('office-house.audit.title')} acts={useExport('GET /office/audit', chosen)}>
      <Filters>
        <SearchFilter label={t('office-house.audit.actor')} value={filters['actor'] ?? ''} onChange={(actor) => setFilters({ actor })} />
        {(['action', 'subject'] as const).map((name) => (
          <SearchFilter
            key={name}
            hasKey={false}
            label={t(`office-house.audit.${name}`)}
            value={filters[name] ?? ''}
            onChange={(value) => setFilters({ [name]: value })}
          />
        ))}
        <LazyMomentField label={t('office-house.grant.from')} value={filters['from'] ?? ''} onChange={(from) => setFilters({ from })} />
        <LazyMomentField label={t('office-house.grant.until')} value={filters['to'] ?? ''} onChange={(to) => setFilters({ to })} />
      </Filters>
      {error && <ErrorNotice error={error} />}
      {open && <Entry entry={open} onClose={() => setFilters({ entry: '' })} />}
      <Table<AuditEntry>
        isMain
        label={t('office-house.audit.title')}
        rows={error ? null : entries}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => path + plainSearch({ ...filters, entry: id })}
        empty={t('office-house.audit.none')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
        columns={[
          { id: 'action', title: t('office-house.audit.action'), cell: ({ action }) => <bdi>{action}</bdi> },
          { id: 'actor', title: t('office-house.audit.actor'), cell: ({ actor, actorName }) => <bdi>{actorName ?? actor}</bdi> },
          { id: 'subject', title: t('office-house.audit.subject'), cell: ({ subject }) => <bdi>{subject ?? '–'}</bdi> },
          { id: 'reason', title: t('office-house.audit.reason'), cell: ({ reason }) => <span dir="auto">{reason ?? '–'}</span> },
          { id: 'at', title: t('office-house.audit.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
      {!hasNextPage && <ArchivedMonths months={data?.pages.at(-1)?.archived} />}
    </Page>
  )
}
