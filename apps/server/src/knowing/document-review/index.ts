export type { ComparedField } from './compared-fields.ts'
export { type DocumentReview, type DocumentStanding, readDocumentStanding, reviewDocument } from './review-document.ts'
