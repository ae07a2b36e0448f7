export { readDocuments, sentDocumentOf } from './read-documents.ts'
export { readSourceOfFunds } from './source-of-funds.ts'
export { uploadDocument } from './upload-document.ts'
export { uploadSourceOfFunds } from './upload-source-of-funds.ts'
