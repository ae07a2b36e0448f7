import { createPublicKey, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'
import { keyFrom } from '../base/rsa-key.ts'
import { isSignedBy, pieces, signAs } from './signature.ts'

let world: TestWorld
beforeEach(async () => {
  world = await openTestWorld()
})
afterEach(() => world.close())

const ours = () => keyFrom('test-trustlyPrivateKey')
const attributes = () => ({
  Country: 'SE',
  Locale: 'sv_SE',
  SuccessURL: `${world.merchant.origin}/yes`,
  FailURL: `${world.merchant.origin}/no`,
})
const data = () => ({
  Username: 'fairhouse',
  Password: 'test-trustlyPassword',
  NotificationURL: `${world.merchant.origin}/notices`,
  EndUserID: '1',
  MessageID: randomUUID(),
  Attributes: attributes(),
})

async function call(given: object = data(), { key = ours(), method = 'SelectAccount', algorithm = undefined as string | undefined } = {}) {
  const uuid = randomUUID()
  const params = { Signature: signAs({ method, uuid, data: given }, key, algorithm), UUID: uuid, Data: given }
  const response = await fetch(`${world.world.origin}/trustly/api/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method, params, version: '1.1' }),
  })
  return { uuid, body: await response.json() }
}

async function answer(url: string, person: string | undefined): Promise<Response> {
  const body = new URLSearchParams({ answer: person ? 'approve' : 'refuse', ...(person ? { person } : {}) })
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

/** The merchant's signed reply to a notification. */
const okay = (raw: string) => {
  const { method, params } = JSON.parse(raw)
  const reply = { method, uuid: params.uuid, data: { status: 'OK' } }
  return JSON.stringify({ result: { ...reply, signature: signAs(reply, ours(), undefined) }, version: '1.1' })
}
const notice = async () => ((await world.control('GET', '/trustly/orders')).body as unknown as Told).orders[0]?.notices[0]
type Told = { orders: { id: string; state: string; notices: { outcome: string; attempts: number; lastAnswer: string }[] }[] }

test('signs the text that the vendor publishes, with a key that is the one which the merchant makes', () => {
  const deposit = { Username: 'u', Attributes: { Locale: 'sv_SE', IP: '123.123.123.123', UserID: null }, MessageID: ['b', 'a'] }
  expect(pieces(deposit).join('')).toBe('AttributesIP123.123.123.123Localesv_SEUserIDMessageIDbaUsernameu')
  const published = { method: 'account', uuid: 'e76ffbe5-e0f9-4402-8689-f868ed2021f8', data: { status: 'OK' } }
  const publishedKey = createPublicKey({
    key: Buffer.from(
      'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA7o2YVcNZvhc4xDZEyW4pic7wdqtEtwyXDnIJuXC4rhuNdFdQa4aLhe+MKNqSMYqewkvEzfvIXcZlA1ibUGUi+tjhYUo8g+vD6WAJ+iLovBd9wbu1IKg4qLR61RC0RfaNSDalv4xQ6N06HwAcyp14me6HR5JpDW2Cph2S1cogZYCAc3oiTxGFeZqG7TvEPvy/8fnPVDsoALR3HksdP8qZDPprTWmOBffh02SPluHair5cmi8gfNrGuF3rfvF1efWLsyMTl2MmfBPGVEaA8ioIA1OiuVth5Wc5MCrS8Mxfbnw6DSnYKe+RhIc2N+FEci6R1811CcnT0HxHyobbSQM+0wIDAQAB',
      'base64',
    ),
    format: 'der',
    type: 'spki',
  })
  const signature =
    'J28IN0yXZN3dlV2ikg4nQKwnP98kso8lzpmuwBcfbXr8i3XeEyydRM4jRwsOOeF0ilGuXyr1Kyb3+1j4mVtgU0SwjVgBHWrYPMegNeykY3meto/aoATH0mvop4Ex1OKO7w/S/ktR2J0J5Npn/EuiKGiVy5GztHYTh9hWmZBCElYPZf4Rsd1CJQJAPlZeAuRcrb5dnbiGJvTEaL/7VLcPT27oqAUefSNb/zNt5yL+wH6BihlkpZ/mtE61lX5OpC46iql6hpsrlOBD3BroYfcwgk1t3YdcNOhVWrmkrlVptGQ/oy6T/LSIKbkG/tJsuV8sl6w1Z31IesK6MZDfSJbcXw=='
  expect(isSignedBy(published, signature, publishedKey)).toBe(true)
  expect(signAs(published, keyFrom('cd'.repeat(32)), undefined).slice(0, 24)).toBe('OgbO4FFshpcPRHZisgjsh9es')
})

test('answers a right call with an order, signed with the hash that the call used', async () => {
  const { body, uuid } = await call(data(), { algorithm: 'RS256' })
  const key = (await world.control('GET', '/trustly/key')).body as unknown as { publicKey: string }
  const serviceKey = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' })
  expect(body.result).toMatchObject({ uuid, method: 'SelectAccount', signature: expect.stringMatching(/^alg=RS256;/) })
  expect(isSignedBy(body.result, body.result.signature, serviceKey)).toBe(true)
  expect((await fetch(body.result.data.url)).headers.get('content-security-policy')).toContain(`frame-ancestors ${world.merchant.origin}`)
})

test.each<[string, number, () => ReturnType<typeof call>]>([
  ['signed by somebody else', 636, () => call(data(), { key: keyFrom('stranger') })],
  ['with another password', 616, () => call({ ...data(), Password: 'other' })],
  ['of a function that is not here', 602, () => call(data(), { method: 'Withdraw' })],
  ['without a country', 623, () => call({ ...data(), Attributes: { ...attributes(), Country: '' } })],
  ['with a query in the address for notifications', 623, () => call({ ...data(), NotificationURL: `${world.merchant.origin}/n?x=1` })],
  [
    'that sends people elsewhere',
    623,
    () => call({ ...data(), Attributes: { ...attributes(), SuccessURL: 'https://elsewhere.example/' } }),
  ],
])('refuses a call %s with %i', async (_, code, make) => {
  const { body } = await make()
  expect([body.error.code, body.error.error.data.code]).toEqual([code, code])
})

test('takes a message id once', async () => {
  const given = data()
  await call(given)
  expect((await call(given)).body.error.message).toBe('ERROR_DUPLICATE_MESSAGE_ID')
})

test('asks whoever pays how much, between what the merchant suggests, and tells of that amount', async () => {
  world.merchant.answer(200, okay)
  const paid = { ...attributes(), Currency: 'EUR', SuggestedMinAmount: '10.00', SuggestedMaxAmount: '99.50' }
  const { body } = await call({ ...data(), Attributes: paid }, { method: 'Deposit' })
  const { url, orderid } = body.result.data
  expect(await (await fetch(url)).text()).toContain('10.00 – 99.50 EUR')
  const pay = async (amount: string) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'approve', person: 'svea', amount }), redirect: 'manual' }))
      .status
  for (const wrong of ['9.99', '99.51', '1000', '', 'x', '10.001']) expect([wrong, await pay(wrong)]).toEqual([wrong, 200])
  expect([await pay('0012,5'), await pay('50')]).toEqual([303, 303])
  const credits = () =>
    world.merchant.notices.map(({ raw }) => JSON.parse(raw)).flatMap(({ method, params }) => (method === 'credit' ? [params.data] : []))
  await expect.poll(async () => (await world.advance(60), credits().length)).toBe(1)
  expect(credits()).toMatchObject([{ orderid, amount: '12.50', currency: 'EUR' }])
  const refund = async (Amount: string) =>
    (
      await call(
        { Username: 'fairhouse', Password: 'test-trustlyPassword', OrderID: orderid, Amount, Currency: 'EUR' },
        { method: 'Refund' },
      )
    ).body
  expect((await refund('50.00')).error.message).toBe('ERROR_NOT_FOUND')
  expect((await refund('12.50')).result.data.result).toBe('1')
})

test('tells the merchant of an account until the reply is signed and says OK', async () => {
  const { body } = await call()
  world.merchant.answer(200, () => '{}')
  const back = await answer(body.result.data.url, 'svea')
  expect([back.status, back.headers.get('location')]).toEqual([303, `${world.merchant.origin}/yes`])
  await expect.poll(async () => (await notice())?.lastAnswer).toBe('a reply to something else')
  world.merchant.answer(200, okay)
  await world.advance(60)
  await expect.poll(async () => (await notice())?.outcome).toBe('delivered')
  const sent = world.merchant.notices.map(({ raw }) => raw)
  expect(new Set(sent).size).toBe(1)
  expect(JSON.parse(sent[0] ?? '').params.data).toMatchObject({
    notificationid: expect.any(String),
    orderid: body.result.data.orderid,
    verified: '1',
    attributes: { personid: 'SE198506102386', name: 'Svea Specimen' },
  })
})

test('is answered once: who refuses or comes again ends nothing else, and nobody is told', async () => {
  const { url } = (await call()).body.result.data
  expect((await answer(url, undefined)).headers.get('location')).toBe(`${world.merchant.origin}/no`)
  expect((await answer(url, 'svea')).headers.get('location')).toBe(`${world.merchant.origin}/no`)
  await world.advance(60)
  expect([await notice(), world.merchant.notices]).toEqual([undefined, []])
})
