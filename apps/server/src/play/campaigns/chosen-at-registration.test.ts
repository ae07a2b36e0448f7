// What somebody chose while registering is chosen at the first deposit.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { until } from '../../cashier/withdrawals/test-withdrawal.ts'
import { writeTestCampaign } from './test-campaign.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
  const startsAt = new Date(0).toISOString()
  const terms = { EUR: { promoAmount: '7.00', minDepositAmount: '20.00' } }
  await writeTestCampaign(cashier.house, { id: 301, startsAt, terms, offeredAt: ['registration'] })
  await writeTestCampaign(cashier.house, {
    id: 302,
    startsAt,
    terms,
    offeredAt: ['registration', 'deposit'],
    promoCode: 'WELCOME',
    listed: false,
  })
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

/** A player who chose this while registering. */
async function whoChose(campaign: number): Promise<Depositor> {
  const player = await cashier.depositor()
  await cashier.sql(
    `insert into registration_choice (shard, player, campaign, at) values (${player.shard}, ${player.id}, ${campaign}, now())`,
  )
  return player
}
const told = async ({ browser }: Depositor) => {
  const { campaigns, chosen } = await browser.must('GET /api/campaigns', {})
  return { chosen, listed: campaigns.map(({ campaignId }) => campaignId).filter((id) => id === 301 || id === 302) }
}
const deposit = ({ browser }: Depositor, campaignId: number) =>
  browser.ask('POST /api/deposits', { method: 1140001, amount: '60.00', currency: 'EUR', campaignId }, { key: newKey() })

test.each([301, 302])('campaign %s is chosen in the form, comes with the first deposit, and no more with the second', async (campaign) => {
  const player = await whoChose(campaign)
  expect(await told(player)).toEqual({ chosen: campaign, listed: [campaign] })
  const { value: step } = await deposit(player, campaign)
  await player.giveCard(step)
  await player.finish(step)
  await until(async () => (await player.wallet()).promo, 700n)
  expect(await told(player)).toEqual({ chosen: undefined, listed: [] })
  expect((await deposit(player, campaign)).error.errorCode).toBe(campaign === 301 ? 401 : 404)
})

test('of two first deposits that are under way at once the earlier credit alone brings it', async () => {
  const player = await whoChose(301)
  const steps = [(await deposit(player, 301)).value, (await deposit(player, 301)).value]
  for (const step of steps) {
    await player.giveCard(step)
    await player.finish(step)
  }
  await until(async () => (await player.wallet()).cash, 12000n)
  expect((await player.wallet()).promo).toBe(700n)
})

test('who chose none, or one that cannot be had any more, has none chosen; others are not offered what is for registrations', async () => {
  for (const campaign of [-1, 999]) expect(await told(await whoChose(campaign))).toEqual({ chosen: undefined, listed: [] })
  const other = await cashier.depositor()
  expect(await told(other)).toEqual({ chosen: undefined, listed: [] })
  expect((await deposit(other, 301)).error.errorCode).toBe(401)
})

test('the player may still choose otherwise', async () => {
  const player = await whoChose(301)
  const { value: step } = await deposit(player, -1)
  await player.giveCard(step)
  await player.finish(step)
  await until(async () => (await player.wallet()).cash, 6000n)
  expect((await player.wallet()).promo).toBe(0n)
})
