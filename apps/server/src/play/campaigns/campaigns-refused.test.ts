import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectTold } from '../../base/testing/test-told.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { barPlayer } from './bar-player.ts'
import { enableCampaign } from './edit-campaigns.ts'
import { ask, campaignAt, half, listed, money, pay, withoutExamples, type Wish } from './test-campaigns-at-deposit.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
  await withoutExamples(cashier)
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const campaign = (terms: object, more?: object) => campaignAt(cashier, terms, more)

const refusal = async (player: Depositor, wish: Wish, amount?: string) => (await ask(player, wish, amount)).error?.errorCode

describe('a campaign is refused', () => {
  test('with 404 where there is none of that id, only its code leads to it, or the code leads nowhere', async () => {
    proves('SHL-1000')
    const player = await cashier.depositor()
    const hidden = await campaign({ promoAmount: '5.00' }, { promoCode: 'HIDDEN-ONE', listed: false })
    expect(await refusal(player, { campaignId: 999_999 })).toBe(404)
    expect(await refusal(player, { campaignId: hidden })).toBe(404)
    const { error } = await ask(player, { campaignId: 0, code: 'NOTHING' })
    await expectTold(error, 404, /^We could not find this campaign\./)
    expect([error.errorCode, error.errorDetails]).toEqual([404, { fields: { code: { rule: 'promoCode', values: {} } } }])
    expect((await player.browser.ask('GET /api/campaigns/code', { code: 'NOTHING' })).error.errorCode).toBe(404)
  })

  test('with 402 before its time, after it, and while it is switched off', async () => {
    proves('SHL-998')
    const player = await cashier.depositor()
    const at = (hours: number) => new Date(cashier.clock.now().getTime() + hours * 3_600_000).toISOString()
    const early = await campaign({ promoAmount: '5.00' }, { startsAt: at(1) })
    const late = await campaign({ promoAmount: '5.00' }, { startsAt: at(-2), endsAt: at(-1) })
    const off = await campaign({ promoAmount: '5.00' })
    expect(await refusal(player, { campaignId: off }, '4.00')).toBe(2)
    await enableCampaign(cashier.house, off, false, 'cli:test')
    expect([
      await refusal(player, { campaignId: early }),
      await refusal(player, { campaignId: late }),
      await refusal(player, { campaignId: off }),
    ]).toEqual([402, 402, 402])
    await expectTold((await ask(player, { campaignId: off })).error, 402, /^This campaign is not active\./)
  })

  test('with 401 where it is for registrations', async () => {
    proves('SHL-997')
    const id = await campaign({ promoAmount: '5.00' }, { offeredAt: ['registration'] })
    await expectTold((await ask(await cashier.depositor(), { campaignId: id })).error, 401, /^This campaign is of another type/)
  })

  test('with 403 for another country, currency or deposit than it is for', async () => {
    proves('SHL-999')
    const player = await cashier.depositor()
    await pay(player, {})
    const cases = [{ countries: ['FIN'] }, { excludedCountries: ['MLT'] }, { deposits: [1] }, { terms: { SEK: { promoAmount: '50.00' } } }]
    for (const more of cases) {
      const { error } = await ask(player, { campaignId: await campaign({ promoAmount: '5.00' }, more) })
      await expectTold(error, 403, /^This campaign is not open to your account\./)
    }
    expect(await refusal(player, { campaignId: await campaign({ promoAmount: '5.00' }, { deposits: [2] }) })).toBeUndefined()
  })

  test('with 400 once the player has had as many as are allowed', async () => {
    proves('SHL-996')
    const id = await campaign({ promoAmount: '5.00' }, { timesPerPlayer: 1 })
    const player = await cashier.depositor()
    await pay(player, { campaignId: id })
    await expectTold((await ask(player, { campaignId: id })).error, 400, /^You have had as many bonuses as are allowed\./)
    expect((await listed(player)).some(({ campaignId }) => campaignId === id)).toBe(false)
  })

  test('with 283 of a player who wants no bonuses or is to have none; only the operator undoes what the operator decided', async () => {
    proves('SHL-984')
    const id = await campaign({ promoAmount: '5.00' })
    const player = await cashier.depositor()
    const bar = (barred: boolean) => player.browser.ask('POST /api/campaigns/bar', { barred })
    await bar(true)
    await expectTold((await ask(player, { campaignId: id })).error, 283, /^This campaign is blocked for your account\./)
    expect(await player.browser.must('GET /api/campaigns', {})).toMatchObject({ campaigns: [], barred: true, barredByPlayer: true })
    await cashier.advance(1)
    await bar(false)
    await barPlayer(cashier.house, { shard: player.shard, player: player.id }, true, { actor: 'cli:test', reason: 'abuse' })
    expect(await refusal(player, { campaignId: id })).toBe(283)
    expect((await bar(false)).error.errorCode).toBe(283)
    await cashier.advance(1)
    await barPlayer(cashier.house, { shard: player.shard, player: player.id }, false, { actor: 'cli:test', reason: 'checked' })
    expect(await refusal(player, { campaignId: id })).toBeUndefined()
  })

  test('as unmet conditions where the amount or the way to pay does not fit', async () => {
    proves('CSH-NS-18')
    const player = await cashier.depositor()
    const fields = async (terms: object, more: object, amount: string) =>
      (await ask(player, { campaignId: await campaign(terms, more) }, amount)).error?.errorDetails?.fields
    const unmet = { campaignId: { rule: 'campaignConditions', values: {} } }
    const least = { promoAmount: '5.00', minDepositAmount: '30.00' }
    expect([await fields(least, {}, '29.99'), await fields(least, {}, '30.00')]).toEqual([unmet, undefined])
    const most = { ...half, maxDepositAmount: '100.00' }
    expect([await fields(most, {}, '100.01'), await fields({ ...most, maxAmountCapEnabled: true }, {}, '100.01')]).toEqual([
      unmet,
      undefined,
    ])
    expect(await fields({ promoAmount: '5.00' }, { methods: [400001] }, '60.00')).toEqual(unmet)
  })

  test('for the time between two bonuses, which the list tells', async () => {
    proves('SHL-1084', 'SHL-NS-62')
    const id = await campaign({ promoAmount: '5.00' }, { coolOffHours: 24 })
    const player = await cashier.depositor()
    await pay(player, { campaignId: id })
    const until = (await listed(player)).find(({ campaignId }) => campaignId === id)?.unavailableUntil
    expect(new Date(until ?? 0).getTime() - cashier.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000)
    expect(await refusal(player, { campaignId: id })).toBe(403)
    await cashier.advance(24 * 3600)
    await player.logIn()
    expect(await refusal(player, { campaignId: id })).toBeUndefined()
  })
})

test('one bonus in a whole life is given where the country allows one', async () => {
  const id = await campaign({}, { terms: { SEK: { promoAmount: '50.00' } } })
  const player = await cashier.depositor({ country: 'SWE', currency: 'SEK' })
  const limits = { type: 'deposit' as const, dailyAmount: '5000.00', weeklyAmount: '5000.00', monthlyAmount: '5000.00' }
  await player.browser.must('POST /api/limits', limits)
  await pay(player, { campaignId: id }, '200.00')
  expect(await money(player)).toEqual({ cash: 20_000n, promo: 5000n })
  expect(await refusal(player, { campaignId: await campaign({}, { terms: { SEK: { promoAmount: '50.00' } } }) }, '200.00')).toBe(400)
})
