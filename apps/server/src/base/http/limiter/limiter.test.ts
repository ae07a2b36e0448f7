import { api, ErrorAnswer } from '@fairhouse/contract'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { bet, openTestStudio, type TestStudio } from '../../../play/games/test-studio.ts'
import { openHouse } from '../../../house.ts'
import { costOfPatterns } from './cost-of-routes.ts'
import { mountLimiter } from './mount-limiter.ts'
import { networkOf } from '../network-of.ts'

let at: TestStudio
let site: FastifyInstance
beforeAll(async () => {
  at = await openTestStudio()
  site = await buildApp(at.house)
})
afterAll(async () => {
  await site.close()
  await at.close()
})
// Every test begins with whole budgets.
beforeEach(() => at.clock.advance(120_000))

let addresses = 0
const someAddress = () => `192.0.2.${(addresses += 1)}`
const unknownLogin = { login: 'nobody@example.com', password: 'Wrong1Harbour', captcha: 'none' }
const logInAt = async (app: FastifyInstance, remoteAddress: string, url = '/api/login') =>
  (await app.inject({ method: 'POST', url, remoteAddress, payload: unknownLogin })).statusCode
const budget = async (name: string, perMinute: number, work: () => Promise<void>) => {
  const usual = at.house.settings.get(name as 'be.callsPerAddressPerMinute') // all of them are numbers
  await at.set(name, perMinute)
  try {
    await work()
  } finally {
    await at.set(name, usual)
  }
}
const logins = (perMinute: number, work: () => Promise<void>) => budget('be.loginsPerAddressPerMinute', perMinute, work)

test('a route without a cost class does not start, and no class is left over from a route that is gone', () => {
  const app = Fastify()
  mountLimiter(app, at.house)
  expect(() => app.get('/new-thing', async () => '')).toThrow(/The route \/new-thing has no cost class/)
  const has = (url: string) => (['GET', 'POST'] as const).some((method) => site.hasRoute({ method, url }))
  const patterns = Object.keys(costOfPatterns).map((url) => url.replace(':call', 'bet'))
  expect(patterns.filter((url) => (url.includes('wallet/v1') ? !has('/wallet/v1/bet') : !has(url)))).toEqual([])
  expect([patterns.length > 25, Object.keys(api).length > 100]).toEqual([true, true])
})

describe('a budget', () => {
  test('is that of the route which the router finds, however its address is written', () =>
    logins(3, async () => {
      const from = someAddress()
      const written = ['/api/login', '/%61pi/login', '/api/%6Cogin', '/%61%70%69/login', '/api/login?x=1']
      const statuses = []
      for (const url of written) statuses.push(await logInAt(at.app, from, url))
      expect(statuses.slice(0, 3)).not.toContain(429)
      expect(statuses.slice(3)).toEqual([429, 429])
      expect(await logInAt(at.app, someAddress())).not.toBe(429)
    }))

  test('is refused in the shape of all errors, with the time to wait, and comes back with time', () =>
    logins(2, async () => {
      const ask: InjectOptions = { method: 'POST', url: '/api/login', remoteAddress: someAddress(), payload: unknownLogin }
      await at.app.inject(ask)
      await at.app.inject(ask)
      const refused = await at.app.inject(ask)
      const waits = Number(refused.headers['retry-after'])
      expect(refused.statusCode).toBe(429)
      expect(waits).toBeGreaterThan(0)
      expect(ErrorAnswer.strict().parse(refused.json())).toMatchObject({ error: 'tooManyRequests', errorUrl: '/api/login' })
      at.clock.advance(61_000)
      expect((await at.app.inject(ask)).statusCode).not.toBe(429)
    }))

  test.each([
    ['an IPv6 network of 64 bits', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6'], '2001:db8:1:3::1'],
    ['an IPv4 address, also as IPv6 writes it', ['198.51.100.1', '::ffff:198.51.100.1', '::ffff:c633:6401'], '198.51.100.2'],
  ])('belongs to %s', (_, same, other) =>
    logins(2, async () => {
      const statuses = []
      for (const address of same) statuses.push(await logInAt(at.app, address))
      expect([statuses.slice(0, 2).includes(429), statuses[2]]).toEqual([false, 429])
      expect(await logInAt(at.app, other)).not.toBe(429)
      expect(new Set(same.map(networkOf)).size).toBe(1)
    }),
  )

  test('of costly calls is one for all processes', () =>
    logins(8, async () => {
      const second = await openHouse(at.env, at.clock)
      const other = await buildApp(second.house, { site: false })
      const from = someAddress()
      const statuses = []
      for (let n = 0; n < 30; n += 1) statuses.push(await logInAt(n % 2 ? other : at.app, from))
      expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(8)
      expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(4)
      await other.close()
      await second.close()
    }))

  test('of costly calls is kept when all of them come at the same time', () =>
    logins(8, async () => {
      const from = someAddress()
      const statuses = await Promise.all(Array.from({ length: 40 }, () => logInAt(at.app, from)))
      expect(statuses.filter((status) => status !== 429).length).toBe(8)
    }))
})

test('a budget that nobody takes from is forgotten after a minute', async () => {
  for (let n = 0; n < 5; n += 1) await logInAt(at.app, someAddress())
  at.clock.advance(121_000)
  await logInAt(at.app, someAddress())
  expect(await at.sql('select from call_budget')).toHaveLength(1)
})

describe('outside of the API', () => {
  const ask = (remoteAddress: string, options: InjectOptions) => site.inject({ remoteAddress, ...options })
  test.each<[string, string, InjectOptions]>([
    ['pages', 'be.pagesPerAddressPerMinute', { url: '/' }],
    ['pages that are not there', 'be.pagesPerAddressPerMinute', { url: '/no-such-page' }],
    ['files', 'be.filesPerAddressPerMinute', { url: '/push-worker.js' }],
    ['logos', 'be.filesPerAddressPerMinute', { url: '/cms/img/banks/Harbour.svg' }],
    ['landings', 'be.callsPerAddressPerMinute', { url: '/landing/success/abc' }],
    ['returns', 'be.callsPerAddressPerMinute', { url: '/identification/message' }],
    ['figures', 'be.probesPerAddressPerMinute', { url: '/metrics' }],
    ['readiness', 'be.probesPerAddressPerMinute', { url: '/readyz' }],
    ['notices', 'be.refusedNoticesPerAddressPerMinute', { method: 'POST', url: '/notices/card-acquirer', payload: {} }],
    [
      'calls of a studio that are not signed',
      'be.refusedNoticesPerAddressPerMinute',
      { method: 'POST', url: '/wallet/v1/bet', payload: {} },
    ],
    ['addresses of the API that are not there', 'be.callsPerAddressPerMinute', { method: 'PUT', url: '/api/none' }],
    ['methods that nothing takes', 'be.callsPerAddressPerMinute', { method: 'DELETE', url: '/none' }],
  ])('%s are bounded, too', (_, setting, options) =>
    budget(setting, 10, async () => {
      const from = someAddress()
      for (let n = 0; n < 10; n += 1) expect((await ask(from, options)).statusCode).not.toBe(429)
      const refused = await ask(from, options)
      expect([refused.statusCode, ErrorAnswer.strict().parse(refused.json()).errorCode]).toEqual([429, 305])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await ask(someAddress(), options)).statusCode).not.toBe(429)
    }),
  )
})

test('a page and a bet write nothing for it, and a signed bet is never refused by its number', () =>
  budget('be.refusedNoticesPerAddressPerMinute', 10, async () => {
    const playing = await at.playing(100_000n)
    at.clock.advance(120_000)
    await at.sql('delete from call_budget')
    const statements: string[] = []
    const { db } = at.house
    const query: typeof db.query = (config) => {
      statements.push(config.text)
      return db.query(config)
    }
    Object.assign(at.house, { db: { ...db, query } })
    for (let n = 0; n < 30; n += 1) {
      expect((await site.inject({ url: '/', remoteAddress: '192.0.2.250' })).statusCode).toBe(200)
      expect((await bet(playing, 1)).code).toBe('OK')
    }
    Object.assign(at.house, { db })
    expect(await at.sql('select from call_budget')).toEqual([])
    expect(statements.filter((text) => text.includes('call_budget'))).toEqual([])
    expect(statements.length).toBeGreaterThan(30)
  }))
