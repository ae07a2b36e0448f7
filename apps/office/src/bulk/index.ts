export { SelectionBar } from './SelectionBar.tsx'
export { useBulkCalls } from './use-bulk-calls.ts'
