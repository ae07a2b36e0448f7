export { publishPage } from './publish-page.ts'
export { readPageToEdit } from './read-page-to-edit.ts'
