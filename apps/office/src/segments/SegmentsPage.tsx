import type { Segment } from '@fairhouse/contract/office/bonuses/segments.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { useSegmentWords } from './use-segment-words.ts'

/** The segments of players that campaigns can be for. */
export function SegmentsPage() {
  const { caller, go } = useOffice()
  const t = useT()
  const may = useMay()
  const { data, error } = useQuery(asked(caller, 'GET /office/segments', {}))
  const acts = may('campaigns.draft')
    ? [{ id: 'segment.new', keys: 'c', label: t('office-segments.new'), isMain: true, run: () => go('/segments/new') }]
    : []
  return (
    <Page title={t('office-segments.title')} acts={acts}>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-segments.title')}
        columns={useColumns()}
        rows={error ? null : data?.segments}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/segments/${id}`}
        empty={t('office-segments.none')}
      />
    </Page>
  )
}

function useColumns(): Column<Segment>[] {
  const t = useT()
  const words = useSegmentWords()
  return [
    { id: 'name', title: t('office-segments.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'id', title: t('office-segments.number'), cell: ({ id }) => id },
    { id: 'says', title: t('office-segments.says'), cell: ({ data }) => words(data) },
    {
      id: 'campaigns',
      title: t('office-segments.campaigns'),
      isEnd: true,
      cell: ({ campaigns }) =>
        campaigns.length === 0
          ? '–'
          : campaigns.map(({ id }, place) => (
              <span key={id}>
                {place > 0 && ' '}
                <OfficeLink href={`/campaigns/${id}`}>{id}</OfficeLink>
              </span>
            )),
    },
  ]
}
