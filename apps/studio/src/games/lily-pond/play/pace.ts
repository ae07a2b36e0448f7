import type { Pace } from '../../../engine/bingo/bingo-table.ts'

/** A game every three minutes, a ball every 2.2 seconds: all seventy-five fit in. */
export const pace: Pace = { everyMs: 180_000, callMs: 2200, ahead: 6 }
