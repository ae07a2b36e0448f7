import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'

let world: TestWorld
/** The notices that the product received, and its answer to them. */
const heard: { headers: Record<string, unknown>; body: string }[] = []
let answer = 200
const product = createServer((request, response) => {
  let body = ''
  request
    .on('data', (part) => (body += part))
    .on('end', () => {
      heard.push({ headers: request.headers, body })
      response.writeHead(answer).end()
    })
})
beforeAll(async () => {
  world = await openTestWorld()
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', () => resolve()))
})
afterAll(async () => {
  await world.close()
  product.close()
})
afterEach(() => {
  heard.length = 0
  answer = 200
})

const secret = (name: string) => world.world.environment.serviceSecret(name)
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const noticeUrl = () => `http://127.0.0.1:${(product.address() as AddressInfo).port}/notice` // it listens on TCP
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const send = (url: string, authorization: string, payload: object) =>
  world.app.inject({ method: 'POST', url, headers: { authorization }, payload })

async function idenfyToken(): Promise<{ scanRef: string; authToken: string }> {
  const keys = basic(secret('idenfyApiKey'), secret('idenfyApiSecret'))
  const asked = { clientId: 'fh-1', firstName: 'Ada', lastName: 'Example', dateOfBirth: '1990-05-05', tokenType: 'IDENTIFICATION' }
  const response = await send('/idenfy/api/v2/token', keys, { ...asked, expiryTime: 3600, callbackUrl: noticeUrl() })
  return response.json()
}
const stateOf = async (id: string) => {
  const { body } = await world.control('GET', '/document-checks')
  return (body as unknown as { checks: { id: string; state: string }[] }).checks.find((one) => one.id === id)?.state // this call's own answer
}

test('iDenfy gives a token to the right keys alone, and signs what it tells, again until it is taken', async () => {
  expect((await send('/idenfy/api/v2/token', basic('a', 'b'), {})).statusCode).toBe(401)
  const { scanRef } = await idenfyToken()
  answer = 500
  await world.control('POST', `/document-checks/${scanRef}/answer`, { outcome: 'moneyLaundering' })
  await expect.poll(() => heard).toHaveLength(1)
  answer = 200
  await world.advance(2)
  await expect.poll(() => heard).toHaveLength(2)
  const [{ headers, body } = { headers: {}, body: '' }] = heard
  expect(headers['idenfy-signature']).toBe(createHmac('sha256', secret('idenfyWebhookKey')).update(body).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({
    scanRef,
    final: true,
    status: { suspicionReasons: ['AML_SUSPECTION'] },
    data: { docDob: '1990-05-05' },
  })
})

test('a notice can come twice, late or not at all', async () => {
  const answered = async (delivery: string) => {
    const { scanRef } = await idenfyToken()
    heard.length = 0
    await world.control('POST', `/document-checks/${scanRef}/answer`, { outcome: 'approved', delivery })
    await world.advance(1)
  }
  await answered('twice')
  await expect.poll(() => heard).toHaveLength(2)
  await answered('never')
  await answered('late')
  expect(heard).toHaveLength(0)
  await world.advance(120)
  await expect.poll(() => heard).toHaveLength(1)
})

test('Shufti Pro signs its answers and runs out by the clock; a reference works once', async () => {
  const keys = basic('fairhouse', secret('shuftiproSecret'))
  const asked = { reference: 'fh-reference', callback_url: noticeUrl(), redirect_url: noticeUrl(), country: 'MT', language: 'en', ttl: 60 }
  const begin = () => send('/shuftipro/', keys, { ...asked, verification_mode: 'any', document: { dob: '1990-05-05' } })
  const begun = await begin()
  expect(begun.headers['signature']).toBe(sha(begun.body + sha(secret('shuftiproSecret'))))
  expect(begun.json()).toMatchObject({ event: 'request.pending', verification_url: expect.stringContaining('/shuftipro/verification/') })
  expect((await begin()).statusCode).toBe(409)
  expect((await send('/shuftipro/', basic('fairhouse', 'x'), {})).json()).toMatchObject({ event: 'request.unauthorized' })
  await world.advance(3601)
  expect((await send('/shuftipro/status', keys, { reference: 'fh-reference' })).json()).toMatchObject({ event: 'request.timeout' })
})

test('whoever answers a page twice has answered once; a reviewer may decide anew', async () => {
  const { scanRef, authToken } = await idenfyToken()
  const page = (outcome: string) =>
    world.app.inject({
      method: 'POST',
      url: `/idenfy/ui/?authToken=${authToken}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}&delivery=never`,
    })
  expect((await page('denied')).body).toContain('&#34;status&#34;:&#34;failed&#34;')
  await page('approved')
  expect(await stateOf(scanRef)).toBe('denied')
  await world.control('POST', `/document-checks/${scanRef}/answer`, { outcome: 'approved' })
  expect(await stateOf(scanRef)).toBe('approved')
})
