import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { writeTestCampaign } from './test-campaign.ts'
import { enableCampaign } from './edit-campaigns.ts'
import { ask, campaignAt, half, listed, money, pay, told, until, withoutExamples } from './test-campaigns-at-deposit.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
  await withoutExamples(cashier)
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const campaign = (terms: object, more?: object) => campaignAt(cashier, terms, more)

const act = (reference: string, body: object) => cashier.control(`/payments/${reference}/act`, body)

describe('a bonus comes with the deposit', () => {
  test('of the campaign that was chosen, in the transaction of the money, and stands in wallet, status and statement', async () => {
    proves('CSH-016', 'CSH-133', 'CSH-185..186', 'CSH-188')
    const id = await campaign({ ...half, turnoverFactor: '10' }, { names: { en: 'Half' }, bannerUri: '/cms/img/campaigns/9.svg' })
    const player = await cashier.depositor()
    expect((await listed(player)).find(({ campaignId }) => campaignId === id)).toMatchObject({
      title: 'Half',
      bannerUri: '/cms/img/campaigns/9.svg',
      optIn: true,
      awardedPromoAmount: '0.00',
    })
    const reference = await pay(player, { campaignId: id })
    expect(await money(player)).toEqual({ cash: 6000n, promo: 3000n })
    expect(await told(player, reference)).toMatchObject({ bonus: '30.00' })
    expect(await player.browser.must('GET /api/wallet', {})).toMatchObject({
      promo: '30.00',
      totalTurnover: '300.00',
      currentTurnover: '300.00',
    })
    const { transactions } = await player.browser.must('GET /api/transactions', { type: 'promo' })
    expect(transactions).toMatchObject([{ kind: 'promo', about: 'Half', amount: '30.00', status: 'ok' }])
    const [both] = await cashier.sql(
      `select count(distinct t.xmin::text)::int as transactions from transfer t join posting p on p.shard = t.shard and p.id = t.posting where p.reason_ref = '${reference}'`,
    )
    expect(both).toEqual({ transactions: 1 })
  })

  test('of a promo code, in small letters too, listed or not', async () => {
    proves('CSH-017', 'CSH-135..136', 'CSH-187')
    const id = await campaign({ cashAmount: '10.00' }, { promoCode: 'SPRING25', listed: false })
    const player = await cashier.depositor()
    expect((await listed(player)).some(({ campaignId }) => campaignId === id)).toBe(false)
    expect(await player.browser.must('GET /api/campaigns/code', { code: 'spring25' })).toMatchObject({
      campaign: { campaignId: id, promoCode: 'SPRING25' },
    })
    await pay(player, { campaignId: 0, code: ' spring25 ' })
    expect(await money(player)).toEqual({ cash: 7000n, promo: 0n })
  })

  test('not where none is chosen, or the code is empty', async () => {
    proves('CSH-018', 'CSH-134')
    const player = await cashier.depositor()
    await pay(player, { campaignId: -1 })
    await pay(player, { campaignId: 0, code: '' })
    expect(await money(player)).toEqual({ cash: 12_000n, promo: 0n })
  })

  test('by itself where a campaign is automatic, unless the player declines or has chosen another', async () => {
    proves('CSH-087', 'CSH-189', 'CSH-232')
    const other = await campaign({ promoAmount: '7.00' })
    const id = await campaign({ promoAmount: '5.00' }, { optIn: false })
    const player = await cashier.depositor()
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({ automaticCampaign: true })
    await pay(player, { campaignId: -1, depositParticipationInAutomaticCampaigns: true })
    expect(await money(player)).toEqual({ cash: 6000n, promo: 0n })
    await pay(player, { campaignId: -1, depositParticipationInAutomaticCampaigns: false })
    expect(await money(player)).toEqual({ cash: 12_000n, promo: 500n })
    await pay(player, { campaignId: other })
    expect(await money(player)).toEqual({ cash: 18_000n, promo: 500n })
    const { running } = await player.browser.must('GET /api/bonuses', {})
    expect(running).toMatchObject([
      { campaignId: id, state: 'active', money: '5.00' },
      { campaignId: other, state: 'waiting', given: '7.00', money: '0.00' },
    ])
    await enableCampaign(cashier.house, id, false, 'cli:test')
    expect(await player.browser.must('GET /api/deposits/offer', {})).toMatchObject({ automaticCampaign: false })
  })

  test('up to the limit over all deposits, and by the version that the deposit was begun with', async () => {
    proves('CSH-211')
    const id = await campaign({ ...half, maxPromoLimit: '40.00' })
    const player = await cashier.depositor()
    const shown = async () => (await listed(player)).find(({ campaignId }) => campaignId === id)
    await pay(player, { campaignId: id })
    expect(await shown()).toMatchObject({ maxPromoLimit: '40.00', awardedPromoAmount: '30.00' })
    await pay(player, { campaignId: id })
    expect(await money(player)).toEqual({ cash: 12_000n, promo: 3000n })
    expect(await player.browser.must('GET /api/bonuses', {})).toMatchObject({
      running: [{ given: '30.00' }, { state: 'waiting', given: '10.00' }],
    })
    // Nothing is left of it: it can be chosen no more.
    expect([await shown(), (await ask(player, { campaignId: id })).error?.error]).toEqual([undefined, 'campaignMaxBonuses'])
    const fresh = await cashier.depositor()
    const { value: step } = await ask(fresh, { campaignId: id })
    await writeTestCampaign(cashier.house, { id, startsAt: new Date(0).toISOString(), terms: { EUR: { promoAmount: '1.00' } } })
    await fresh.giveCard(step)
    await fresh.finish(step)
    await until(async () => (await fresh.wallet()).promo, 3000n)
  })

  test('once where once is allowed, though two deposits are under way at the same time', async () => {
    const id = await campaign({ promoAmount: '5.00' }, { timesPerPlayer: 1 })
    const player = await cashier.depositor()
    const steps = [(await ask(player, { campaignId: id })).value, (await ask(player, { campaignId: id })).value]
    for (const step of steps) await player.giveCard(step)
    await Promise.all(steps.map((step) => player.finish(step)))
    await until(() => money(player), { cash: 12_000n, promo: 500n })
    const ends = await Promise.all(steps.map(({ reference }) => told(player, reference)))
    expect(new Set(ends.map(({ bonus, bonusRefused }) => bonus ?? bonusRefused))).toEqual(new Set(['5.00', 'campaignMaxBonuses']))
  })
})

describe('a bonus goes back with its deposit', () => {
  const granted = async (terms: object) => {
    const id = await campaign(terms)
    const player = await cashier.depositor()
    return { player, reference: await pay(player, { campaignId: id }) }
  }

  test('by the share that a refund takes, wholly with the rest, and with too little left', async () => {
    const { player, reference } = await granted(half)
    await act(reference, { act: 'refund', amount: '2000' })
    await until(() => money(player), { cash: 4000n, promo: 2000n })
    await act(reference, { act: 'sendNotice', copies: 3 })
    await act(reference, { act: 'refund', amount: '4000' })
    await until(() => money(player), { cash: 0n, promo: 0n })
    const little = await granted({ ...half, minDepositAmount: '50.00' })
    await act(little.reference, { act: 'refund', amount: '1500' })
    await until(() => money(little.player), { cash: 4500n, promo: 0n })
  })

  test('with a chargeback, for good where it is wagered; what is the player’s at once comes again when that is won', async () => {
    const { player, reference } = await granted({ ...half, scashAmount: '4.00' })
    await act(reference, { act: 'chargeback' })
    await until(() => money(player), { cash: 0n, promo: 0n })
    await act(reference, { act: 'chargebackReversed' })
    await until(async () => ({ ...(await money(player)), saving: (await player.wallet()).saving }), {
      cash: 6000n,
      promo: 0n,
      saving: 400n,
    })
    expect(await player.browser.must('GET /api/bonuses', {})).toMatchObject({
      running: [],
      ended: [{ state: 'undone', returned: '30.00' }],
    })
  })

  test('as far as it is there: what was spent is not taken twice', async () => {
    const { player, reference } = await granted(half)
    const wallet = { shard: player.shard, player: player.id, currency: player.currency }
    const id = `test:${player.id}:spent`
    await cashier.house.wallet.post({ op: 'move', wallet, id, kind: 'test', reason: id, legs: [['promo', 'float:test', 1000n]] })
    await act(reference, { act: 'refund', amount: '6000' })
    await until(() => money(player), { cash: 0n, promo: 0n })
    const rows = await cashier.sql(`select held::int, lost::int from bonus_award where deposit = '${reference}'`)
    expect(rows).toEqual([{ held: 0, lost: 3000 }])
  })

  test('in cash as a refund takes cash: what is not there any more is a debt', async () => {
    const { player, reference } = await granted({ cashAmount: '10.00' })
    expect(await money(player)).toEqual({ cash: 7000n, promo: 0n })
    await act(reference, { act: 'refund', amount: '6000' })
    await until(() => money(player), { cash: 0n, promo: 0n })
  })
})
