import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { openTestCashier, type TestCashier } from '../deposits/test-cashier.ts'
import { until } from './test-withdrawal.ts'
import { expectTold } from '../../base/testing/test-told.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

let lastId = 2000
/** A player who has deposited 100.00 with a campaign of these terms. */
async function withBonus(terms: object, more: object = {}) {
  const id = (lastId += 1)
  await writeTestCampaign(cashier.house, { id, startsAt: new Date(0).toISOString(), terms: { EUR: terms }, ...more })
  const player = await cashier.depositor()
  const wish = { method: 1140001, amount: '100.00', currency: 'EUR', saveCard: true, campaignId: id }
  const step = await player.browser.must('POST /api/deposits', wish, { key: newKey() })
  await player.giveCard(step)
  await player.finish(step)
  await until(async () => (await player.browser.must('GET /api/deposits/status', { reference: step.reference })).status, 'ok')
  const offer = async () => {
    const { available, bound } = await player.browser.must('GET /api/payment/withdrawals', {})
    return { available, bound }
  }
  const [destination] = (await player.browser.must('GET /api/payment/withdrawals', {})).destinations
  const storedDetailReference = destination?.storedDetailReference ?? ''
  const ask = async (amount: string) => {
    const { error } = await player.browser.ask(
      'POST /api/payment/initWithdraw',
      { amount, currency: 'EUR', storedDetailReference },
      { key: newKey() },
    )
    if (error?.errorDetails?.reason === 'turnover') await expectTold(error, 127, /^You can withdraw once the money has been wagered/)
    if (error?.errorDetails?.reason === 'bettingBonus') await expectTold(error, 127, /^A betting bonus is active\./)
    const { reason, yours, bonus } = error?.errorDetails ?? {}
    return error && (yours === undefined ? [error.errorCode, reason] : [error.errorCode, reason, yours, bonus])
  }
  return { player, offer, ask, reference: step.reference }
}

test('bonus money that is still to be wagered is no part of what can be withdrawn (127), with both amounts; what was deposited is free', async () => {
  proves('SHL-864')
  const { player, offer, ask } = await withBonus({ cashAmount: '20.00', turnoverFactor: '5' })
  expect(await player.wallet()).toMatchObject({ cash: 10_000n, promo: 2000n })
  expect(await offer()).toEqual({ available: '100.00', bound: '20.00' })
  expect(await ask('100.01')).toEqual([127, 'turnover', '100.00', '20.00'])
  expect(await ask('100.00')).toBeUndefined()
  expect(await offer()).toEqual({ available: '0.00', bound: '20.00' })
  expect(await ask('20.00')).toEqual([127, 'turnover', '0.00', '20.00'])
  expect(await player.wallet()).toMatchObject({ cash: 0n, promo: 2000n })
})

test('with an active betting bonus the refusal names it', async () => {
  proves('SHL-865')
  const betting = { bettingBonusAmount: '10.00', includeBettingBonusToTurnover: true }
  const { ask } = await withBonus({ cashAmount: '20.00', turnoverFactor: '5', ...betting })
  expect(await ask('110.00')).toEqual([127, 'bettingBonus', '100.00', '30.00'])
})

test('two requests at the same time do not take it together', async () => {
  const { player, ask } = await withBonus({ biaCashAmount: '20.00', turnoverFactor: '5' })
  const answers = await Promise.all([ask('60.00'), ask('60.00')])
  expect(answers.filter(Boolean)).toEqual([[127, 'turnover', '40.00', '20.00']])
  expect(await player.wallet()).toMatchObject({ cash: 4000n, promo: 2000n })
})

test('an award in cash is free where nothing is to be wagered; more than there is stays more than there is', async () => {
  const free = await withBonus({ cashAmount: '20.00' })
  expect(await free.offer()).toEqual({ available: '120.00', bound: '0.00' })
  expect((await free.ask('120.01'))?.[0]).not.toBe(127)
  expect(await free.ask('120.00')).toBeUndefined()
})

test('a bonus that a withdrawal would end is given up first, knowing what goes', async () => {
  const wagering = { onWithdrawal: 'forfeit' as const }
  const { player, ask } = await withBonus({ promoAmount: '20.00', turnoverFactor: '5' }, { wagering })
  expect(await ask('50.00')).toEqual([127, 'forfeits', '100.00', '20.00'])
  const [bonus] = (await player.browser.must('GET /api/bonuses', {})).running
  await player.browser.must('POST /api/bonuses/give-up', { bonus: bonus?.id ?? '' })
  expect(await ask('50.00')).toBeUndefined()
  expect(await player.wallet()).toMatchObject({ cash: 5000n, promo: 0n })
})
