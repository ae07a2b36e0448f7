import type { QueueItem } from '@fairhouse/contract/office/queues/queue.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { useState, type ReactNode } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { refusalOf } from '../base/ask.ts'
import { useMay, useMe } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Page, Section, type PageAct } from '../base/pieces/Page.tsx'
import { QueueNotices, QueueTags } from './QueueStanding.tsx'
import { SetAside } from './SetAside.tsx'
import { useQueueActs } from './use-queue-acts.ts'
import { useKept, useNext, type QueueCalls } from './use-queue-item.ts'

/** The page of an item before its answer has come, and where there is none any more: it has been decided. */
export function QueueWaiting({ calls, title, list, error }: { calls: QueueCalls; title: string; list: string; error: Error | null }) {
  const t = useT()
  const next = useNext(calls)
  const isGone = error !== null && refusalOf(error).error === 'notFound'
  const goOn = { id: 'queue.next', keys: 'n', label: t('office-queues.next'), isMain: true, run: () => void next() }
  return (
    <Page title={title} back={{ href: calls.href, label: list }} acts={isGone ? [goOn] : []}>
      {isGone && <Notice>{t('office-queues.gone')}</Notice>}
      {error && !isGone && <ErrorNotice error={error} />}
      {!error && <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

/** One item of a queue: what should be known before, the decisions with their keys, and what its kind shows. */
export function QueuePage({
  calls,
  decides,
  item,
  what,
  list,
  note,
  decisions,
  children,
}: {
  calls: QueueCalls
  decides: Permission
  item: QueueItem
  /** The item in words. */
  what: string
  /** What the queue is called. */
  list: string
  note: string | null
  decisions: readonly PageAct[]
  children: ReactNode
}) {
  const t = useT()
  const may = useMay()
  const { id: ownId } = useMe()
  const next = useNext(calls)
  const worker = useKept(calls, item.item, may(decides))
  const [isAside, setAside] = useState(false)
  const isTaken = worker != null && worker.id !== ownId
  const acts = useQueueActs({ calls, decides, item, what, isTaken, decisions, setAside: () => setAside((before) => !before) })
  return (
    <Page title={what} back={{ href: calls.href, label: list }} aside={<QueueTags item={item} />} acts={acts}>
      <QueueNotices item={item} worker={worker} note={note} />
      {isAside && (
        <Section title={t('office-queues.hold')}>
          <SetAside at={calls.hold} item={item.item} what={what} onDone={() => void next()} />
        </Section>
      )}
      {children}
    </Page>
  )
}
