// Proves IDN-018, IDN-679, IDN-681, SHL-375..408, SHL-412..414, SHL-417, SHL-419..422, SHL-424..428, SHL-433, SHL-443..444, SHL-447..450, SHL-656..657, SHL-758, SHL-761, SHL-765, SHL-767..768, SHL-786, SHL-799, SHL-801..803, SHL-NS-05, CSH-NS-49.
import { readFileSync } from 'node:fs'
import { api } from '@fairhouse/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse, type TestPlayer } from '../testing/test-house.ts'
import type { TestBrowser } from '../testing/test-browser.ts'

let house: TestHouse
let player: TestPlayer & { browser: TestBrowser }
beforeAll(async () => {
  house = await openTestHouse()
  player = await house.player()
  await house.house.wallet.post({
    wallet: { shard: player.shard, player: player.id, currency: 'EUR' },
    id: 'wire:opening',
    op: 'move',
    kind: 'correction',
    reason: 'wire',
    legs: [
      ['float:test', 'cash', 65_000n],
      ['float:test', 'reserve', 25_000n],
      ['float:test', 'promo', 1_050n],
    ],
  })
})
afterAll(() => house.close())

describe('the wallet on the wire', () => {
  test('holds amounts as decimal strings, cash with its reserve and the balance without it, and counts as numbers', async () => {
    const wallet = await player.browser.must('GET /api/wallet', {})
    expect(wallet).toMatchObject({
      currency: 'EUR',
      balance: '660.50',
      cash: '900.00',
      cashReserve: '250.00',
      promo: '10.50',
      bettingBonus: '0.00',
      liveCasinoBonus: { playableBonus: '0.00', totalWinnings: '0.00', maxWinnings: '0.00' },
      cashBack: '0.00',
      savingCash: '0.00',
      freeSpins: 0,
      awardPoints: 0,
      currentTurnover: '0.00',
      totalTurnover: '0.00',
    })
  })

  test('has summaries of play where the country wants them shown, and nowhere else', async () => {
    const dutch = await house.player({ country: 'NLD' })
    expect(await dutch.browser.must('GET /api/wallet', {})).toMatchObject({
      sessionSummary: { openCashBalance: '0.00', totalCashBet: '0.00', totalCashWin: '0.00' },
      gameSummary: { totalCashBet: '0.00', totalCashWin: '0.00' },
    })
    const wallet = await player.browser.must('GET /api/wallet', {})
    expect([wallet.sessionSummary, wallet.gameSummary]).toEqual([undefined, undefined])
  })

  test('the session summary and the lifetime figures have cash and promo apart', async () => {
    house.clock.advance(1000)
    const later = house.browser()
    await later.must('POST /api/login', { login: player.email, password: testPassword })
    const summary = await later.must('GET /api/game/session/summary', {})
    expect(summary).toMatchObject({
      openCashBalance: '900.00',
      openPromoBalance: '10.50',
      totalCashBetAmount: '0.00',
      totalCashWinAmount: '0.00',
      totalPromoBetAmount: '0.00',
      totalPromoWinAmount: '0.00',
    })
    const life = await later.must('GET /api/transactions', { type: 'games', includeTotalAmounts: 'true', size: 0 })
    expect(life).toMatchObject({ transactions: [], totalCashBet: '0.00', totalCashWin: '0.00' })
  })
})

describe('the profile on the wire', () => {
  test('names the player, both last logins and the country, and says that there is a password', async () => {
    const own = house.browser()
    await own.must('POST /api/login', { login: player.email, password: testPassword })
    const { profile } = await own.must('GET /api/session', {})
    expect(profile).toMatchObject({
      fullName: 'Ada Example',
      nickName: expect.any(String),
      userName: player.email,
      email: player.email,
      details: { country: 'MLT', hasPassword: true },
    })
    for (const at of [profile?.lastLoginTime, profile?.previousLoginTime]) expect(Date.parse(at ?? '')).not.toBeNaN()
  })

  test('a login without a login or a password is refused by the server, and a logout ends it', async () => {
    const own = house.browser()
    for (const input of [
      { login: '', password: testPassword },
      { login: player.email, password: '' },
    ])
      expect((await own.ask('POST /api/login', input)).response.statusCode).toBeGreaterThanOrEqual(400)
    await own.must('POST /api/login', { login: player.email, password: testPassword })
    await own.must('POST /api/logout', {})
    expect((await own.must('GET /api/session', {})).profile).toBeNull()
  })
})

describe('the settings on the wire', () => {
  test('hold the country, the languages and every front-end and back-end setting by its name', async () => {
    const settings = await house.browser().must('GET /api/settings', {})
    expect(settings).toMatchObject({ country: 'MLT', language: 'en', deviceType: 0 })
    expect(settings.languages).toContain('sv')
    for (const name of ['bettingPath', 'bingoPath', 'parlaybayPath', 'limitContactPointUrl', 'utils.gtm.id', 'utils.liveChat.license'])
      expect([name, typeof settings.fe[name]]).toEqual([name, 'string'])
    expect(settings.fe).toHaveProperty(['games.providers.netent.redirections'])
    expect(settings.be).toHaveProperty('topHighLimitLiveChatActive')
  })
})

test('the protection is asked with nothing, and answers whether it was found out and whether it is on', async () => {
  const ask = () => house.browser().must('GET /api/protection', {})
  expect(await ask()).toEqual({ status: 'succeeded', enabled: false })
  await house.set('site.protection', true)
  expect(await ask()).toEqual({ status: 'succeeded', enabled: true })
  await house.set('site.protection', false)
})

describe('a limit on the wire', () => {
  test('is asked for with nothing and set with an amount for each period', async () => {
    const { limits } = await player.browser.must('GET /api/limits', {})
    expect(limits.deposit?.weekly).toMatchObject({ limited: false, amount: null, status: 'none' })
    const set = await player.browser.must('POST /api/limits', {
      type: 'deposit',
      dailyAmount: '10.00',
      weeklyAmount: '20.00',
      monthlyAmount: '30.00',
    })
    const { daily, weekly, monthly } = set.limits.deposit ?? {}
    expect([daily?.amount, weekly?.amount, monthly?.amount]).toEqual(['10.00', '20.00', '30.00'])
  })
})

describe('an error on the wire', () => {
  test('names itself, its number and the address that was refused, in the same shape for play and withdrawals', async () => {
    const stranger = house.browser()
    for (const at of ['GET /api/game/rounds/pending', 'POST /api/payment/initWithdraw'] as const) {
      const known = Object.values(api).find((call) => call.at === at)
      expect(known?.at).toBe(at)
      const [method, url = ''] = at.split(' ')
      const response = await stranger.request({
        method: method === 'GET' ? 'GET' : 'POST',
        url,
        headers: { origin: house.env.publicOrigin, 'idempotency-key': 'wire-test-1', 'content-type': 'application/json' },
        ...(method === 'POST' ? { payload: { amount: '10.00', storedDetail: 'x', currency: 'EUR' } } : {}),
      })
      expect(response.json()).toMatchObject({ error: expect.stringMatching(/^\w+$/), errorCode: expect.any(Number), errorUrl: url })
    }
  })

  test('tells when it ends by itself', async () => {
    const guesser = house.browser()
    let error
    for (let tries = 0; tries < 12; tries += 1)
      ({ error } = await guesser.ask('POST /api/login', { login: 'wire@example.com', password: `Wrong${tries}Harbour` }))
    expect(error).toMatchObject({ errorCode: expect.any(Number), expireTime: expect.any(Number), expireTimestamp: expect.any(String) })
  })

  test('one description names every call, and nothing else is answered below /api', async () => {
    const { paths } = JSON.parse(readFileSync(new URL('../../../../../docs/api/openapi.json', import.meta.url), 'utf8')) as {
      paths: Record<string, Record<string, unknown>>
    } // OpenAPI's own shape
    const calls = Object.entries(paths).filter(([path]) => path.startsWith('/api/'))
    const described = calls.flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    expect(described.toSorted()).toEqual(
      Object.values(api)
        .map(({ at }) => at as string)
        .toSorted(),
    )
    for (const at of described) {
      const [method, url] = at.split(' ') as ['GET' | 'POST', string] // as written above
      expect([at, house.app.hasRoute({ method, url })]).toEqual([at, true])
    }
  })

  test('no call is an operator’s: whoever is logged in is a player, and pages of operators are not there', async () => {
    expect([...new Set(Object.values(api).map(({ who }) => who as string))].toSorted()).toEqual(['anyone', 'player', 'visitor'])
    for (const url of ['/admin', '/operator', '/backoffice', '/api/admin', '/api/operator'])
      expect([url, (await player.browser.request({ method: 'GET', url })).statusCode]).toEqual([url, 404])
  })

  test('every call is below /api', () => {
    const addresses = Object.values(api).map(({ at }) => at)
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.filter((at) => !/^(GET|POST) \/api\//.test(at))).toEqual([])
  })
})
