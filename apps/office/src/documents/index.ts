export { AskDocuments } from './AskDocuments.tsx'
export { documentQueue } from './document-queue.ts'
export { useAskDocuments } from './use-ask-documents.tsx'
