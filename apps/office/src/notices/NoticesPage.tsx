import type { NoticeRow } from '@fairhouse/contract/office/queues/notices.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { noticeQueue } from './notice-queue.ts'

/** The queue of notices that failed. */
export function NoticesPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/notices', { part: usePart() }))
  const columns: Column<NoticeRow>[] = [
    { id: 'provider', title: t('office-queues.notice.provider'), cell: ({ provider }) => <bdi>{provider}</bdi> },
    { id: 'failed', title: t('office-queues.notice.failed'), cell: ({ failed }) => t(`office-queues.notice.failed.${failed}`) },
    { id: 'reference', title: t('office-queues.notice.about'), cell: ({ reference }) => <bdi dir="ltr">{reference ?? '–'}</bdi> },
    { id: 'tries', title: t('office-queues.notice.tries'), isEnd: true, cell: ({ tries }) => tries },
  ]
  return (
    <QueueList
      title={t('office-queues.notice.title')}
      calls={noticeQueue}
      decides="notices.decide"
      asked={asked}
      columns={columns}
      many="notice"
    />
  )
}
