import type { Bonus } from '@fairhouse/contract'

/** A bonus as the server tells it, with what a test wants different. */
export const bonusWith = (more: Partial<Bonus> = {}): Bonus => ({
  id: 'deposit:1',
  campaignId: 17,
  title: 'Half as much again',
  currency: 'EUR',
  state: 'active',
  given: '30.00',
  money: '42.00',
  required: '300.00',
  left: '180.00',
  percent: 40,
  rounds: 360,
  roundStake: '0.50',
  maxStake: '5.00',
  minStake: null,
  maxConverted: '100.00',
  freeRounds: 0,
  counting: { default: '100', exceptions: [], excludedGames: [], wholeStake: true },
  grantedAt: '2026-01-01T10:00:00.000Z',
  until: '2026-01-31T10:00:00.000Z',
  endedAt: null,
  converted: '0.00',
  returned: '0.00',
  events: [
    { kind: 'granted', at: '2026-01-01T10:00:00.000Z' },
    { kind: 'activated', at: '2026-01-01T10:00:00.000Z', given: '30.00' },
  ],
  ...more,
})
