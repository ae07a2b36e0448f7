import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { campaignFiguresWorker, endBonusesWorker } from '../../play/campaign-editing/index.ts'
import { barPlayer, readCampaign } from '../../play/campaigns/index.ts'
import { money, pay, until, withoutExamples } from '../../play/campaigns/test-campaigns-at-deposit.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

// A campaign from its draft to the end of its bonuses, with real deposits of the sandbox's cards.

let at: TestCashier
let beside: OfficeBeside
let anna: TestColleague
let ben: TestColleague
beforeAll(async () => {
  at = await openTestCashier()
  await withoutExamples(at)
  beside = await openOfficeOf(at.house)
  anna = await beside.colleague('campaigns')
  ben = await beside.colleague('campaigns')
}, 120_000)
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await beside.office.close()
  await at.close()
})

const reason = 'The harbour has its summer.'
let last = 700
const half = { promoAmount: '50', promoAmountType: 'percentage', turnoverFactor: '10' }
const dataOf = (more: Record<string, unknown> = {}) => ({
  id: 699,
  names: { en: 'Half as much' },
  startsAt: '2026-01-01T00:00:00Z',
  terms: { EUR: half },
  ...more,
})

/** Drafts a campaign; returns its number. */
async function drafted(more: Record<string, unknown> = {}): Promise<string> {
  const id = String((last += 1))
  await anna.must('draftCampaign', { id, data: dataOf(more) }, { reason })
  return id
}

/** Starts a campaign: one asks, the other applies. */
async function start(id: string): Promise<void> {
  const asked = await anna.ask('startCampaign', { id }, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  await ben.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
}

const stateOf = async (id: string) => (await anna.must('readCampaign', { id })).campaign.state

test('a campaign is a draft that nobody has until a second person starts it', async () => {
  const id = await drafted()
  expect(await stateOf(id)).toBe('draft')
  const player = await at.depositor()
  const offered = async () => (await player.browser.must('GET /api/campaigns', {})).campaigns.map(({ campaignId }) => String(campaignId))
  expect(await offered()).not.toContain(id)
  const asked = await anna.ask('startCampaign', { id }, { reason })
  const request = String(asked.refusal.errorDetails?.['request'])
  expect((await anna.ask('applyRequest', { id: request }, { reason, sign: true })).refusal.error).not.toBe(undefined)
  expect(await stateOf(id)).toBe('draft')
  await ben.must('applyRequest', { id: request }, { reason, sign: true })
  expect([await stateOf(id), await offered()]).toEqual(['running', expect.arrayContaining([id])])
})

test('a start that was asked for one version does not start another', async () => {
  const id = await drafted()
  const { version } = await anna.must('readCampaign', { id })
  const asked = await anna.ask('startCampaign', { id }, { reason, precondition: { [`campaign:${id}`]: version } })
  await anna.must('draftCampaign', { id, data: dataOf({ names: { en: 'Twice as much' } }) }, { reason })
  const applied = await ben.ask('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect(applied.refusal.error).toBe('moved')
  expect(await stateOf(id)).toBe('draft')
})

test('a draft is changed by one, a started one by two; each change is a version that comes back by its data', async () => {
  const id = await drafted()
  await anna.must('draftCampaign', { id, data: dataOf({ names: { en: 'Other words' } }) }, { reason })
  await start(id)
  const change = { id, data: dataOf({ names: { en: 'New words' } }) }
  expect((await anna.must('readCampaign', { id })).gate).toBe('second')
  const { value } = await anna.ask('draftCampaign', change, { dryRun: true })
  expect(value).toMatchObject({ changes: [{ what: 'campaign', subject: `campaign:${id} · names`, before: '{"en":"Other words"}' }] })
  expect((await anna.ask('draftCampaign', change, { reason })).refusal.error).toBe('secondNeeded')
  const { versions } = await anna.must('listCampaignVersions', { id })
  expect(versions.map(({ version, data }) => [version, data['names']])).toEqual([
    [2, { en: 'Other words' }],
    [1, { en: 'Half as much' }],
  ])
  await anna.must('stopCampaign', { id }, { reason })
  await anna.must('draftCampaign', { id, data: versions[1]!.data }, { reason }) // there are two
  expect((await readCampaign(at.house.db, Number(id)))?.data.names).toEqual({ en: 'Half as much' })
  expect([await stateOf(id), (await anna.must('listCampaignVersions', { id })).versions.length]).toEqual(['stopped', 3])
})

test('mistakes are all named and nothing is kept; what is like before is no change', async () => {
  const data = dataOf({ listed: false, terms: { EUR: { minDepositAmount: '50', maxDepositAmount: '20' } } })
  const refused = await anna.ask('draftCampaign', { id: '690', data }, { reason })
  expect(refused.refusal).toMatchObject({
    error: 'mayNot',
    errorSubMessage: expect.stringMatching(/Nothing leads to it.*above the largest/),
  })
  expect((await anna.ask('readCampaign', { id: '690' })).refusal.error).toBe('notFound')
  const id = await drafted()
  expect((await anna.ask('draftCampaign', { id, data: dataOf() }, { reason })).refusal.error).toBe('mayNot')
})

test('a preview says each country’s verdict with the rule and its source, and what players read in their language', async () => {
  const data = dataOf({
    names: { en: 'Half as much', sv: 'Hälften till' },
    validDays: 30,
    terms: { EUR: half, GBP: { ...half, turnoverFactor: '35' }, SEK: half },
  })
  const preview = await anna.must('previewCampaign', { data, language: 'sv', currency: 'SEK' })
  const of = (country: string) => preview.countries.find((one) => one.country === country)
  expect(of('EST')).toMatchObject({ verdict: 'offered', against: [] })
  expect(of('GBR')).toMatchObject({
    verdict: 'unlawful',
    against: [
      {
        rule: 'bonus.maxWagering',
        kind: 'maxWagering',
        wants: '10',
        values: { deposit: '0.01', required: '0.35', times: '35', per: '0.01', base: 'bonus', endless: 'true' },
        grade: 'P',
        source: expect.stringMatching(/\w/),
      },
    ],
  })
  expect(of('SWE')).toMatchObject({ against: [{ rule: 'bonus.minValidityDays', wants: '60' }] })
  expect(preview.shown).toMatchObject({
    title: 'Hälften till',
    terms: expect.arrayContaining([{ label: 'Bonuspengar', value: expect.stringContaining('50') }]),
  })
  const none = await anna.must('previewCampaign', { data, language: 'sv', currency: 'DKK' })
  expect([none.shown, none.mistakes]).toEqual([null, []])
})

test('a preview has every country that the house serves: those that may use the site, else all, with what has no rules of its own as one', async () => {
  const listed = async (more: object = {}) =>
    (await anna.must('previewCampaign', { data: dataOf({ terms: { EUR: half }, ...more }), language: 'en', currency: 'EUR' })).countries
      .map(({ country, verdict }) => `${country} ${verdict}`)
      .toSorted()
  expect(await listed()).toEqual(expect.arrayContaining(['* offered', 'SWE noTerms']))
  expect(await listed({ countries: ['MLT'] })).toEqual(['MLT offered'])
  await at.set('fe.allowedCountries', ['MLT', 'SWE', 'IRN'])
  expect(await listed()).toEqual(['MLT offered', 'SWE noTerms'])
  await at.set('fe.allowedCountries', [])
})

test('the names and words of a campaign are texts, whatever stands in them', async () => {
  const script = '<script>alert(1)</script>{name, plural, other {x}}'
  const { shown } = await anna.must('previewCampaign', { data: dataOf({ names: { en: script } }), language: 'en', currency: 'EUR' })
  expect(shown?.title).toBe(script)
  const refused = await anna.must('previewCampaign', {
    data: dataOf({ bannerUri: 'javascript:alert(1)' }),
    language: 'en',
    currency: 'EUR',
  })
  expect([refused.shown, refused.mistakes]).toEqual([null, [expect.stringContaining('bannerUri')]])
})

test('a draft is tried on a player: what they would get, or each reason why not, without telling what concerns them alone', async () => {
  const data = dataOf({ timesPerPlayer: 1, terms: { EUR: { ...half, minDepositAmount: '20.00' } } })
  const player = await at.depositor()
  const tried = async (amount = '60.00') => {
    const { checks, gives } = await anna.must('tryCampaign', { data, player: String(player.id), amount })
    return { unmet: checks.flatMap(({ check, isMet }) => (isMet ? [] : [check])), gives }
  }
  expect(await tried()).toEqual({ unmet: [], gives: [{ kind: 'promo', amount: '30.00' }] })
  expect(await tried('10.00')).toEqual({ unmet: ['amount'], gives: [] })
  await barPlayer(at.house, { shard: player.shard, player: player.id }, true, { actor: 'cli:test', reason: 'A test of bars.' })
  expect((await tried()).unmet).toEqual(['person'])
  expect((await anna.ask('tryCampaign', { data, player: '999999999', amount: '60.00' })).refusal.error).toBe('notFound')
})

test('a stopped campaign grants nothing; its bonuses go on until they are ended by two, and players keep what is not wagered', async () => {
  const id = await drafted({ terms: { EUR: { ...half, scashAmount: '5.00' } } })
  await start(id)
  const player = await at.depositor()
  const reference = await pay(player, { campaignId: Number(id) })
  expect(await money(player)).toEqual({ cash: 6000n, promo: 3000n })
  expect((await anna.ask('endCampaignBonuses', { id }, { reason })).refusal).toMatchObject({ error: 'mayNot' })
  await anna.must('stopCampaign', { id }, { reason })
  expect(await money(player)).toEqual({ cash: 6000n, promo: 3000n })
  const { value } = await anna.ask('endCampaignBonuses', { id }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { what: 'campaign.players', after: '1' },
      { what: 'campaign.bonuses', before: '1', after: '0' },
      { what: 'campaign.loss', before: '30.00 EUR', after: '0.00 EUR' },
    ],
  })
  const asked = await anna.ask('endCampaignBonuses', { id }, { reason })
  await ben.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  await until(() => money(player), { cash: 6000n, promo: 0n })
  const [grant] = await at.sql(`select state, wager_state, ended_at is not null as ended from bonus_grant where deposit = '${reference}'`)
  expect(grant).toEqual({ state: 'granted', wager_state: 'cancelled', ended: true })
  await endBonusesWorker(at.house)({ id: 1n, kind: 'end-bonuses', key: id, payload: {}, tries: 1 })
  expect({ ...(await money(player)), saving: (await player.wallet()).saving }).toEqual({ cash: 6000n, promo: 0n, saving: 500n })
  expect((await anna.ask('endCampaignBonuses', { id }, { reason })).refusal.error).toBe('mayNot')
})

test('a bonus that was ended does not come again with a chargeback that is won; what is not wagered does', async () => {
  const id = await drafted({ terms: { EUR: { ...half, scashAmount: '5.00' } } })
  await start(id)
  const player = await at.depositor()
  const reference = await pay(player, { campaignId: Number(id) })
  await anna.must('stopCampaign', { id }, { reason })
  const asked = await anna.ask('endCampaignBonuses', { id }, { reason })
  await ben.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  await until(() => money(player), { cash: 6000n, promo: 0n })
  await at.control(`/payments/${reference}/act`, { act: 'chargeback' })
  await until(() => money(player), { cash: 0n, promo: 0n })
  await at.control(`/payments/${reference}/act`, { act: 'chargebackReversed' })
  await until(async () => ({ ...(await money(player)), saving: (await player.wallet()).saving }), { cash: 6000n, promo: 0n, saving: 500n })
})

test('what a campaign has cost and who had it stands in the list once it is counted', async () => {
  const id = await drafted()
  await start(id)
  await pay(await at.depositor(), { campaignId: Number(id) }, '40.00')
  await campaignFiguresWorker(at.house)()
  const { campaigns } = await anna.must('listCampaigns', {})
  expect(campaigns.find((one) => one.id === id)?.figures).toMatchObject({
    players: 1,
    granted: 1,
    running: 1,
    cost: [{ currency: 'EUR', amount: '20.00' }],
    letGo: 0,
    converted: [{ currency: 'EUR', amount: '0.00' }],
  })
})

test('a campaign as it is written is forecast; without play there is nothing to play it with, and mistakes are said', async () => {
  const asked = { data: dataOf(), currency: 'EUR', amount: '60.00' }
  const found = await anna.must('forecastCampaign', asked)
  expect(found).toMatchObject({
    gives: [{ kind: 'promo', amount: '30.00' }],
    required: '300.00',
    stake: '0.50',
    play: null,
    simulated: null,
  })
  const refusals = [
    await anna.ask('forecastCampaign', { ...asked, currency: 'SEK' }),
    await anna.ask('forecastCampaign', { ...asked, stake: '0.00' }),
    await anna.ask('forecastCampaign', { ...asked, data: dataOf({ startsAt: 'soon' }) }),
  ].map(({ refusal }) => [refusal.error, refusal.errorSubMessage])
  expect(refusals).toEqual([
    ['mayNot', expect.stringContaining('no terms in SEK')],
    ['mayNot', expect.stringContaining('a stake above nothing')],
    ['mayNot', expect.stringContaining('startsAt')],
  ])
})

test('a start before its time is planned, and one that is over or allowed nowhere is refused', async () => {
  const later = await drafted({ startsAt: '2100-01-01T00:00:00Z' })
  await start(later)
  expect(await stateOf(later)).toBe('planned')
  const over = await drafted({ endsAt: '2026-02-01T00:00:00Z' })
  expect((await anna.ask('startCampaign', { id: over }, { reason })).refusal.errorSubMessage).toMatch(/end has passed/)
  const nowhere = await drafted({ countries: ['BEL'] })
  expect((await anna.ask('startCampaign', { id: nowhere }, { reason })).refusal.errorSubMessage).toMatch(/Nobody can have it/)
})
