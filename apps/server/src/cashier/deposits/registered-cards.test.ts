import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 15_000, interval: 30 }).toEqual(wanted)
const begin = (player: Depositor, method: number, more: object = {}) =>
  player.browser.must('POST /api/deposits', { method, amount: '20.00', currency: 'EUR', ...more }, { key: newKey() })
const stored = async (player: Depositor, id: number) =>
  (await player.browser.must('GET /api/payment/methods', {})).methods.find(({ methodId }) => methodId === id)?.storedDetails ?? []
/** The acquirer's page, as the frame opens it. */
const pageOf = async ({ url = '', params }: Awaited<ReturnType<typeof begin>>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(params.map(({ name, value }) => [name, value])) })).text()

describe.each([
  ['the first', methodIds.cardRegistration, 'MEX'],
  ['the second', methodIds.cardRegistrationSecond, 'BRA'],
])('%s registration provider', (_, method, country) => {
  test('registers a new card without a charge before it is paid with, and asks no more the next time', async () => {
    proves('CSH-612..613', 'CSH-NS-65')
    const player = await cashier.depositor({ country })
    const step = await begin(player, method)
    const page = await pageOf(step)
    expect(page).toContain('Register your card')
    expect(page).not.toMatch(/20[.,]00/)
    await player.giveCard(step)
    await player.finish(step)
    await until(async () => (await player.wallet()).cash, 2000n)
    const [card, ...others] = await stored(player, method)
    expect([card?.description, others]).toEqual([expect.stringContaining('4242'), []])
    const again = await begin(player, method, { storedDetailReference: card?.storedDetailReference })
    expect(await pageOf(again)).toMatch(/20[.,]00/)
    await player.giveCard(again)
    await player.finish(again)
    await until(async () => (await player.wallet()).cash, 4000n)
  })

  test('keeps the card that it has registered, whatever becomes of the payment', async () => {
    const player = await cashier.depositor({ country })
    const step = await begin(player, method)
    await player.giveCard(step, cardNumbers.noFunds)
    await player.finish(step)
    await until(() => player.browser.must('GET /api/deposits/status', { token: step.token }).then(({ status }) => status), 'rejected')
    expect((await player.wallet()).cash).toBe(0n)
    expect(await stored(player, method)).toMatchObject([{ description: expect.stringContaining('9995') }])
  })
})
