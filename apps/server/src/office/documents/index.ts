import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { approveDocument, decideDocumentAgain, rejectDocument } from './decide-documents.ts'
import { documentQueue } from './document-queue.ts'
import { exportDocument } from './export-document.ts'
import { lookAtDocument, showDocumentPage } from './look-at-document.ts'
import { listDocuments, readDocument } from './read-documents.ts'
import { readRequestable, requestDocuments, withdrawDocumentRequest } from './request-documents.ts'

type Item = { item: string }

/** What does the calls about documents. */
export const documentHandlers = {
  listDocuments,
  readDocument,
  lookAtDocument,
  showDocumentPage,
  nextDocument: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, documentQueue, input),
  keepDocument: (asking: StaffContext, input: Item) => keepOne(asking, documentQueue, input),
  leaveDocument: (asking: StaffContext, input: Item) => leaveOne(asking, documentQueue, input),
  holdDocument: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, documentQueue, input),
  escalateDocument: (asking: ActContext, input: Item) => escalateItem(asking, documentQueue, input),
  approveDocument,
  rejectDocument,
  readRequestable,
  requestDocuments,
  withdrawDocumentRequest,
  decideDocumentAgain,
  exportDocument,
}
