export { useExport } from './use-export.ts'
