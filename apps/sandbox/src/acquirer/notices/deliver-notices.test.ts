import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextAttempt } from '@fairhouse/process/next-attempt.ts'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'
import { openPayer, type Payer } from '@fairhouse/testing/sandbox/payer.ts'
import { signNotice } from './signature.ts'

let world: TestWorld
let payer: Payer
beforeEach(async () => {
  world = await openTestWorld({ acquirerWebhookSecrets: ['new secret', 'old secret'] })
  payer = openPayer(world)
})
afterEach(() => world.close())

test('signs with the HMAC-SHA256 that another implementation computed', () => {
  // openssl: printf '1795228800.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
  const expected = 't=1795228800,v1=0f4f6b88739f46f2ccb4c95041cde7f3c178fd011d1397636920d69990c87a35'
  expect(signNotice(['whsec_test'], new Date(1_795_228_800_999), '{"id":"evt_1"}')).toBe(expected)
})

test('signs the raw body once with each secret while they are rotated', async () => {
  await payer.pay('frictionless')
  const [notice] = await world.merchant.until(1)
  const [, seconds, ...signatures] = /^t=(\d+),v1=([0-9a-f]{64}),v1=([0-9a-f]{64})$/.exec(notice?.signature ?? '') ?? []
  const expected = ['new secret', 'old secret'].map((secret) =>
    createHmac('sha256', secret).update(`${seconds}.${notice?.raw}`).digest('hex'),
  )
  expect(signatures).toEqual(expected)
  expect(Math.abs(Number(seconds) * 1000 - world.world.clock.now().getTime())).toBeLessThan(5000)
})

test('sends a refused notice again when the clock moves on, the same event and body', async () => {
  world.merchant.answer(500)
  await payer.pay('frictionless')
  await world.merchant.until(1)
  world.merchant.answer(204)
  await world.advance(2)
  const [first, second] = await world.merchant.until(2)
  expect(second?.raw).toBe(first?.raw)
})

test('a notice that was refused before the sandbox ended is sent after it starts again', async () => {
  world.merchant.answer(503)
  const payment = await payer.pay('frictionless')
  await world.merchant.until(1)
  await world.restart()
  world.merchant.answer(200)
  await world.advance(600)
  await expect.poll(async () => (await world.control('GET', `/payments/${payment.id}`)).body.notices[0]?.outcome).toBe('delivered')
})

test('waits 1, 2, 4 … 300 seconds, then an hour, and gives up after seven days', () => {
  const created = new Date('2026-01-01T00:00:00Z')
  const waits = Array.from({ length: 12 }, (_, index) => (nextAttempt(created, index + 1, created)?.getTime() ?? 0) - created.getTime())
  expect(waits.map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 3600, 3600])
  expect(nextAttempt(created, 3, new Date('2026-01-08T00:00:00Z'))).toBeNull()
})

test('moving the clock expires payments, ends challenges, captures what was processing', async () => {
  const idle = await payer.order()
  const challenged = await payer.pay('challengeTimesOut')
  const processing = await payer.pay('processing')
  await world.advance(6)
  await expect.poll(async () => (await payer.read(processing)).status).toBe('captured')
  await world.advance(600)
  await expect.poll(async () => (await world.control('GET', '/codes')).body.codes).toEqual([])
  expect(await payer.complete(challenged)).toMatchObject({
    status: 'declined',
    declineCode: 'authentication_timed_out',
    threeDs: { transStatus: 'U' },
  })
  await world.advance(1800)
  await expect.poll(async () => (await payer.read(idle)).status).toBe('expired')
  const told = await world.merchant.until(3)
  expect(told.map((notice) => notice.body.type).sort()).toEqual(['payment.captured', 'payment.declined', 'payment.expired'])
})

test('a payout that was under way when the sandbox ended is paid after it starts again', async () => {
  const { card } = await payer.pay('frictionless')
  const said = { reference: 'w1', amount: '500', currency: 'EUR', card: card.token, noticeUrl: `${world.merchant.origin}/n` }
  expect((await world.call('POST', '/v1/payouts', said)).body).toMatchObject({ status: 'processing', failureCode: null })
  await world.restart()
  await world.advance(3)
  await expect.poll(async () => (await world.call('GET', '/v1/payouts?reference=w1')).body.status).toBe('paid')
})

test('a notice is lost for good when it is told to be, and can be sent again by hand', async () => {
  await world.control('POST', '/defaults', { dropNotices: 1 })
  const payment = await payer.pay('frictionless')
  await world.advance(3600)
  expect((await world.control('GET', `/payments/${payment.id}`)).body.notices).toMatchObject([{ outcome: 'dropped', attempts: 0 }])
  await world.control('POST', `/payments/${payment.id}/act`, { act: 'sendNotice' })
  expect((await world.merchant.until(1))[0]?.body.type).toBe('payment.captured')
})
