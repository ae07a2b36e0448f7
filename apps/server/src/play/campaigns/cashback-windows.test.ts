import { expect, test } from 'vitest'
import { CampaignData, type CampaignSeed } from './campaign.ts'
import { mistakesInCashback } from './cashback-windows.ts'

const usual: CampaignSeed = {
  id: 7,
  names: { en: 'Seven' },
  startsAt: '2026-01-01T00:00:00Z',
  offeredAt: ['window'],
  optIn: false,
  cashback: { period: 'weekly' },
  terms: { EUR: { cashBackPercentage: 1000 } },
}
const mistakes = (more: Partial<CampaignSeed>) => mistakesInCashback(CampaignData.parse({ ...usual, ...more }))
const games = (share: number) => ({ default: 10_000, games: { orchard: share } })

test('cashback over windows that says all it needs has no mistakes', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ offeredAt: ['deposit'], optIn: true })).toEqual([])
  expect(mistakes({ cashback: { period: 'daily', games: games(0) } })).toEqual([])
})

test.each<[string, Partial<CampaignSeed>]>([
  ['Cashback for all is offered over its windows alone.', { offeredAt: ['window', 'deposit'] }],
  ['Cashback for all has windows: give the field cashback.', { cashback: undefined, terms: { EUR: { cashBackPercentage: 0 } } }],
  ['Cashback for all needs no act: it is automatic, and has no promo code.', { optIn: true }],
  ['Cashback for all looks at no deposit.', { deposits: [1] }],
  ['Cashback after a deposit or a code ends with validDays, not by timesPerPlayer.', { offeredAt: ['deposit'], timesPerPlayer: 2 }],
  ['Cashback over windows has a share of losses: cashBackPercentage.', { terms: { EUR: {} } }],
  ['A share of losses is given over windows: give the field cashback.', { offeredAt: ['deposit'], cashback: undefined }],
  ['A game counts for cashback or not: 10000 or 0.', { cashback: { period: 'daily', games: games(5000) } }],
  ['What is reckoned from deposits knows no games.', { cashback: { period: 'daily', base: 'netDeposits', games: games(0) } }],
])('says: %s', (sentence, more) => expect(mistakes(more)).toEqual([sentence]))
