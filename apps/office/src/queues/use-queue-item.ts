import type { OfficeAt } from '@fairhouse/contract/office/office-caller.ts'
import type { ActAt } from '../acts/index.ts'
import { useEffect, useState } from 'react'
import { useOffice, useT } from '../base/office.ts'

const everyMs = 45_000

/** The calls of a queue, and where its pages are. */
export type QueueCalls = {
  readonly next: OfficeAt & `POST ${string}/next`
  readonly keep: OfficeAt & `POST ${string}/keep`
  readonly leave: OfficeAt & `POST ${string}/leave`
  readonly hold: ActAt & `POST ${string}/hold`
  readonly escalate: ActAt & `POST ${string}/escalate`
  readonly href: string
}

/** The address of a queue's list. */
export const listOf = ({ next }: Pick<QueueCalls, 'next'>): OfficeAt => next.replace(/^POST (.*)\/next$/, 'GET $1') as OfficeAt // every queue's calls are made of one address

type Worker = { id: string; name: string } | null

/** Keeps an item for as long as its page is open; answers who has it, once that is known. */
export function useKept({ keep, leave }: QueueCalls, item: string, mayDecide: boolean): Worker | undefined {
  const { background } = useOffice()
  const [worker, setWorker] = useState<Worker>()
  useEffect(() => {
    if (!mayDecide) return
    let isLeft = false
    const ask = async () => {
      const outcome = await background.call(keep, { item })
      if (!isLeft && outcome.ok) setWorker(outcome.value.worker)
    }
    void ask()
    const timer = setInterval(() => void ask(), everyMs)
    return () => {
      isLeft = true
      clearInterval(timer)
      void background.call(leave, { item })
    }
  }, [background, keep, leave, item, mayDecide])
  return worker
}

/** Goes to the next item that is free, the one that follows `after`, or back to the list where none is. */
export function useNext({ next, href }: QueueCalls, after?: string): () => Promise<void> {
  const { caller, go, toasts } = useOffice()
  const t = useT()
  return async () => {
    const outcome = await caller.call(next, after === undefined ? {} : { after })
    if (!outcome.ok) return void toasts.show('warning', t('office.refusal.connection'))
    const { item } = outcome.value
    if (item === null) toasts.show('info', t('office-queues.allDone'))
    go(item === null ? href : `${href}/${encodeURIComponent(item)}`)
  }
}
