import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { noticeQueue } from './notice-queue.ts'

export type NoticeAnswer = OfficeAnswers<'GET /office/notices/one'>

/** A notice in words: whose, and what went wrong with it. */
export function useNoticeName({ notice: { provider, failed } }: NoticeAnswer): string {
  const t = useT()
  return t('office-queues.notice.heading', { provider, failed: t(`office-queues.notice.failed.${failed}`) })
}

/** What may be done about a notice that failed, each with its key. */
export function useNoticeActs(answer: NoticeAnswer): PageAct[] {
  return [useDecision(answer, 'again', 'a'), useDecision(answer, 'dismiss', 'r')]
}

function useDecision({ notice, facts }: NoticeAnswer, decision: 'again' | 'dismiss', keys: string): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(noticeQueue)
  const { item, provider } = notice
  const run = () =>
    act({
      at: `POST /office/notices/${decision}`,
      input: { item },
      precondition: { [`notice:${item}`]: facts.version },
      title: t(`office-queues.notice.${decision}Title`, { provider }),
      about: t(`office-queues.notice.${decision}About`),
      verb: t(`office-queues.notice.${decision}`),
      onDone: () => void next(),
    })
  return { id: `notice.${decision}`, keys, label: t(`office-queues.notice.${decision}`), isMain: decision === 'again', run }
}
