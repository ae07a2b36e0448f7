import { exportList } from './export-list.ts'

/** What does the call that takes a list along. */
export const exportHandlers = { exportList }
export { csvOf } from './csv.ts'
