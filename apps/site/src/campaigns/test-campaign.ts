import type { Campaign } from '@fairhouse/contract'

/** A campaign as the server tells it, with what a test wants different. */
export const campaignWith = (more: Partial<Campaign> = {}): Campaign => ({
  campaignId: 17,
  title: 'Half as much again',
  currency: 'EUR',
  optIn: true,
  methods: [],
  awardedPromoAmount: '0.00',
  awardedCashAmount: '0.00',
  validDays: null,
  endsAt: null,
  unavailableUntil: null,
  ...more,
})
