import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { askedPages } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { bulkCallName, toneOfBulk } from './bulk-words.ts'

/** What was done to many, the newest first. */
export function BulksPage() {
  const { caller, texts } = useOffice()
  const { t } = texts
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(askedPages(caller, 'GET /office/bulk', {}))
  return (
    <Page title={t('office-bulk.listTitle')}>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-bulk.listTitle')}
        rows={error ? null : data?.pages.flatMap(({ bulks }) => bulks)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/bulk/${id}`}
        empty={t('office-bulk.noBulks')}
        more={{ has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() }}
        columns={[
          { id: 'call', title: t('office-bulk.act'), cell: ({ call }) => bulkCallName(texts, call) },
          { id: 'rows', title: t('office-bulk.rows'), isEnd: true, cell: ({ rows }) => rows },
          { id: 'done', title: t('office-bulk.rowState.done'), isEnd: true, cell: ({ done }) => done },
          { id: 'refused', title: t('office-bulk.rowState.refused'), isEnd: true, cell: ({ refused }) => refused },
          {
            id: 'state',
            title: t('office-bulk.state'),
            cell: ({ state }) => <Tag tone={toneOfBulk[state]}>{t(`office-bulk.bulkState.${state}`)}</Tag>,
          },
          { id: 'by', title: t('office-bulk.by'), cell: ({ by }) => by.name },
          { id: 'at', title: t('office-bulk.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    </Page>
  )
}
