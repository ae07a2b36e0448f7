import { publishGates, publishPage } from './publish-page.ts'
import { listPages, listPageVersions, previewPage, readPage } from './read-pages.ts'

/** What does the calls about the site's own pages. */
export const pageHandlers = { listPages, readPage, listPageVersions, previewPage, publishPage }

export const pageGates = publishGates
