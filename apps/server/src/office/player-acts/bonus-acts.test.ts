import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCashier, type Depositor, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { barPlayer } from '../../play/campaigns/index.ts'
import { money } from '../../play/campaigns/test-campaigns-at-deposit.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

let at: TestCashier
let beside: OfficeBeside
let lead: TestColleague
let other: TestColleague
beforeAll(async () => {
  at = await openTestCashier()
  beside = await openOfficeOf(at.house)
  lead = await beside.colleague('supportLead')
  other = await beside.colleague('supportLead')
  const offered = { offeredAt: ['operator' as const], listed: false, timesPerPlayer: 1 }
  await writeTestCampaign(at.house, { ...offered, id: 971, terms: { EUR: { promoAmount: '10.00', turnoverFactor: '5' } } })
  await writeTestCampaign(at.house, { ...offered, id: 972, terms: { EUR: { cashAmount: '10.01' } } })
}, 120_000)
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await beside.office.close()
  await at.close()
})

const reason = 'The game stood still for an hour.'
const give = (who: TestColleague, { id }: Depositor, campaign: string) => who.ask('giveBonus', { player: String(id), campaign }, { reason })
const giveable = async ({ id }: Depositor) =>
  (await lead.must('listGiveable', { player: String(id) })).campaigns.map(({ campaign, why, gives }) => ({ campaign, why, gives }))

test('what is worth little one person gives with a reason; it is wagered like any bonus, and given once', async () => {
  const player = await at.depositor()
  expect(await giveable(player)).toEqual([
    { campaign: '971', why: null, gives: [{ kind: 'promo', amount: '10.00' }] },
    { campaign: '972', why: null, gives: [{ kind: 'cash', amount: '10.01' }] },
  ])
  expect((await give(lead, player, '971')).status).toBe(200)
  expect(await money(player)).toEqual({ cash: 0n, promo: 1000n })
  const { running } = await player.browser.must('GET /api/bonuses', {})
  expect(running).toMatchObject([{ state: 'active', required: '50.00' }])
  const [grant] = await at.sql(`select source, campaign from bonus_grant where player = ${player.id}`)
  expect(grant).toEqual({ source: 'operator', campaign: 971 })
  expect((await give(lead, player, '971')).refusal.error).toBe('mayNot')
  expect((await giveable(player))[0]).toMatchObject({ why: 'campaignMaxBonuses' })
})

test('what is worth more takes a second person', async () => {
  const player = await at.depositor()
  const asked = await give(lead, player, '972')
  expect(asked.refusal.error).toBe('secondNeeded')
  expect(await money(player)).toEqual({ cash: 0n, promo: 0n })
  await other.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect(await money(player)).toEqual({ cash: 1001n, promo: 0n })
})

test('the setting says up to which worth, and a currency without one takes a second person', async () => {
  const player = await at.depositor()
  await at.set('be.bonus.givenAlone', { EUR: '9.99' })
  expect((await give(lead, player, '971')).refusal.error).toBe('secondNeeded')
  await at.set('be.bonus.givenAlone', { SEK: '500.00' })
  expect((await give(lead, player, '971')).refusal.error).toBe('secondNeeded')
  await at.set('be.bonus.givenAlone', { EUR: '10.00' })
  expect((await give(lead, player, '971')).status).toBe(200)
})

test('whoever is barred gets nothing of staff either, and a campaign that is not theirs to give is none', async () => {
  const player = await at.depositor()
  await barPlayer(at.house, { shard: player.shard, player: player.id }, true, { actor: 'cli:test', reason: 'A test of bars.' })
  expect((await giveable(player)).map(({ why }) => why)).toEqual(['campaignBlocked', 'campaignBlocked'])
  expect((await give(lead, player, '971')).refusal.error).toBe('mayNot')
  await writeTestCampaign(at.house, { id: 973, offeredAt: ['code'], promoCode: 'NOTSTAFF', terms: { EUR: { promoAmount: '5.00' } } })
  const fresh = await at.depositor()
  expect((await give(lead, fresh, '973')).refusal).toMatchObject({ error: 'mayNot' })
  expect(await money(fresh)).toEqual({ cash: 0n, promo: 0n })
})
