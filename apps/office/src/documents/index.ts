export { AskDocuments } from './AskDocuments.tsx'
export { useAskDocuments } from './use-ask-documents.tsx'
