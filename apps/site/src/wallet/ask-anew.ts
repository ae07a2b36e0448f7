import { forget } from '../base/answers.ts'
import type { Queries } from '../base/queries.ts'

/** Bonuses and free spins do not come with the ledger's push: they are asked for when they are shown. */
export const askAnew = (queries: Queries): void => forget(queries, 'GET /api/wallet')
