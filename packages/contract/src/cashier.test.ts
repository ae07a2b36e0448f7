// Proves CSH-478.
import { expect, test } from 'vitest'
import { campaigns } from './campaigns.ts'
import { cashier } from './cashier.ts'
import { payAndPlay } from './pay-and-play.ts'
import { paymentDetails } from './payment-details.ts'
import { withdrawals } from './withdrawals.ts'

test('everything that the cashier asks, a visitor or a player may ask: no screen of it needs an administrator', () => {
  const calls = Object.values({ ...cashier, ...withdrawals, ...paymentDetails, ...payAndPlay, ...campaigns })
  expect(calls.length).toBeGreaterThan(12)
  expect(calls.filter(({ who }) => !['anyone', 'player', 'visitor'].includes(who))).toEqual([])
})
