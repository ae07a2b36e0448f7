import { forget } from '../../base/answers.ts'
import { forgetMoney } from '../../wallet/index.ts'
import type { Queries } from '../../base/queries.ts'

/** What a document that was sent makes stale: how documents stand, what has to be proven, limits, and what deposits and withdrawals ask for. */
export function forgetDocuments(queries: Queries): void {
  forget(queries, 'GET /api/documents', 'GET /api/source-of-funds')
  forgetMoney(queries)
}
