import type { Caller } from '@fairhouse/contract/caller.ts'
import { question } from '../base/answers.ts'

const times = { timeoutMs: 5000, staleMs: 0 }

/** Asks for the figures of this session. */
export const sessionSummary = (call: Caller) => question(call, 'GET /api/game/session/summary', {}, times)
/** Asks for the figures of the account's lifetime. */
export const lifetimeSummary = (call: Caller) =>
  question(call, 'GET /api/transactions', { type: 'games', includeTotalAmounts: 'true', size: 0 }, times)
