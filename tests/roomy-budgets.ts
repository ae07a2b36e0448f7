import { callBudgets } from '../apps/server/src/settings/catalogue/call-budgets.ts'

/** All that a journey's browsers do comes from one address, and faster than people are. */
export const roomyBudgets = Object.fromEntries(Object.keys(callBudgets).map((name) => [name, 100_000]))
