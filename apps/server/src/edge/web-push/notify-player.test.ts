import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takeJobs } from '../../base/jobs/jobs.sql.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { notifyPlayer, webPushJob, webPushWorker } from './notify-player.ts'

let at: TestHouse
let status = 201
const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []
const service = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status).end()
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}` // it listens on TCP
  at = await openTestHouse({ sandboxOrigin: origin, vapidKey: randomBytes(32).toString('hex') })
})
afterAll(async () => {
  service.close()
  await at.close()
})
beforeEach(() => {
  status = 201
  received.length = 0
})

const keys = () => ({ p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') })
const notice = { message: 'withdrawalPaid', values: { amount: '€10.00' }, path: '/my/transactions/withdrawal' } as const
async function work(): Promise<number> {
  const jobs = await takeJobs(at.house.db, [webPushJob], at.clock.now(), 50, { id: randomUUID(), leaseMs: 60_000, running: [] })
  for (const job of jobs) await webPushWorker(at.house)(job)
  return jobs.length
}

test('a notice is sealed and signed, and says nothing on the outside', async () => {
  const player = await at.player()
  await player.browser.must('POST /api/web-push/subscription', { endpoint: `${origin}/push/a`, ...keys() })
  await notifyPlayer(at.house, { shard: player.shard, player: player.id }, notice)
  expect(await work()).toBe(1)
  const [{ headers, body }] = received as [(typeof received)[number]]
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/)
  expect(body.length).toBeGreaterThan(100)
  expect(body.includes('10.00')).toBe(false)
})

test('nothing goes to a browser whose login has ended, or that is gone at its service', async () => {
  const player = await at.player()
  const subscribe = () => player.browser.must('POST /api/web-push/subscription', { endpoint: `${origin}/push/b`, ...keys() })
  const notify = () => notifyPlayer(at.house, { shard: player.shard, player: player.id }, notice)
  await subscribe()
  status = 410
  await notify()
  expect(await work()).toBe(1)
  await notify()
  expect(await work()).toBe(0)
  await subscribe()
  await notify()
  await player.browser.must('POST /api/logout', {})
  expect([await work(), received.length]).toEqual([1, 1])
  await notify()
  expect(await work()).toBe(0)
})

test('only services that browsers use are called, whatever a page says', async () => {
  const { browser } = await at.player()
  const ask = async (endpoint: string) => (await browser.ask('POST /api/web-push/subscription', { endpoint, ...keys() })).status
  for (const endpoint of [
    'https://evil.example/push',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://xfcm.googleapis.com/',
  ])
    expect([endpoint, await ask(endpoint)]).toEqual([endpoint, 400])
  expect(await ask('https://fcm.googleapis.com/fcm/send/abc')).toBe(200)
  expect(await ask('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(200)
})

test('without a key the installation offers no notices', async () => {
  const asked = async () => (await at.browser().must('GET /api/web-push/key', {})).key
  const key = at.env.vapidKey
  expect(await asked()).toMatch(/^[\w-]{87}$/)
  at.env.vapidKey = ''
  expect(await asked()).toBeNull()
  at.env.vapidKey = key
})
