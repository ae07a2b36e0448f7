// Proves nothing of the tables by itself: visitors who deposit have bonuses, too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayAndPlay, somebody, type PayAndPlay } from '../cashier/pay-and-play/test-pay-and-play.ts'
import { openTestTrustly } from '../trustly/test-trustly.ts'
import { writeTestCampaign } from './test-campaign.ts'

let kit: PayAndPlay
beforeAll(async () => {
  kit = await openPayAndPlay(openTestTrustly())
  const { house } = kit.at
  await writeTestCampaign(house, { id: 17, terms: { EUR: { promoAmount: '50', promoAmountType: 'percentage' } } })
  await writeTestCampaign(house, { id: 18, deposits: [1], terms: { EUR: { cashAmount: '5.00' } } })
  await writeTestCampaign(house, { id: 19, terms: { SEK: { promoAmount: '100.00' } } })
})
afterAll(() => kit.close())

test('a visitor is offered campaigns, and the bonus comes with the account and the money', async () => {
  const visitor = await kit.visitor()
  const { campaigns } = await visitor.browser.must('GET /api/campaigns', {})
  expect(campaigns.map(({ campaignId }) => campaignId)).toEqual([17, 18])
  await visitor.begin({ campaignId: 17 })
  await visitor.kyc(somebody())
  await visitor.credit()
  expect((await visitor.account())?.wallet).toMatchObject({ cash: 3000n, promo: 1500n })
  expect(await kit.faults()).toEqual([])
})

test('a campaign that is not there is refused before anybody is sent to the bank', async () => {
  const visitor = await kit.visitor()
  expect((await visitor.ask({ campaignId: 99 })).error.errorCode).toBe(404)
})

test('who turns out to be a player gets what that player may have: no bonus for a first deposit', async () => {
  const person = somebody()
  const first = await kit.visitor()
  await first.begin()
  await first.kyc(person)
  await first.credit()
  const again = await kit.visitor()
  await again.begin({ campaignId: 18 })
  await again.kyc(person)
  await again.credit()
  expect((await again.account())?.wallet).toMatchObject({ cash: 6000n, promo: 0n })
  expect(await kit.faults()).toEqual([])
})

test('what waits for mandatory limits waits with its bonus', async () => {
  await kit.at.set('country.source', 'fixed:SWE')
  await kit.at.set('deposit.payAndPlayCurrencies', { SWE: 'SEK' })
  const visitor = await kit.visitor()
  const { error } = await visitor.ask({ campaignId: 19, amount: '200.00', currency: 'SEK' })
  if (error) throw new Error(JSON.stringify(error))
})
