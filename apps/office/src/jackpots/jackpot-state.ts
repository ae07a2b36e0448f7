import type { JackpotState } from '@fairhouse/contract/office/bonuses/jackpots.ts'

/** The colour that each state of a jackpot has beside its word. */
export const toneOfJackpot = {
  draft: 'warning',
  running: 'good',
  closing: 'brass',
  ended: 'quiet',
} as const satisfies Record<JackpotState, string>
