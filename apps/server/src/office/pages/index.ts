import { publishGates, publishPage, withdrawPagePlan } from './publish-page.ts'
import { listPages, listPageVersions, readPage } from './read-pages.ts'

/** What does the calls about the site's own pages; a draft is viewed by `previews/`. */
export const pageHandlers = { listPages, readPage, listPageVersions, publishPage, withdrawPagePlan }

export const pageGates = publishGates
