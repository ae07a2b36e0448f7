import type { QueueKind } from '../queues/queue-kind.ts'
import { documentsThatWait, type WaitingDocument } from './document-queue.sql.ts'

/** The queue of documents. Where money comes from is judged by those who look after money laundering. */
export const documentQueue: QueueKind<WaitingDocument> = {
  ...documentsThatWait,
  reads: 'documents.read',
  decides: 'documents.decide',
  needs: ({ group }) => (group === 'sof' ? 'documents.funds' : undefined),
}
