import type { DocumentRow } from '@fairhouse/contract/office/queues/documents.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { documentQueue } from './document-queue.ts'
import { useDocumentWords } from './use-document-words.ts'

/** The queue of documents. */
export function DocumentsPage() {
  const { caller } = useOffice()
  const t = useT()
  const { typeName } = useDocumentWords()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/documents', { part: usePart() }))
  const columns: Column<DocumentRow>[] = [
    { id: 'type', title: t('office-queues.document.type'), cell: ({ type }) => typeName(type) },
    { id: 'group', title: t('office-queues.document.shows'), cell: ({ group }) => t(`office-queues.document.group.${group}`) },
    { id: 'player', title: t('office-queues.withdrawal.player'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'country', title: t('office-queues.withdrawal.country'), cell: ({ country }) => country },
    { id: 'files', title: t('office-queues.document.files'), isEnd: true, cell: ({ files }) => files },
  ]
  return (
    <QueueList title={t('office-queues.document.title')} calls={documentQueue} decides="documents.decide" asked={asked} columns={columns} />
  )
}
