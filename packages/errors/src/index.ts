export { errorNamed, errors, errorsByCode } from './errors.ts'
export { shownOf } from './shown.ts'
export type { ErrorEntry, ErrorName } from './error-entry.ts'
