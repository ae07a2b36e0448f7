export { actionOfUrl } from './action-of-url.ts'
export { errorNamed, errorOfCode, errors, errorsByCode } from './errors.ts'
export { shownOf } from './shown.ts'
export type { ErrorEntry, ErrorLink, ErrorName, Shown } from './error-entry.ts'
