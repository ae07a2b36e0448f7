import { forget } from '../../base/answers.ts'
import { forgetMoney } from '../../wallet/index.ts'
import type { Queries } from '../../base/queries.ts'

/**
 * Drops what an uploaded document makes stale: documents, verification, limits, and what deposits and withdrawals ask
 * for.
 */
export function forgetDocuments(queries: Queries): void {
  forget(queries, 'GET /api/documents', 'GET /api/source-of-funds')
  forgetMoney(queries)
}
