export { actionOfUrl, errorNamed, errorOfCode, errors, errorsByCode } from './errors.ts'
export { shownOf } from './shown.ts'
export type { ErrorEntry, ErrorName, Shown } from './error-entry.ts'
