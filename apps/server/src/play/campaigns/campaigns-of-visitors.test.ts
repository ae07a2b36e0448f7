// Visitors who deposit have bonuses, too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { releaseHeldWorker } from '../../cashier/settlement/release-held.ts'
import { openPayAndPlay, somebody, type PayAndPlay } from '../../cashier/pay-and-play/test-pay-and-play.ts'
import { openTestTrustly } from '../../edge/trustly/test-trustly.ts'
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

test('what waits for mandatory limits waits with its bonus, and both come when they are set', async () => {
  await kit.at.set('country.source', 'fixed:SWE')
  const visitor = await kit.visitor()
  await visitor.begin({ campaignId: 19, amount: '300.00', currency: 'SEK' })
  await visitor.kyc({ personid: 'SE198506102386', firstname: 'Svea', lastname: 'Specimen', dob: '1985-06-10', zipcode: '111 51' })
  await visitor.credit('300.00', 'SEK')
  expect((await visitor.account())?.wallet).toMatchObject({ cash: 0n, held: 30_000n, promo: 0n })
  await visitor.logIn((await visitor.status()).loginCode)
  const limits = { dailyAmount: '1000.00', weeklyAmount: '2000.00', monthlyAmount: '3000.00' }
  await visitor.browser.must('POST /api/limits', { type: 'deposit', ...limits })
  await runDueJobs(kit.at.house, { 'release-held': releaseHeldWorker(kit.at.house) })
  expect((await visitor.account())?.wallet).toMatchObject({ cash: 30_000n, held: 0n, promo: 10_000n })
  expect(await kit.faults()).toEqual([])
})
