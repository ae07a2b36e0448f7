export { saveFile, useExport } from './use-export.ts'
