import type { QueueItem } from '@fairhouse/contract/office/queues/queue.ts'
import { Notice } from '@fairhouse/ui'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useMe } from '../base/me.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'

/** How an item stands in its queue, in a word or two. */
export function QueueTags({ item }: { item: QueueItem }) {
  const t = useT()
  const moment = useMomentText()
  const { id: ownId } = useMe()
  return (
    <>
      {item.isOverdue && <Tag tone="bad">{t('office-queues.overdue')}</Tag>}
      {item.isAhead && <Tag>{t('office-queues.ahead')}</Tag>}
      {item.request !== null && <Tag tone="brass">{t('office-queues.requested')}</Tag>}
      {item.escalatedBy && <Tag tone="warning">{t('office-queues.escalatedBy', { name: item.escalatedBy.name })}</Tag>}
      {item.heldUntil !== null && <Tag>{t('office-queues.heldUntil', { until: moment(item.heldUntil) })}</Tag>}
      {item.worker && item.worker.id !== ownId && <Tag>{t('office-queues.worker', { name: item.worker.name })}</Tag>}
    </>
  )
}

/** What somebody should know before they decide: a colleague works on it, or a second person is asked already. */
export function QueueNotices({
  item: { request },
  worker,
  note,
}: {
  item: QueueItem
  worker: { id: string; name: string } | null | undefined
  note: string | null
}) {
  const t = useT()
  const { id: ownId } = useMe()
  return (
    <>
      {worker && worker.id !== ownId && (
        <Notice meaning="warning" live>
          {t('office-queues.workerNotice', { name: worker.name })}
        </Notice>
      )}
      {request !== null && (
        <Notice>
          <p>{t('office-queues.requested')}</p>
          <OfficeLink href={`/approvals/${encodeURIComponent(request)}`}>{t('office-queues.openRequest')}</OfficeLink>
        </Notice>
      )}
      {note !== null && (
        <Notice>
          <p>
            <strong>{t('office-queues.note')}</strong>
          </p>
          <p dir="auto">{note}</p>
        </Notice>
      )}
    </>
  )
}
