import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { cardNumbers, openTestCashier, type Depositor, type TestCashier } from './test-cashier.ts'
import { randomOf } from '@fairhouse/testing/seeded-random.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
beforeEach(() => cashier.control('/defaults/reset', {}))
afterEach(async () => expect(await cashier.faults()).toEqual([]))

const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 15_000, interval: 30 }).toEqual(wanted)
const cashOf = async (player: Depositor) => (await player.wallet()).cash
const limit = (player: Depositor, amounts: Record<string, string>) =>
  player.browser.must('POST /api/limits', { type: 'deposit', ...amounts })
const used = async (player: Depositor) => (await player.browser.must('GET /api/limits', {})).limits.deposit?.daily?.usedAmount
const credits = async (player: Depositor) =>
  (await cashier.sql(`select id from posting where player = ${player.id} and kind = 'deposit'`)).map(({ id }) => String(id))
const act = (reference: string, body: object) => cashier.control(`/payments/${reference}/act`, body)
const event = (reference: string, type: string, more: object = {}, id = newKey()) => ({
  id: `evt_${id}`,
  type,
  createdAt: cashier.clock.now().toISOString(),
  data: {
    payment: {
      id: `pay_${reference}`,
      reference,
      status: 'captured',
      amount: '2000',
      capturedAmount: '2000',
      currency: 'EUR',
      createdAt: cashier.clock.now().toISOString(),
      ...more,
    },
  },
})

describe('a deposit', () => {
  test('by a card that is approved reaches the wallet, is counted against the limits, and can be seen as ok', async () => {
    proves('CSH-005..006')
    const player = await cashier.depositor()
    await limit(player, { dailyAmount: '100.00' })
    const reference = await player.pay('20.00')
    await until(() => player.status(reference), 'ok')
    expect([await cashOf(player), await used(player), await credits(player)]).toEqual([2000n, '20.00', [`deposit:${reference}:credit`]])
  })

  test.each([
    ['declined after authentication', cardNumbers.noFunds, 'insufficient_funds'],
    ['refused before it', cardNumbers.refusedAtConfirm, 'expired_card'],
  ])('that is %s credits nothing and gives its allowance back', async (_, card, reason) => {
    proves('SHL-446')
    const player = await cashier.depositor()
    await limit(player, { dailyAmount: '20.00' })
    const reference = await player.pay('20.00', card)
    await until(() => player.status(reference), 'rejected')
    expect(await player.browser.must('GET /api/deposits/status', { reference })).toMatchObject({ errorCode: 119, errorSubCode: reason })
    expect([await cashOf(player), await used(player)]).toEqual([0n, '0.00'])
    expect((await player.begin('20.00')).status).toBe('init')
  })

  test('that the player gives up gives its allowance back', async () => {
    const player = await cashier.depositor()
    await limit(player, { dailyAmount: '20.00' })
    const { reference } = await player.begin('20.00')
    expect(await used(player)).toBe('20.00')
    expect(await player.browser.must('POST /api/deposits/cancel', { reference })).toMatchObject({ status: 'cancelled' })
    expect([await used(player), await cashOf(player)]).toEqual(['0.00', 0n])
  })

  test('that is captured while the player gives it up is credited', async () => {
    const player = await cashier.depositor()
    await cashier.control('/defaults', { dropNotices: 1 })
    const step = await player.begin('20.00')
    await player.giveCard(step)
    await act(step.reference, { act: 'approve' })
    expect(await player.browser.must('POST /api/deposits/cancel', { reference: step.reference })).toMatchObject({ status: 'ok' })
    expect(await cashOf(player)).toBe(2000n)
  })

  test('of another player cannot be seen, finished or given up', async () => {
    const [owner, other] = [await cashier.depositor(), await cashier.depositor()]
    const { reference } = await owner.begin('20.00')
    expect((await other.browser.ask('GET /api/deposits/status', { reference })).status).toBe(404)
    expect((await other.browser.ask('POST /api/deposits/finish', { reference })).status).toBe(404)
    expect((await other.browser.ask('POST /api/deposits/cancel', { reference })).status).toBe(404)
  })

  test.each([
    ['below the least amount', { amount: '4.99' }],
    ['above the greatest', { amount: '5000.01' }],
    ['with a third digit', { amount: '20.001' }],
    ['of nothing', { amount: '0.00' }],
    ['in a currency that the way to pay does not take', { amount: '200.00', currency: 'MXN' }],
    ['in a currency that does not exist', { amount: '20.00', currency: 'XXX' }],
  ])('%s is refused at its field', async (_, wish) => {
    const player = await cashier.depositor()
    const { error } = await player.browser.ask('POST /api/deposits', { method: 1140001, currency: 'EUR', ...wish })
    expect(error).toMatchObject({ errorCode: 2, errorDetails: { fields: { amount: {} } } })
  })

  test('with the same key is one deposit, however often and at whatever moment it is sent', async () => {
    const player = await cashier.depositor()
    const key = newKey()
    const steps = await Promise.all(Array.from({ length: 8 }, () => player.begin('20.00', { key })))
    expect(new Set(steps.map(({ reference }) => reference)).size).toBe(1)
  })
})

describe('two deposits', () => {
  test('that begin at the same time cannot pass one limit together', async () => {
    for (let n = 0; n < 5; n += 1) {
      const player = await cashier.depositor()
      await limit(player, { dailyAmount: '50.00' })
      const ask = () => player.browser.ask('POST /api/deposits', { method: 1140001, amount: '30.00', currency: 'EUR' })
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
        errorCode: 117,
        errorDetails: { type: 'daily', limit: '50.00', available: '20.00' },
      })
    }
  })
})

describe('the notice', () => {
  test('that comes twenty times at the same instant credits exactly once', async () => {
    proves('CSH-NS-16')
    const player = await cashier.depositor()
    await cashier.control('/defaults', { dropNotices: 1 })
    const step = await player.begin('20.00')
    await player.giveCard(step)
    await act(step.reference, { act: 'approve' })
    await act(step.reference, { act: 'sendNotice', copies: 20 })
    await until(() => player.status(step.reference), 'ok')
    const twenty = event(step.reference, 'payment.captured')
    expect(await Promise.all(Array.from({ length: 20 }, () => cashier.notice(twenty)))).toEqual(Array.from({ length: 20 }, () => 204))
    expect([await cashOf(player), await credits(player)]).toEqual([2000n, [`deposit:${step.reference}:credit`]])
  })

  test.each([
    ['another amount', { capturedAmount: '2100' }],
    ['a smaller amount', { capturedAmount: '1' }],
    ['another currency', { currency: 'USD' }],
  ])('that tells %s goes to suspense and never to the player', async (_, told) => {
    const player = await cashier.depositor()
    await limit(player, { dailyAmount: '20.00' })
    const { reference } = await player.begin('20.00')
    expect(await cashier.notice(event(reference, 'payment.captured', told))).toBe(204)
    const about = { amount: '2000', capturedAmount: '2000', currency: 'EUR', ...told }
    const legs = await cashier.sql(
      `select t.debit, t.credit, t.amount::text as amount, t.currency from transfer t join posting p on p.shard = t.shard and p.id = t.posting where p.reason_ref = '${reference}'`,
    )
    expect(legs).toEqual([
      { debit: 'receivable:card-acquirer', credit: 'suspense:card-acquirer', amount: about.capturedAmount, currency: about.currency },
    ])
    expect([await cashOf(player), await player.status(reference), await used(player)]).toEqual([0n, 'error', '0.00'])
  })

  test('of the sandbox that tells another amount leaves the player’s wallet alone', async () => {
    const player = await cashier.depositor()
    const step = await player.begin('20.00')
    await player.giveCard(step, cardNumbers.noticeOtherAmount)
    // The browser never comes back: the notice alone speaks.
    await act(step.reference, { act: 'approve' })
    await until(() => player.status(step.reference), 'error')
    expect(await cashOf(player)).toBe(0n)
  })

  test.each([
    ['a reference of nobody', '00aaaaaaaaaaaaaaaaaa'],
    ['a reference that is none of ours', 'order-77'],
  ])('of %s goes to suspense on the house’s own wallet, once', async (_, reference) => {
    const captured = event(reference, 'payment.captured', {}, reference)
    expect([await cashier.notice(captured), await cashier.notice(captured)]).toEqual([204, 204])
    const rows = await cashier.sql(`select player::text as player, shard, kind from posting where reason_ref = '${reference}'`)
    expect(rows).toEqual([{ player: '0', shard: 0, kind: 'suspense' }])
  })

  test('with a wrong signature, time, or body changes nothing', async () => {
    const player = await cashier.depositor()
    const { reference } = await player.begin('20.00')
    const captured = event(reference, 'payment.captured')
    expect(await cashier.notice(captured, { secret: 'whsec_other' })).toBe(401)
    expect(await cashier.notice(captured, { at: new Date(cashier.clock.now().getTime() - 301_000) })).toBe(401)
    expect(await cashier.notice(captured, { change: (raw) => raw.replace('"2000"', '"3000"') })).toBe(401)
    expect(await cashier.notice({ hello: 'world' })).toBe(400)
    expect((await cashier.app.inject({ method: 'POST', url: '/notices/nobody', payload: {} })).statusCode).toBe(404)
    expect([await cashOf(player), await player.status(reference)]).toEqual([0n, 'init'])
  })
})

test('browser and notice that come at random offsets credit exactly once', async () => {
  const rounds = process.env.TEST_ALL ? 1000 : 60
  const seed = Number(process.env.TEST_SEED ?? Date.now() % 1e9)
  console.log(`seed ${seed}`)
  const random = randomOf(seed)
  const player = await cashier.depositor()
  let paid = 0n
  const one = async () => {
    const step = await player.begin('20.00')
    await player.giveCard(step)
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const [first, second, again] = [random() * 20, random() * 20, random() * 20]
    await Promise.all([
      wait(first).then(() => act(step.reference, { act: 'approve' }).catch(() => undefined)),
      wait(second).then(() => player.finish(step)),
      wait(again).then(() => cashier.notice(event(step.reference, 'payment.captured', { id: step.providerReference }))),
    ])
    paid += 1n
    expect(await credits(player)).toContain(`deposit:${step.reference}:credit`)
  }
  for (let n = 0; n < rounds; n += 4) {
    await Promise.all([one(), one(), one(), one()])
    player.browser.address = `10.200.${(n >> 8) & 255}.${n & 255}`
  }
  expect([await cashOf(player), BigInt((await credits(player)).length)]).toEqual([paid * 2000n, paid])
}, 480_000)
