export { useAskDocuments } from './use-ask-documents.tsx'
