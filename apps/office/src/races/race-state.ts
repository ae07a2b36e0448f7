import type { RaceState } from '@fairhouse/contract/office/bonuses/races.ts'

/** The colour that each state of a race has beside its word. */
export const toneOfRace = {
  draft: 'warning',
  open: 'brass',
  running: 'good',
  ended: 'brass',
  settled: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<RaceState, string>
