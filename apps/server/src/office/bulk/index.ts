import { makeBulk, rehearseBulk, undoBulk } from './make-bulk.ts'
import { listBulks, readBulk } from './read-bulks.ts'

export { bulkGates } from './make-bulk.ts'
export { bulkJob } from './bulk-act.ts'
export { bulkWorker } from './run-bulks.ts'

/** What does the calls of acts on many. */
export const bulkHandlers = { rehearseBulk, makeBulk, undoBulk, listBulks, readBulk }
