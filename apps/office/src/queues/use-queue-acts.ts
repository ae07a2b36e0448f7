import type { QueueItem } from '@fairhouse/contract/office/queues/queue.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext, type QueueCalls } from './use-queue-item.ts'

type Deciding = {
  calls: QueueCalls
  decides: Permission
  item: QueueItem
  /** The item in words. */
  what: string
  /** A colleague works on it. */
  isTaken: boolean
  /** What its kind can decide. */
  decisions: readonly PageAct[]
  setAside: () => void
}

/** What may be done about an item of a queue, each with its key: its kind's decisions, set aside, escalate, go on. */
export function useQueueActs({ calls, decides, item, what, isTaken, decisions, setAside }: Deciding): PageAct[] {
  const t = useT()
  const may = useMay()
  const act = useAct()
  const next = useNext(calls, item.item)
  const goOn: PageAct = { id: 'queue.next', keys: 'n', label: t('office-queues.next'), run: () => void next() }
  const hold: PageAct = { id: 'queue.hold', keys: 'h', label: t('office-queues.hold'), run: setAside }
  const escalate: PageAct = {
    id: 'queue.escalate',
    keys: 'e',
    label: t('office-queues.escalate'),
    run: () =>
      act({
        at: calls.escalate,
        input: { item: item.item },
        title: t('office-queues.escalateTitle', { what }),
        verb: t('office-queues.escalate'),
        onDone: () => void next(),
      }),
  }
  if (!may(decides)) return []
  if (isTaken || item.request !== null) return [goOn]
  return [...decisions, hold, ...(item.escalatedBy ? [] : [escalate]), goOn]
}
