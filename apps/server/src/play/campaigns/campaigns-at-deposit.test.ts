import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { campaignCommands } from '../../office/command-line/installation/campaigns.ts'
import { enableCampaign } from './edit-campaigns.ts'
import { readCampaigns } from './campaign.sql.ts'
import { writeTestCampaign } from './test-campaign.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
  // The examples of a new installation are looked at elsewhere.
  for (const { id } of await readCampaigns(cashier.house.db)) await enableCampaign(cashier.house, id, false, 'test')
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const half = { promoAmount: '50', promoAmountType: 'percentage' as const }
let lastId = 1000
/** A campaign of its own, in euro unless said otherwise. */
async function campaign(terms: object, more: object = {}): Promise<number> {
  const id = (lastId += 1)
  await writeTestCampaign(cashier.house, { id, startsAt: new Date(0).toISOString(), terms: { EUR: terms }, ...more })
  return id
}
const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 15_000, interval: 30 }).toEqual(wanted)
type Wish = { campaignId?: number; code?: string; depositParticipationInAutomaticCampaigns?: boolean }
const ask = ({ browser, currency }: Depositor, wish: Wish, amount = '60.00') =>
  browser.ask('POST /api/deposits', { method: 1140001, amount, currency, ...wish }, { key: newKey() })
const refusal = async (player: Depositor, wish: Wish, amount?: string) => (await ask(player, wish, amount)).error?.errorCode

/** Begins a deposit and pays it; answers its reference once the provider's word has been taken in. */
async function pay(player: Depositor, wish: Wish, amount = '60.00'): Promise<string> {
  const { value: step, error } = await ask(player, wish, amount)
  if (error) throw new Error(`The deposit was refused: ${error.error}`)
  await player.giveCard(step)
  await player.finish(step)
  await until(async () => (await told(player, step.reference)).status, 'ok')
  return step.reference
}
const told = ({ browser }: Depositor, reference: string) => browser.must('GET /api/deposits/status', { reference })
const money = async (player: Depositor) => {
  const { cash, promo } = await player.wallet()
  return { cash, promo }
}
const act = (reference: string, body: object) => cashier.control(`/payments/${reference}/act`, body)
const run = (words: string, ...args: string[]) => {
  const command = campaignCommands.find((one) => one.words === words)
  if (!command) throw new Error(`there is no command "${words}"`)
  return command.run(cashier.house, args, {}, undefined as never) // these commands ask for no addresses
}
const listed = async ({ browser }: Depositor) => (await browser.must('GET /api/campaigns', {})).campaigns

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
    expect(await money(player)).toEqual({ cash: 18_000n, promo: 1200n })
    await run('campaigns disable', String(id))
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
    expect(await money(player)).toEqual({ cash: 12_000n, promo: 4000n })
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

  test('with a chargeback, and comes again when that is won; what was spent is not given twice', async () => {
    const { player, reference } = await granted(half)
    await act(reference, { act: 'chargeback' })
    await until(() => money(player), { cash: 0n, promo: 0n })
    await act(reference, { act: 'chargebackReversed' })
    await until(() => money(player), { cash: 6000n, promo: 3000n })
    const wallet = { shard: player.shard, player: player.id, currency: player.currency }
    const id = `test:${player.id}:spent`
    await cashier.house.wallet.post({ op: 'move', wallet, id, kind: 'test', reason: id, legs: [['promo', 'float:test', 1000n]] })
    await act(reference, { act: 'refund', amount: '6000' })
    await until(() => money(player), { cash: 0n, promo: 0n })
    const rows = await cashier.sql(`select held::int, lost::int from bonus_award where deposit = '${reference}'`)
    expect(rows).toEqual([{ held: 0, lost: 1000 }])
  })

  test('in cash as a refund takes cash: what is not there any more is a debt', async () => {
    const { player, reference } = await granted({ cashAmount: '10.00' })
    expect(await money(player)).toEqual({ cash: 7000n, promo: 0n })
    await act(reference, { act: 'refund', amount: '6000' })
    await until(() => money(player), { cash: 0n, promo: 0n })
  })
})

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
    await run('campaigns disable', String(off))
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
    await run('player bonuses', String(player.id), 'off', 'abuse')
    expect(await refusal(player, { campaignId: id })).toBe(283)
    expect((await bar(false)).error.errorCode).toBe(283)
    await cashier.advance(1)
    await run('player bonuses', String(player.id), 'on', 'checked')
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
