import { proves } from '@fairhouse/testing/proves.ts'
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cheapPasswords } from '@fairhouse/testing/cheap-passwords.ts'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import * as password from '../passwords/password.ts'
import { expectTold } from '../../base/testing/test-told.ts'

vi.mock('../passwords/password.ts', { spy: true })

let test1: TestHouse
beforeAll(async () => {
  password.setPasswordCost(cheapPasswords) // this file counts hashes, and makes hundreds
  test1 = await openTestHouse()
  await test1.set('be.loginsPerAddressPerMinute', 1000)
})
afterAll(() => test1.close())
beforeEach(() => vi.mocked(password.passwordMatches).mockClear())
afterEach(() => test1.clock.advance(86_400_000))

const minute = 60_000
const hackLimit = 5
const freezeMinutes = 15
const wrong = 'Wrong7Harbour'
const attempt = (browser: TestBrowser, login: string, secret = wrong, address?: string) =>
  browser.ask('POST /api/login', { login, password: secret }, address ? { address } : {})
const verified = () => vi.mocked(password.passwordMatches).mock.calls.length

describe('known and unknown logins', () => {
  test('get the same answers, try by try, into the freeze', async () => {
    const { email } = await test1.player()
    const [one, two] = [test1.browser(), test1.browser()]
    for (let n = 0; n < hackLimit + 2; n += 1) {
      const [known, unknown] = [await attempt(one, email), await attempt(two, 'nobody@example.com')]
      expect(known.response.body).toBe(unknown.response.body)
      expect(known.status).toBe(unknown.status)
      expect(Object.keys(known.response.headers).toSorted()).toEqual(Object.keys(unknown.response.headers).toSorted())
    }
  })

  test('cause the same work: one password derivation of the same cost and the same statements', async () => {
    const { email, browser: device } = await test1.player()
    for (const cookies of [new Map<string, string>(), new Map([['__Host-device', 'somebodyelses']]), device.cookies]) {
      cookies.delete('__Host-session')
      const workOf = async (login: string) => {
        const browser = test1.browser()
        cookies.forEach((value, name) => browser.cookies.set(name, value))
        const [query, before] = [vi.spyOn(test1.house.db, 'query'), verified()]
        await attempt(browser, login)
        const statements = query.mock.calls.flatMap(([{ text }]) => (text.includes('from installation') ? [] : [text])) // the house looks at its installation beside the calls
        query.mockRestore()
        const hash = vi.mocked(password.passwordMatches).mock.calls.at(-1)?.[1] ?? ''
        return { statements, derivations: verified() - before, cost: hash.split('$').slice(1, 4) }
      }
      const known = await workOf(email)
      expect(known.statements.length).toBeGreaterThan(2)
      expect(await workOf(`not-${email}`)).toEqual(known)
    }
  })
})

describe('the freeze', () => {
  test.each(['known', 'unknown'])(
    'cannot be raced past: of 50 parallel wrong passwords for a %s login at most the limit is looked at, the rest are 111',
    async (kind) => {
      await test1.set('signIn.addressLimit', 1000)
      const login = kind === 'known' ? (await test1.player()).email : 'racer@example.com'
      vi.mocked(password.passwordMatches).mockClear()
      const browser = test1.browser()
      const codes = (await Promise.all(Array.from({ length: 50 }, () => attempt(browser, login)))).map(({ error }) => error.errorCode)
      expect(verified()).toBe(hackLimit)
      expect([codes.filter((code) => code === 107).length, codes.filter((code) => code === 111).length]).toEqual([
        hackLimit,
        50 - hackLimit,
      ])
      await test1.set('signIn.addressLimit', 50)
    },
  )

  test('says how long it lasts, refuses even the right password meanwhile, and ends by itself', async () => {
    proves('SHL-832', 'SHL-836', 'SHL-NS-41')
    const { email } = await test1.player()
    const browser = test1.browser()
    for (let n = 0; n < hackLimit; n += 1) {
      const { error } = await attempt(browser, email)
      expect(error).toMatchObject({ errorCode: 107, errorDetails: { tries: hackLimit - 1 - n, hackLimit, hackCount: n + 1 } })
      if (n === 1) await expectTold(error, 107, new RegExp(`${hackLimit - 2} tries are left`))
    }
    test1.clock.advance(minute)
    await expectTold((await attempt(browser, email, testPassword)).error, 111, /^The account is frozen after too many tries\./)
    expect((await attempt(browser, email, testPassword)).error).toMatchObject({
      errorCode: 111,
      expireTime: (freezeMinutes - 1) * 60,
      errorDetails: { minutes: freezeMinutes - 1 },
    })
    test1.clock.advance((freezeMinutes - 1) * minute - 1)
    expect((await attempt(browser, email, testPassword)).error.errorCode).toBe(111)
    test1.clock.advance(1)
    expect((await attempt(browser, email, testPassword)).status).toBe(200)
  })

  test('is not prolonged by trying on', async () => {
    const browser = test1.browser()
    for (let n = 0; n < hackLimit; n += 1) await attempt(browser, 'patient@example.com')
    for (let n = 0; n < 14; n += 1) {
      test1.clock.advance(minute)
      expect((await attempt(browser, 'patient@example.com')).error.errorCode).toBe(111)
    }
    test1.clock.advance(minute)
    expect((await attempt(browser, 'patient@example.com')).error).toMatchObject({ errorCode: 107, errorDetails: { tries: hackLimit - 1 } })
  })

  test('counts by the login however it is written', async () => {
    const { email } = await test1.player()
    const browser = test1.browser()
    for (const login of [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('p', 'P')]) await attempt(browser, login)
    expect((await attempt(browser, email)).error.errorCode).toBe(111)
  })

  test('counts tries of half an hour: older ones are forgotten', async () => {
    const browser = test1.browser()
    for (let n = 0; n < hackLimit - 1; n += 1) await attempt(browser, 'slow@example.com')
    test1.clock.advance(30 * minute + 1)
    for (let n = 0; n < hackLimit; n += 1) expect((await attempt(browser, 'slow@example.com')).error.errorCode).toBe(107)
    expect((await attempt(browser, 'slow@example.com')).error.errorCode).toBe(111)
  })

  test('of strangers leaves the owner’s known device alone, and the device has a count of its own', async () => {
    const { email, browser: home } = await test1.player()
    home.cookies.delete('__Host-session')
    const stranger = test1.browser()
    for (let n = 0; n <= hackLimit; n += 1) await attempt(stranger, email)
    expect((await attempt(stranger, email, testPassword)).error.errorCode).toBe(111)
    for (let n = 0; n < hackLimit; n += 1) expect((await attempt(home, email)).error.errorCode).toBe(107)
    expect((await attempt(home, email, testPassword)).error.errorCode).toBe(111)
    test1.clock.advance(freezeMinutes * minute)
    expect((await attempt(home, email, testPassword)).status).toBe(200)
  })

  test('of an address holds for every login from there and for no other address', async () => {
    await test1.set('signIn.addressLimit', 8)
    const { email } = await test1.player()
    const [bad, good] = [test1.browser(), test1.browser()]
    for (let n = 0; n < 8; n += 1) expect((await attempt(bad, `victim${n}@example.com`)).error.errorCode).toBe(107)
    expect((await attempt(bad, email, testPassword)).error.errorCode).toBe(111)
    expect((await attempt(good, email, testPassword)).status).toBe(200)
    await test1.set('signIn.addressLimit', 50)
  })

  test('of an address does not keep out a device that its account knows', async () => {
    await test1.set('signIn.addressLimit', 8)
    const [{ email, browser: home }, stranger] = [await test1.player(), test1.browser()]
    home.cookies.delete('__Host-session')
    const crowd = test1.browser()
    for (let n = 0; n < 9; n += 1) await attempt(crowd, `crowd${n}@example.com`)
    const here = { address: crowd.address }
    expect((await stranger.ask('POST /api/login', { login: email, password: testPassword }, here)).error.errorCode).toBe(111)
    expect((await home.ask('POST /api/login', { login: email, password: testPassword }, here)).status).toBe(200)
    await test1.set('signIn.addressLimit', 50)
  })

  test('of an address is not shaken off by logging in to an account of one’s own in between', async () => {
    await test1.set('signIn.addressLimit', 8)
    const { email } = await test1.player()
    const bad = test1.browser()
    const codes: number[] = []
    for (let n = 0; n < 12; n += 1) {
      codes.push((await attempt(bad, `prey${n}@example.com`)).error.errorCode)
      await attempt(bad, email, testPassword)
    }
    expect(codes.filter((code) => code === 107).length).toBeLessThanOrEqual(8)
    await test1.set('signIn.addressLimit', 50)
  })

  test('of an address is not reached by many who log in rightly', async () => {
    await test1.set('signIn.addressLimit', 8)
    const { email } = await test1.player()
    const office = test1.browser()
    for (let n = 0; n < 12; n += 1) expect((await attempt(office, email, testPassword)).status).toBe(200)
    await test1.set('signIn.addressLimit', 50)
  })
})

describe('the right password', () => {
  test.each([
    ['notActivated', 114],
    ['suspended', 137],
    ['closed', 112],
  ] as const)('of an account that is %s is refused with %i, and a wrong one like any other', async (status, code) => {
    const { email } = await test1.player({ status })
    expect((await attempt(test1.browser(), email)).error.errorCode).toBe(107)
    expect((await attempt(test1.browser(), email, testPassword)).error.errorCode).toBe(code)
  })

  test('forgives the tries before it', async () => {
    const { email } = await test1.player()
    const browser = test1.browser()
    for (let n = 0; n < 3; n += 1) {
      for (let m = 0; m < hackLimit - 1; m += 1) await attempt(browser, email)
      expect((await attempt(browser, email, testPassword)).status).toBe(200)
    }
  })
})

test('a login answers a short profile and no token; what opens the session is in the cookie alone', async () => {
  proves('IDN-NS-03')
  const { email } = await test1.player()
  const browser = test1.browser()
  const { response, value } = await browser.ask('POST /api/login', { login: email, password: testPassword })
  expect(Object.keys(value)).toEqual(['profile'])
  expect(value.profile).toMatchObject({ fullName: 'Ada Example', currency: 'EUR', details: { country: 'MLT' } })
  expect(browser.cookies.get('__Host-session')?.length).toBeGreaterThan(20)
  for (const secret of browser.cookies.values()) expect(response.body).not.toContain(secret)
})

describe('a session', () => {
  const session = async () => {
    const { browser, ...player } = await test1.player()
    return { browser, ...player, value: browser.cookies.get('__Host-session') ?? '' }
  }
  const isIn = async (browser: TestBrowser) => (await browser.must('GET /api/session', {})).profile !== null

  test('is a cookie that scripts cannot read, other sites cannot send, and only this host sees', async () => {
    proves('IDN-697')
    const { email } = await test1.player()
    const { response } = await attempt(test1.browser(), email, testPassword)
    const cookies = [response.headers['set-cookie']].flat()
    expect(cookies.length).toBe(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-(session|device)=[\w.-]{20,}; /)
      expect(cookie).toMatch(/; Secure(;|$)/)
      expect(cookie).toMatch(/; HttpOnly(;|$)/)
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).not.toMatch(/Domain/i)
    }
    expect(cookies.find((cookie) => cookie?.startsWith('__Host-session'))).not.toMatch(/Max-Age|Expires/i)
    expect(response.body).not.toContain(/__Host-session=([^;]+)/.exec(String(cookies[0]))?.[1])
  })

  test('is kept as a hash only: nothing in the database opens it', async () => {
    const { value } = await session()
    const [id, secret] = value.split('.') as [string, string]
    const rows = await test1.sql(`select to_jsonb(s)::text as whole, s.secret_hash from session s where s.id = '${id}'`)
    expect(rows[0]?.secret_hash).toBe(createHash('sha256').update(secret).digest('base64url'))
    expect(String(rows[0]?.whole)).not.toContain(secret)
    const forged = test1.browser()
    for (const cookie of [`${id}.${rows[0]?.secret_hash as string}`, `${id}.`, id, `${id}.${secret.slice(0, -1)}`, `.${secret}`]) {
      forged.cookies.set('__Host-session', cookie)
      expect(await isIn(forged)).toBe(false)
    }
  })

  test('ends when nothing was done for the idle time, and not before', async () => {
    const { browser } = await session()
    for (let n = 0; n < 5; n += 1) {
      test1.clock.advance(29 * minute)
      expect(await isIn(browser)).toBe(true)
    }
    test1.clock.advance(30 * minute + minute + 1)
    expect(await isIn(browser)).toBe(false)
  })

  test('ends after the longest time however busy it is', async () => {
    const { browser } = await session()
    for (let n = 0; n < 12 * 4 - 1; n += 1) {
      test1.clock.advance(15 * minute)
      expect(await isIn(browser)).toBe(true)
    }
    test1.clock.advance(15 * minute)
    expect(await isIn(browser)).toBe(false)
  })

  test('ends with a logout: the cookie is taken away, and a copy of it opens nothing', async () => {
    const { browser, value } = await session()
    const { response } = await browser.ask('POST /api/logout', {})
    expect(response.headers['set-cookie']).toMatch(/^__Host-session=; Max-Age=0;/)
    const copy = test1.browser()
    copy.cookies.set('__Host-session', value)
    expect(await isIn(copy)).toBe(false)
  })

  test('of one browser does not end with a logout in another', async () => {
    const { browser, email } = await session()
    const second = test1.browser()
    await attempt(second, email, testPassword)
    await second.must('POST /api/logout', {})
    expect(await isIn(browser)).toBe(true)
  })

  test('ends when the account is suspended or closed', async () => {
    for (const status of ['suspended', 'closed']) {
      const { browser, id } = await session()
      await test1.sql(`update player set status = '${status}' where id = ${id}`)
      expect(await isIn(browser)).toBe(false)
    }
  })
})
