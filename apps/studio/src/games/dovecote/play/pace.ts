import type { Pace } from '../../../engine/bingo/bingo-table.ts'

/** A game every four minutes, a ball every 2.4 seconds: all ninety fit in. */
export const pace: Pace = { everyMs: 240_000, callMs: 2400, ahead: 6 }
