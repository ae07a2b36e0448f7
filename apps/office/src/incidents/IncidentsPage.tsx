import type { IncidentRow } from '@fairhouse/contract/office/incidents.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { askedPages } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Moment } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { Severity } from './Severity.tsx'

/** The incidents of the house, the newest first. */
export function IncidentsPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const mayOpen = useMay()('incidents.switch')
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/incidents', {}))
  const rows = asked.data?.pages.flatMap(({ incidents }) => incidents)
  const acts = [{ id: 'incident.open', keys: 'c', label: t('office-incidents.open'), isMain: true, run: () => go('/incidents/new') }]
  return (
    <Page title={t('office-incidents.title')} acts={mayOpen ? acts : []}>
      {asked.error && <ErrorNotice error={asked.error} />}
      <Table
        isMain
        label={t('office-incidents.title')}
        columns={useColumns()}
        rows={asked.error ? null : rows}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/incidents/${id}`}
        empty={t('office-incidents.none')}
        more={{ has: asked.hasNextPage, isLoading: asked.isFetchingNextPage, load: () => void asked.fetchNextPage() }}
      />
    </Page>
  )
}

function useColumns(): Column<IncidentRow>[] {
  const t = useT()
  return [
    { id: 'title', title: t('office-incidents.name'), cell: ({ title }) => title },
    { id: 'severity', title: t('office-incidents.severity'), cell: (row) => <Severity of={row} /> },
    { id: 'opened', title: t('office-incidents.opened'), cell: ({ openedAt }) => <Moment at={openedAt} /> },
    { id: 'by', title: t('office-incidents.openedBy'), cell: ({ openedBy }) => openedBy },
    { id: 'closed', title: t('office-incidents.closed'), cell: ({ closedAt }) => <Moment at={closedAt} /> },
    { id: 'stops', title: t('office-incidents.stops'), cell: ({ stops }) => stops, isEnd: true },
  ]
}
