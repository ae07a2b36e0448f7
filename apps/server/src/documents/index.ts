export {
  beginIdenfy,
  beginIncode,
  beginShuftipro,
  mountValidationNotices,
  readValidationStatus,
  readValidations,
  validationLookJob,
  validationLookWorker,
} from './automatic/index.ts'
export { forgetDocumentsJob, forgetDocumentsWorker } from './forget-documents.ts'
export { decideDocument } from './decide-document.ts'
export { endRequests, readOpenRequests, writeRequest } from './document-request.sql.ts'
export { readDocumentFiles, readDocumentRows, readWaitingDocuments, type DocumentRow } from './document.sql.ts'
export { detailsPlace, filePlace, openDetails, type DocumentDetails } from './document-seal.ts'
export { readDocuments, sentDocumentOf } from './read-documents.ts'
export { readSourceOfFunds } from './source-of-funds.ts'
export { uploadDocument } from './upload-document.ts'
export { uploadSourceOfFunds } from './upload-source-of-funds.ts'
