import type { Campaign } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { OfferPrice } from './OfferPrice.tsx'
import { campaignWith } from './test-campaign.ts'

const price = async (more: Partial<Campaign>) => textOf(await drawn(<OfferPrice campaign={campaignWith(more)} />, { areas: ['campaigns'] }))
const half = { promoAmount: '50', promoAmountType: 'percentage', turnoverFactor: '10', minDepositAmount: '20.00', validDays: 30 } as const

test('an offer says its whole price for the least deposit that brings it', async () => {
  expect(await price({ ...half, maxBetAmount: '5.00' })).toMatch(
    /^With a deposit of € 20\.00 Bonus € 10\.00 To be wagered € 100\.00 That is about 200 rounds of € 0\.50 Bet at most € 5\.00 Valid for 30 days If it is not wagered in time/,
  )
})

test('rounds are said in a stake that counts', async () => {
  expect(await price({ ...half, minBetAmount: '1.00' })).toMatch(/about 100 rounds of € 1\.00/)
  expect(await price({ ...half, maxBetAmount: '0.20' })).toMatch(/about 500 rounds of € 0\.20/)
})

test('an offer of which nothing is to be wagered has no price', async () => {
  expect(await price({ cashAmount: '5.00' })).toBe('')
  expect(await price({ promoAmount: '5.00' })).toBe('')
})
