import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { ComparedField } from '@fairhouse/contract/office/queues/documents.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { documentQueue } from './document-queue.ts'
import { useDocumentWords } from './use-document-words.ts'

export type DocumentAnswer = OfficeAnswers<'GET /office/documents/one'>

/** A document in words: what it is and whose. */
export function useDocumentName({ document: { type, name } }: DocumentAnswer): string {
  const t = useT()
  const { typeName } = useDocumentWords()
  return t('office-queues.document.heading', { type: typeName(type), name })
}

/** What a decision was made on. */
export const decidedOn = ({ document: { item }, facts: { version } }: DocumentAnswer) => ({ [`document:${item}`]: version })

/** What may be decided about a document, each with its key. Where all fields agree the reason says so already. */
export function useDocumentActs(answer: DocumentAnswer, fields: readonly ComparedField[], reject: () => void): PageAct[] {
  const t = useT()
  const act = useAct()
  const next = useNext(documentQueue)
  const what = useDocumentName(answer)
  const compared = fields.filter(({ agrees }) => agrees !== null)
  const agree = compared.length > 0 && compared.every(({ agrees }) => agrees)
  const run = () =>
    act({
      at: 'POST /office/documents/approve',
      input: { item: answer.document.item },
      precondition: decidedOn(answer),
      title: t('office-queues.document.approveTitle', { what }),
      verb: t('office-queues.document.approve'),
      ...(agree ? { reason: t('office-queues.document.allAgree') } : {}),
      onDone: () => void next(),
    })
  return [
    { id: 'document.approve', keys: 'a', label: t('office-queues.document.approve'), isMain: true, run },
    { id: 'document.reject', keys: 'r', label: t('office-queues.document.reject'), run: reject },
  ]
}
