import { forget } from '../base/answers.ts'
import type { Queries } from '../base/queries.ts'

/** Drops what a movement of money makes stale: wallet, bonuses, limits, offer, withdrawals, statement, and verification. */
export function forgetMoney(queries: Queries): void {
  forget(
    queries,
    'GET /api/wallet',
    'GET /api/limits',
    'GET /api/deposits/offer',
    'GET /api/bonuses',
    'GET /api/free-rounds',
    'GET /api/campaigns',
    'GET /api/payment/methods',
    'GET /api/payment/withdrawals',
    'GET /api/payment/details',
    'GET /api/transactions',
    'GET /api/verification',
  )
}
