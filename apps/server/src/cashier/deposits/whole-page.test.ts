import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { openTestCashier, type TestCashier } from './test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => {
  await cashier.set('deposit.useIFrame', true)
  await cashier.set('deposit.framelessOnMobile', [])
})

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' }
const target = async (headers = {}) => {
  const { browser } = await cashier.depositor()
  const wish = { method: methodIds.onlineBanking, amount: '20.00', currency: 'EUR' }
  return (await browser.must('POST /api/deposits', wish, { key: newKey(), headers })).target
}

test("a provider's page opens in a frame where nothing else is said, on a phone, too", async () => {
  proves('CSH-343..344')
  expect([await target(), await target(phone)]).toEqual(['frame', 'frame'])
})

test('as the page itself where frames are off', async () => {
  proves('CSH-313', 'CSH-244')
  await cashier.set('deposit.useIFrame', false)
  expect([await target(), await target(phone)]).toEqual(['top', 'top'])
})

test('as the page itself on a phone where it does not work in a frame there', async () => {
  proves('CSH-341')
  await cashier.set('deposit.framelessOnMobile', ['nuvei'])
  expect([await target(), await target(phone)]).toEqual(['frame', 'top'])
})
