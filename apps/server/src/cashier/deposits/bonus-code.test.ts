import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { enableCampaign, setCampaign } from '../../play/campaigns/edit-campaigns.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { setMethod } from '../methods/edit-methods.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { readMethod } from '../method-catalogue/method.sql.ts'
import { openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const startsAt = new Date(0).toISOString()
const gift = {
  id: 501,
  startsAt,
  offeredAt: ['code' as const],
  promoCode: 'GIFT',
  listed: false,
  timesPerPlayer: 1,
  freeSpinGames: ['orchard'],
}
const terms = { EUR: { promoAmount: '5.00', cashAmount: '2.00', freeSpinAmount: 3, freeSpinValue: '0.20', turnoverFactor: '10' } }
const offered = async ({ browser }: Depositor) =>
  (await browser.must('GET /api/payment/methods', {})).methods.find(({ kind }) => kind === 'bonusCode')
const redeem = ({ browser }: Depositor, bonusCode: string, key = newKey(), method: number = methodIds.bonusCode) =>
  browser.ask('POST /api/deposits', { method, amount: '5.00', currency: 'EUR', fields: { bonusCode } }, { key })

test('a code is asked for where there is one to be had, with a field for it and no amount', async () => {
  proves('CSH-592')
  const player = await cashier.depositor()
  expect(await offered(player)).toBeUndefined()
  await writeTestCampaign(cashier.house, { ...gift, terms })
  expect(await offered(player)).toMatchObject({ method: 150001, asksAmount: false, caption: 'redeem', fields: [{ field: 'bonusCode' }] })
  const visitor = await cashier.browser().must('GET /api/payment/methods', {})
  expect(visitor.methods.some(({ kind }) => kind === 'bonusCode')).toBe(false)
})

test('what it brings is there at once, once, and is to be wagered', async () => {
  const player = await cashier.depositor()
  const key = newKey()
  const first = await redeem(player, ' gift ', key)
  expect(first.value).toMatchObject({ type: 'finish', status: 'ok', brought: { bonus: '7.00', freeSpins: 3, currency: 'EUR' } })
  expect((await redeem(player, ' gift ', key)).value).toEqual(first.value)
  expect(await player.wallet()).toMatchObject({ cash: 0n, promo: 700n })
  expect(await player.browser.must('GET /api/wallet', {})).toMatchObject({ promo: '7.00', currentTurnover: '70.00' })
  expect((await redeem(player, 'GIFT')).error.errorCode).toBe(400)
  expect(await player.wallet()).toMatchObject({ cash: 0n, promo: 700n })
  expect(await offered(player)).toBeUndefined()
})

test('a method of codes under another id is one, too', async () => {
  const { data } = (await readMethod(cashier.house.db, methodIds.bonusCode)) ?? {}
  expect(await setMethod(cashier.house, JSON.stringify({ ...data, id: 150099 }), 'cli:test')).toMatchObject({ id: 150099 })
  const player = await cashier.depositor()
  expect((await redeem(player, 'GIFT', newKey(), 150099)).value).toMatchObject({ type: 'finish', brought: { bonus: '7.00' } })
})

test('pressed twice at the same time under two keys it is given once', async () => {
  const player = await cashier.depositor()
  const answers = await Promise.all([redeem(player, 'GIFT'), redeem(player, 'GIFT')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
  expect(await player.wallet()).toMatchObject({ cash: 0n, promo: 700n })
})

test('a code that is none, one for deposits, one that is over and one that is barred bring nothing, and it is said why', async () => {
  const player = await cashier.depositor()
  const { error } = await redeem(player, 'NOTHING')
  expect([error.errorCode, error.errorDetails]).toEqual([404, { fields: { bonusCode: { rule: 'promoCode', values: {} } } }])
  expect((await redeem(player, ' ')).error.errorDetails).toEqual({ fields: { bonusCode: { rule: 'required', values: {} } } })
  await writeTestCampaign(cashier.house, { id: 502, startsAt, promoCode: 'WITHDEPOSIT', terms })
  expect((await redeem(player, 'WITHDEPOSIT')).error.errorCode).toBe(401)
  await enableCampaign(cashier.house, gift.id, false, 'cli:test')
  expect((await redeem(player, 'GIFT')).error.errorCode).toBe(402)
  await enableCampaign(cashier.house, gift.id, true, 'cli:test')
  await player.browser.must('POST /api/campaigns/bar', { barred: true })
  expect((await redeem(player, 'GIFT')).error.errorCode).toBe(283)
  expect(await player.wallet()).toMatchObject({ cash: 0n, promo: 0n })
})

test('nobody has it with a deposit, and an operator cannot write one that looks at deposits', async () => {
  const player = await cashier.depositor()
  const wish = { method: 1140001, amount: '60.00', currency: 'EUR', campaignId: 0, code: 'GIFT' }
  expect((await player.browser.ask('POST /api/deposits', wish, { key: newKey() })).error.errorCode).toBe(401)
  const written = {
    ...gift,
    id: 503,
    promoCode: 'SHARE',
    names: { en: 'Share' },
    terms: { EUR: { promoAmount: '50', promoAmountType: 'percentage' } },
  }
  expect(await setCampaign(cashier.house, JSON.stringify(written), 'cli:test')).toEqual([expect.stringContaining('fixed amounts')])
})
