import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import { api } from '@fairhouse/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse, type TestPlayer } from '../testing/test-house.ts'
import type { SettingName } from '../../settings/catalogue.ts'
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
    provesMany('one answer has all fields of the wallet, each with its amount', 'SHL-375..380', 'SHL-381..386', 'SHL-387..390')
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
    proves('SHL-391..392', 'SHL-399..400')
    const dutch = await house.player({ country: 'NLD' })
    expect(await dutch.browser.must('GET /api/wallet', {})).toMatchObject({
      sessionSummary: { openCashBalance: '0.00', totalCashBet: '0.00', totalCashWin: '0.00' },
      gameSummary: { totalCashBet: '0.00', totalCashWin: '0.00' },
    })
    const wallet = await player.browser.must('GET /api/wallet', {})
    expect([wallet.sessionSummary, wallet.gameSummary]).toEqual([undefined, undefined])
  })

  test('the session summary and the lifetime figures have cash and promo apart', async () => {
    proves('SHL-393..398')
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
    provesMany('one answer has all fields of the profile, each with its value', 'SHL-401..406', 'SHL-407..408')
    const own = house.browser()
    const logIn = async () => (await own.must('POST /api/login', { login: player.email, password: testPassword })).profile
    const first = await logIn()
    house.clock.advance(1000)
    await logIn()
    const { profile } = await own.must('GET /api/session', {})
    expect([profile?.lastLoginTime, profile?.previousLoginTime]).toEqual([house.clock.now().toISOString(), first.lastLoginTime])
    expect(profile).toMatchObject({
      fullName: 'Ada Example',
      nickName: expect.any(String),
      userName: player.email,
      email: player.email,
      details: { country: 'MLT', hasPassword: true },
    })
  })

  test('a login without a login or a password is refused by the server, and a logout ends it', async () => {
    proves('SHL-427..428', 'SHL-433', 'SHL-656..657')
    const own = house.browser()
    const missing = { rule: 'required' }
    for (const [input, fields] of [
      [{ login: '', password: testPassword }, { login: missing }],
      [{ login: player.email, password: '' }, { password: missing }],
    ] as const)
      expect((await own.ask('POST /api/login', input)).error).toMatchObject({ errorCode: 2, errorDetails: { fields } })
    await own.must('POST /api/login', { login: player.email, password: testPassword })
    await own.must('POST /api/logout', {})
    expect((await own.must('GET /api/session', {})).profile).toBeNull()
  })
})

describe('the settings on the wire', () => {
  test('hold the country, the languages and every front-end and back-end setting by its name', async () => {
    proves('SHL-412..414')
    const settings = await house.browser().must('GET /api/settings', {})
    expect(settings).toMatchObject({ country: 'MLT', language: 'en', deviceType: 0 })
    expect(settings.languages).toContain('sv')
  })

  test.each([
    [['SHL-419'], 'fe.bettingPath', '/sports'],
    [['SHL-420'], 'fe.bingoPath', '/halls'],
    [['SHL-421'], 'fe.parlaybayPath', '/bay'],
    [['SHL-422'], 'fe.limitContactPointUrl', 'https://help.example/limits'],
    [['SHL-424'], 'fe.utils.gtm.id', 'GTM-WIRE'],
    [['SHL-425'], 'fe.utils.liveChat.license', '12345678'],
    [['SHL-426'], 'fe.games.providers.netent.redirections', { lobby: '/live' }],
    [['SHL-417'], 'be.topHighLimitLiveChatActive', true],
  ] as [RowName[], SettingName, unknown][])('tell a page what the operator has written: %s %s', async (rows, name, value) => {
    proves(...rows)
    const read = async () => (await house.browser().must('GET /api/settings', {}))[name.startsWith('fe.') ? 'fe' : 'be'][name.slice(3)]
    const before = await read()
    await house.set(name, value)
    expect(await read()).toEqual(value)
    await house.set(name, before)
    expect(await read()).toEqual(before)
  })
})

test('the protection is asked with nothing, and answers whether it was found out and whether it is on', async () => {
  proves('SHL-NS-05')
  const ask = () => house.browser().must('GET /api/protection', {})
  expect(await ask()).toEqual({ status: 'succeeded', enabled: false })
  await house.set('site.protection', true)
  expect(await ask()).toEqual({ status: 'succeeded', enabled: true })
  await house.set('site.protection', false)
})

describe('a limit on the wire', () => {
  test('is asked for with nothing and set with an amount for each period', async () => {
    proves('SHL-366..368', 'SHL-765', 'SHL-767..768')
    expect(Object.keys(api.readLimits.takes.shape)).toEqual([])
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
    proves('SHL-443..444', 'SHL-450')
    const stranger = house.browser()
    for (const at of ['GET /api/game/rounds/pending', 'POST /api/payment/initWithdraw'] as const) {
      const known = Object.values(api).find((call) => call.at === at)
      expect(known?.at).toBe(at)
      const [method, url = ''] = at.split(' ')
      const response = await stranger.request({
        method: method === 'GET' ? 'GET' : 'POST',
        url,
        headers: { origin: house.env.publicOrigin, 'idempotency-key': 'wire-test-1', 'content-type': 'application/json' },
        ...(method === 'POST' ? { payload: { amount: '10.00', storedDetailReference: 'x', currency: 'EUR' } } : {}),
      })
      expect(response.json()).toMatchObject({ error: 'noSession', errorCode: 115, errorUrl: url })
    }
  })

  test('tells when it ends by itself', async () => {
    const guesser = house.browser()
    let error
    for (let tries = 0; tries < 12; tries += 1)
      ({ error } = await guesser.ask('POST /api/login', { login: 'wire@example.com', password: `Wrong${tries}Harbour` }))
    expect(error).toMatchObject({ errorCode: 111, expireTime: expect.any(Number), expireTimestamp: expect.any(String) })
  })

  test('one description names every call, and nothing else is answered below /api', async () => {
    proves('IDN-681')
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
    proves('IDN-018')
    expect([...new Set(Object.values(api).map(({ who }) => who as string))].toSorted()).toEqual(['anyone', 'player', 'visitor'])
    for (const url of ['/admin', '/operator', '/backoffice', '/api/admin', '/api/operator'])
      expect([url, (await player.browser.request({ method: 'GET', url })).statusCode]).toEqual([url, 404])
  })

  test('every call is below /api', () => {
    proves('IDN-679', 'SHL-802')
    const addresses = Object.values(api).map(({ at }) => at)
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.filter((at) => !/^(GET|POST) \/api\//.test(at))).toEqual([])
  })
})
