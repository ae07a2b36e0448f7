import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'
import { openPayer, type Payer } from '@fairhouse/testing/sandbox/payer.ts'

let world: TestWorld
let payer: Payer
beforeAll(async () => {
  world = await openTestWorld()
  payer = openPayer(world)
})
afterAll(() => world.close())

const order = (reference: string, amount = '2000') => ({
  reference,
  amount,
  currency: 'EUR',
  saveCard: false,
  parentOrigin: world.merchant.origin,
  noticeUrl: `${world.merchant.origin}/n`,
  language: 'en',
})

test('refuses a call without the secret key, without an Idempotency-Key, or with an amount that is no string of minor units', async () => {
  const open = await fetch(`${world.world.origin}/acquirer/v1/payments?reference=x`)
  expect(open.status).toBe(401)
  expect(await open.json()).toMatchObject({ error: { code: 'unauthorized' } })
  expect(await world.call('POST', '/v1/payments', order('a'), '')).toMatchObject({
    status: 400,
    body: { error: { code: 'idempotency_key_missing' } },
  })
  for (const amount of ['0', '-1', '20.00', 2000, '1e3']) {
    expect(await world.call('POST', '/v1/payments', { ...order('a'), amount })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    })
  }
})

test('answers the same for the same key, and refuses another body under it', async () => {
  const first = await world.call('POST', '/v1/payments', order('same'), 'key-1')
  const { amount, ...rest } = order('same')
  expect(await world.call('POST', '/v1/payments', { ...rest, amount }, 'key-1')).toEqual(first)
  expect(await world.call('POST', '/v1/payments', order('same', '2100'), 'key-1')).toMatchObject({
    status: 409,
    body: { error: { code: 'idempotency_mismatch' } },
  })
})

test('ten calls at once under one key do the work once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.call('POST', '/v1/payments', order('at-once'), 'key-2')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('a second payment or payout with the same reference answers the first', async () => {
  const first = await world.call('POST', '/v1/payments', order('twice'))
  const second = await world.call('POST', '/v1/payments', order('twice'))
  expect(second.body).toEqual(first.body)
  expect((await world.call('GET', '/v1/payments?reference=twice')).body).toEqual(first.body)
  expect(await world.call('GET', '/v1/payments?reference=never')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
})

test('a call that hangs has done its work: the same key then answers at once', async () => {
  await world.control('POST', '/defaults', { hangCalls: 1, hangSeconds: 1, onlyCalls: 'POST /acquirer/v1/payments' })
  const began = performance.now()
  const hung = world.call('POST', '/v1/payments', order('hung'), 'key-3')
  await expect.poll(async () => (await world.call('GET', '/v1/payments?reference=hung')).status).toBe(200)
  expect(await world.call('POST', '/v1/payments', order('hung'), 'key-3')).toEqual(await hung)
  expect(performance.now() - began).toBeGreaterThan(950)
})

test('a call that is made to fail does nothing, and works when it is asked again', async () => {
  await world.control('POST', '/defaults', { failCalls: 1, onlyCalls: '' })
  expect((await world.call('POST', '/v1/payments', order('failed'), 'key-4')).status).toBe(500)
  expect((await world.call('GET', '/v1/payments?reference=failed')).status).toBe(404)
  expect((await world.call('POST', '/v1/payments', order('failed'), 'key-4')).status).toBe(201)
})

test('books every movement on the statement', async () => {
  const payment = await payer.pay('payoutReturned', { saveCard: true })
  await world.call('POST', `/v1/payments/${payment.id}/refunds`, { reference: 'st-refund', amount: '500' })
  await world.control('POST', `/payments/${payment.id}/act`, { act: 'chargeback' })
  await world.control('POST', `/payments/${payment.id}/act`, { act: 'chargebackReversed' })
  await world.call('POST', '/v1/payouts', {
    reference: 'st-payout',
    amount: '900',
    currency: 'EUR',
    card: payment.card.token,
    noticeUrl: `${world.merchant.origin}/n`,
  })
  await world.advance(3)
  await expect.poll(async () => (await world.call('GET', '/v1/payouts?reference=st-payout')).body.status).toBe('paid')
  await world.advance(11)
  await expect.poll(async () => (await world.call('GET', '/v1/payouts?reference=st-payout')).body.status).toBe('returned')
  const { body } = await world.call('GET', '/v1/statement?from=2000-01-01T00:00:00Z&to=2100-01-01T00:00:00Z')
  expect(body.lines.map((line) => [line.type, line.reference, line.amount, line.fee])).toEqual([
    ['payment', payment.reference, '2000', '28'],
    ['refund', 'st-refund', '500', '0'],
    ['chargeback', payment.reference, '1500', '1500'],
    ['chargebackReversed', payment.reference, '1500', '0'],
    ['payout', 'st-payout', '900', '25'],
    ['payoutReturned', 'st-payout', '900', '0'],
  ])
})
