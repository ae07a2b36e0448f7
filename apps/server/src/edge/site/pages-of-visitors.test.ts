import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Render, RenderContext } from '@fairhouse/contract/render.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mountLimiter } from '../../base/http/limiter/mount-limiter.ts'
import { serveContract, type OverBudget } from '../../base/http/serve.ts'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { calls } from '../../calls.ts'
import { openIncident, startAgain, stopPart } from '../../settings/incidents/index.ts'
import { requestContextOf } from '../requests/index.ts'
import { answerPages } from './answer-page.ts'
import { loadSite } from './mount-site.ts'

let at: TestHouse
let front: FastifyInstance
let overBudget: OverBudget
/** The addresses that were drawn, and what the next drawing does besides. */
const drawn: string[] = []
let besides: ((context: RenderContext) => Promise<unknown>) | undefined

/** Draws all that a page is told, so that whatever is somebody's own would be seen. */
const render: Render = async ({ url }, context) => {
  const address = url.slice(at.env.publicOrigin.length)
  drawn.push(address)
  if (address.startsWith('/gone')) return { status: 404, headers: html, body: `<p>gone ${address}</p>` }
  if (address.startsWith('/moved')) return { status: 302, headers: new Headers({ location: `/there${address.slice(6)}` }), body: '' }
  await besides?.(context)
  const { settings, profile, nonce } = context
  const told = await context.call('GET /api/settings', {})
  const { country, deviceType, isIos, siteName, appliedCountryRules } = settings
  const seen = { address, country, deviceType, isIos, siteName, appliedCountryRules, player: profile?.playerId ?? null, told }
  return { status: 200, headers: html, body: `<script nonce="${nonce}">go()</script>${JSON.stringify(seen)}` }
}
const html = new Headers({ 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'private, no-store' })

beforeAll(async () => {
  at = await openTestHouse()
  await at.set('country.source', 'header:X-Country')
  await at.set('country.trustedProxies', ['10.0.0.0/8'])
  const { sharedAddress } = await loadSite()
  front = Fastify()
  const api = Fastify()
  overBudget = mountLimiter(api, at.house).overBudget
  const read = serveContract(api, at.house, calls, (...given) => requestContextOf(at.house, ...given), { overBudget })
  front.get('/*', answerPages({ house: at.house, entry: { render, sharedAddress }, read }))
})
afterAll(async () => {
  await front.close()
  await at.close()
})
beforeEach(() => {
  at.clock.advance(120_000)
  drawn.length = 0
  besides = undefined
})

const ask = (url = '/', headers: Record<string, string> = {}) =>
  front.inject({ url, headers: { 'x-country': 'MLT', ...headers }, remoteAddress: '10.0.0.1' })
const bodies = async (...asked: Parameters<typeof ask>[]) => {
  const found = []
  for (const one of asked) found.push((await ask(...one)).body)
  return found
}
const cookieOf = (cookies: ReadonlyMap<string, string>) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

describe('the page of visitors', () => {
  test('is drawn once for all who look the same; each is recognised by a cookie of their own', async () => {
    const [one, other] = [await ask(), await ask()]
    expect([drawn, one.body]).toEqual([['/'], other.body])
    const [first, second] = [one, other].map(({ headers }) => String(headers['set-cookie']))
    expect(first).toMatch(/^__Host-visitor=[\w-]{24}; /)
    expect(second).not.toBe(first)
    expect(one.body).not.toContain('__Host-visitor')
  })

  test('is drawn once for all who ask for it at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('/promotions')))
    expect([drawn, new Set(all.map(({ body }) => body)).size]).toEqual([['/promotions'], 1])
  })

  test('is drawn anew after some seconds, and says the time of each who is sent it', async () => {
    const timeOf = async () => String((await ask()).headers['server-timing'])
    const first = await timeOf()
    at.clock.advance(1900)
    expect([drawn.length, await timeOf()]).toEqual([1, `clock;desc="${at.clock.now().toISOString()}"`])
    expect(await timeOf()).not.toBe(first)
    at.clock.advance(200)
    await ask()
    expect(drawn).toEqual(['/', '/'])
  })

  test('is drawn for each where the house wants it so', async () => {
    await at.set('site.pagesKeptSeconds', 0)
    await bodies(['/'], ['/'])
    expect(drawn).toEqual(['/', '/'])
    await at.set('site.pagesKeptSeconds', 2)
  })

  test('is the same text in every encoding', async () => {
    const [br, gzip, plain] = [
      await ask('/', { 'accept-encoding': 'gzip, br' }),
      await ask('/', { 'accept-encoding': 'gzip' }),
      await ask('/', { 'accept-encoding': 'identity' }),
    ]
    expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([plain.body, plain.body])
    expect([br, gzip, plain].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
      ['br', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
      [undefined, 'accept-encoding'],
    ])
    expect(drawn).toEqual(['/'])
  })

  test('allows its scripts by their hashes, in a policy that is kept with it; no browser keeps either', async () => {
    const [one, other] = [await ask(), await ask()]
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
    expect(policy).not.toMatch(/nonce|unsafe/)
    expect([other.headers['content-security-policy'], one.body.includes('nonce'), one.headers['cache-control']]).toEqual([
      policy,
      false,
      'private, no-store',
    ])
  })
})

describe('nobody is sent what is another’s', () => {
  test('a player is drawn their own page, and a visitor after them that of visitors', async () => {
    const player = await at.player()
    const cookie = cookieOf(player.browser.cookies)
    const [before, own, after] = await bodies(['/'], ['/', { cookie }], ['/'])
    expect([own, before].map((page) => page?.includes(`"player":"${player.id}"`))).toEqual([true, false])
    expect(after).toBe(before)
    expect(drawn).toEqual(['/', '/'])
  })

  test.each(['__Host-session=over.and-done', '__Host-login-step=abc', '__Host-registration=abc', '__Host-whatever=abc'])(
    'with the cookie %s a page is drawn for its browser alone',
    async (cookie) => {
      await bodies(['/'], ['/', { cookie }], ['/', { cookie: `theme=dark; ${cookie}` }], ['/'])
      expect(drawn).toEqual(['/', '/', '/'])
    },
  )

  test('a browser that is known, or that others count, is sent the page of all', async () => {
    const known = { cookie: `__Host-device=abc; __Host-visitor=${'v'.repeat(24)}; _ga=1` }
    const [first, second] = await bodies(['/', known], ['/'])
    expect([drawn, second]).toEqual([['/'], first])
  })

  test.each([
    ['country', { 'x-country': 'SWE' }],
    ['phone', { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile' }],
    ['tablet', { 'user-agent': 'Mozilla/5.0 (Tablet)' }],
    ['phone of Apple’s', { 'user-agent': 'Mozilla/5.0 (iPhone)' }],
  ])('another %s is drawn another page', async (_, headers) => {
    const [here, there] = await bodies(['/'], ['/', headers], ['/', headers], ['/'])
    expect([here === there, drawn]).toEqual([false, ['/', '/']])
  })

  test('the rules of a country reach that country alone, and a country that a stranger names counts as none', async () => {
    const [malta, sweden] = await bodies(['/'], ['/', { 'x-country': 'SWE' }])
    expect([malta?.includes('"country":"MLT"'), sweden?.includes('"country":"SWE"')]).toEqual([true, true])
    const stranger = await front.inject({ url: '/', headers: { 'x-country': 'SWE' }, remoteAddress: '192.0.2.1' })
    expect(stranger.body).toContain('"country":"ZZZ"')
  })

  test('each language and the poker client have their own page', async () => {
    await bodies(['/'], ['/sv'], ['/ar'], ['/?customerApp=poker'], ['/?modal=login'], ['/'], ['/sv'])
    expect(drawn).toEqual(['/', '/sv', '/ar', '/?customerApp=poker', '/?modal=login'])
  })

  test('parameters that are not the site’s are in no shared page, and fill nothing', async () => {
    const marks = Array.from({ length: 50 }, (_, number) => `/?utm_source=secret-${number}&modal=login&x${number}=1`)
    const all = await bodies(...marks.map((url): [string] => [url]))
    expect([drawn, new Set(all).size, all[0]?.includes('secret')]).toEqual([['/?modal=login'], 1, false])
  })

  test('what a browser says of itself is in no shared page', async () => {
    const [page] = await bodies([
      '/',
      { 'user-agent': 'Mozilla/5.0 secret-agent', referer: 'https://secret.example', 'accept-language': 'sv' },
    ])
    expect(page).not.toMatch(/secret/)
  })

  test('a page whose calls were not all answered is sent to whoever asked for it, and to nobody else', async () => {
    besides = ({ call }) => call('GET /api/pages', { name: 'no-such-page' })
    await bodies(['/'], ['/'])
    besides = undefined
    await bodies(['/'], ['/'])
    expect(drawn).toEqual(['/', '/', '/'])
  })

  test('a call that needs a login or sets a cookie makes a page one’s own', async () => {
    besides = ({ call }) => call('GET /api/wallet', {})
    await bodies(['/'], ['/'])
    expect(drawn).toEqual(['/', '/'])
  })

  test('somebody who asks too much spoils the page of nobody', async () => {
    await at.set('be.callsPerAddressPerMinute', 10)
    for (let call = 0; call < 10; call += 1) await overBudget('readSettings', '10.0.0.1', '/')
    const [mine, theirs] = [await ask(), await front.inject({ url: '/', headers: { 'x-country': 'MLT' }, remoteAddress: '10.0.0.2' })]
    expect([mine, theirs].map(({ body }) => body.includes('tooManyRequests'))).toEqual([true, false])
    expect(drawn).toEqual(['/', '/'])
    await at.set('be.callsPerAddressPerMinute', 1200)
  })

  test('pages that are not there, or move, are drawn for each, with all of their address', async () => {
    const [one, two] = [await ask('/gone?who=me'), await ask('/gone?who=you')]
    expect([one.statusCode, one.body, two.body]).toEqual([404, '<p>gone /gone?who=me</p>', '<p>gone /gone?who=you</p>'])
    expect((await ask('/moved?utm_source=mail')).headers['location']).toBe('/there?utm_source=mail')
    drawn.length = 0
    expect([(await ask('/gone')).statusCode, (await ask('/gone')).statusCode, drawn]).toEqual([404, 404, ['/gone', '/gone']])
  })
})

describe('a change is seen at once', () => {
  test('of a setting', async () => {
    expect((await ask()).body).not.toContain('Another House')
    await at.set('site.name', 'Another House')
    expect((await ask()).body).toContain('"siteName":"Another House"')
    await at.set('site.name', 'Fairhouse')
  })

  test('of the catalogue', async () => {
    await ask()
    await at.sql('update game set position = position')
    await ask()
    expect(drawn).toEqual(['/', '/'])
  })

  test('of what is stopped: the whole site is, and is again, whatever is kept', async () => {
    const who = { actor: 'cli:test', reason: 'The alarm of the test rings.' } as const
    expect((await ask()).statusCode).toBe(200)
    const incident = await openIncident(at.house, { title: 'A test', severity: 'major' }, who)
    await stopPart(at.house, incident, { kind: 'site', target: null, country: 'SWE', texts: {} }, who)
    await at.house.stops.reload()
    expect([(await ask('/', { 'x-country': 'SWE' })).statusCode, (await ask()).statusCode]).toEqual([503, 200])
    await startAgain(at.house, incident, undefined, who)
    await at.house.stops.reload()
    expect((await ask('/', { 'x-country': 'SWE' })).statusCode).toBe(200)
  })
})

describe('a network in front of the site', () => {
  const visitor = { cookie: `__Host-visitor=${'v'.repeat(24)}` }
  const front1 = async (headers: Record<string, string>) => {
    const { headers: answered } = await ask('/', headers)
    return [answered['cdn-cache-control'], answered.vary, answered['cache-control']]
  }

  test('may keep nothing unless the house says so', async () => {
    expect(await front1(visitor)).toEqual([undefined, 'accept-encoding', 'private, no-store'])
  })

  test('may then keep the page of visitors for as long, apart for all that it is drawn by, and nothing that sets a cookie or is a player’s', async () => {
    await at.set('site.pagesInFrontSeconds', 3)
    expect(await front1(visitor)).toEqual(['public, max-age=3', 'accept-encoding, cookie, user-agent, x-country', 'private, no-store'])
    const player = await at.player()
    expect((await front1({}))[0]).toBeUndefined()
    expect((await front1({ cookie: cookieOf(player.browser.cookies) }))[0]).toBeUndefined()
    await at.set('site.pagesInFrontSeconds', 0)
  })
})
