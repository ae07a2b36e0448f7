import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { forgetWhatIsOverWorker } from '../sign-in/forget-what-is-over.ts'
import { writeLoginStep } from './login-step.sql.ts'
import { writePasswordLink } from '../passwords/password-link.sql.ts'
import { mailsTo } from '../../base/testing/test-outbox.sql.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())
afterEach(() => at.clock.advance(86_400_000))

const logIn = async (email: string, browser = at.browser()) => {
  await browser.must('POST /api/login', { login: email, password: testPassword })
  return browser
}
const visits = async (browser: TestBrowser) => (await browser.must('GET /api/activity', {})).visits
const open = async (browser: TestBrowser) => (await visits(browser)).filter(({ endedAt }) => !endedAt)
const isIn = async (browser: TestBrowser) => (await browser.must('GET /api/session', {})).profile !== null

describe('the list of sign-ins', () => {
  test('marks this browser, shows the open ones first and says how the others ended', async () => {
    const { browser, email } = await at.player()
    const second = await logIn(email)
    at.clock.advance(1000)
    const third = await logIn(email)
    await third.must('POST /api/logout', {})
    const list = await visits(browser)
    expect(list.map(({ isThis, endedBecause }) => [isThis, endedBecause])).toEqual([
      [expect.any(Boolean), null],
      [expect.any(Boolean), null],
      [false, 'logout'],
    ])
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect((await open(second)).find(({ isThis }) => isThis)?.visit).not.toBe((await open(browser)).find(({ isThis }) => isThis)?.visit)
  })

  test('names sign-ins by something that opens none of them', async () => {
    const { browser } = await at.player()
    const cookie = browser.cookies.get('__Host-session') ?? ''
    const [visit] = await visits(browser)
    for (const part of cookie.split('.')) expect(JSON.stringify(visit)).not.toContain(part)
  })

  test('lets one be ended, and only that one', async () => {
    const { browser, email } = await at.player()
    const [second, third] = [await logIn(email), await logIn(email)]
    const visit = (await open(second)).find(({ isThis }) => isThis)?.visit ?? ''
    await browser.must('POST /api/activity/end', { visit })
    expect([await isIn(browser), await isIn(second), await isIn(third)]).toEqual([true, false, true])
    expect((await visits(browser)).find((one) => one.visit === visit)?.endedBecause).toBe('elsewhere')
  })

  test('lets all others be ended at once', async () => {
    const { browser, email, id } = await at.player()
    const others = [await logIn(email), await logIn(email)]
    await browser.must('POST /api/activity/end', {})
    expect([await isIn(browser), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false])
    expect(await at.sql(`select from audit where action = 'session.end-others' and subject = 'player:${id}'`)).toHaveLength(1)
  })

  test('ends nobody else’s, whatever is sent', async () => {
    const [ada, eve] = [await at.player(), await at.player()]
    const [visit] = await open(ada.browser)
    const hers = await logIn(eve.email)
    await eve.browser.must('POST /api/activity/end', { visit: 'nonsense' })
    await eve.browser.must('POST /api/activity/end', { visit: visit?.visit ?? '' })
    expect(await isIn(hers)).toBe(true)
    await eve.browser.must('POST /api/activity/end', {})
    expect([await isIn(hers), await isIn(ada.browser)]).toEqual([false, true])
  })
})

describe('a session id', () => {
  test('is new after every sign-in, and the one before opens nothing', async () => {
    const { browser, email } = await at.player()
    const before = browser.cookies.get('__Host-session') ?? ''
    await logIn(email, browser)
    const copy = at.browser()
    copy.cookies.set('__Host-session', before)
    expect([browser.cookies.get('__Host-session') === before, await isIn(copy), await isIn(browser)]).toEqual([false, false, true])
    expect(await open(browser)).toHaveLength(1)
  })

  test('cannot be chosen from outside: one that a browser brings along is never taken over', async () => {
    const { email } = await at.player()
    const browser = at.browser()
    browser.cookies.set('__Host-session', 'chosen.bystranger')
    await logIn(email, browser)
    expect(browser.cookies.get('__Host-session')).not.toContain('chosen')
  })

  test('is new after a change of password, while the visit goes on', async () => {
    const { browser } = await at.player()
    const before = browser.cookies.get('__Host-session') ?? ''
    const [began] = await open(browser)
    at.clock.advance(60_000)
    await browser.must('POST /api/password', { oldPassword: testPassword, newPassword: 'Silver8Lantern' })
    const copy = at.browser()
    copy.cookies.set('__Host-session', before)
    expect([await isIn(copy), await isIn(browser)]).toEqual([false, true])
    expect(browser.cookies.get('__Host-session')?.split('.')[0]).not.toBe(before.split('.')[0])
    expect((await open(browser))[0]?.beganAt).toBe(began?.beganAt)
  })
})

describe('a sign-in on a new device', () => {
  test('is told by mail with browser and address, not on the first device, not on a known one, and not where the setting is off', async () => {
    const { browser, email } = await at.player()
    expect(await mailsTo(at, email)).toHaveLength(0)
    await logIn(email, browser)
    expect(await mailsTo(at, email)).toHaveLength(0)
    const second = at.browser()
    await second.ask(
      'POST /api/login',
      { login: email, password: testPassword },
      { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } },
    )
    const [mail] = await mailsTo(at, email)
    expect(mail?.text).toContain('Firefox, Linux')
    expect(mail?.text).toContain(second.address)
    await logIn(email, second)
    expect(await mailsTo(at, email)).toHaveLength(1)
    await at.set('be.newDeviceMail', false)
    await logIn(email)
    expect(await mailsTo(at, email)).toHaveLength(1)
    await at.set('be.newDeviceMail', true)
  })
})

describe('the times of a session', () => {
  test('are those of the settings', async () => {
    await at.set('be.sessionIdleMinutes', 5)
    await at.set('be.sessionMaxHours', 1)
    const { browser } = await at.player()
    at.clock.advance(6 * 60_000 + 1)
    expect(await isIn(browser)).toBe(false)
    const { browser: busy } = await at.player()
    for (let n = 0; n < 14; n += 1) {
      at.clock.advance(4 * 60_000)
      expect(await isIn(busy)).toBe(true)
    }
    at.clock.advance(4 * 60_000)
    expect(await isIn(busy)).toBe(false)
    await at.set('be.sessionIdleMinutes', 30)
    await at.set('be.sessionMaxHours', 12)
  })
})

describe('what is over', () => {
  test('is deleted after two days: tries, waiting sign-ins, links; what still counts stays', async () => {
    const { email, shard, id } = await at.player()
    const [now, player] = [at.clock.now(), id]
    await writeLoginStep(at.house.db, { secretHash: 'waits', shard, player, stage: 'code', at: now, expiresAt: now })
    await at.browser().ask('POST /api/login', { login: email, password: 'Wrong7Harbour' })
    await writePasswordLink(at.house.db, {
      codeHash: 'old',
      shard,
      player: id,
      addressIndex: '',
      at: at.clock.now(),
      expiresAt: at.clock.now(),
    })
    const left = async () => {
      await forgetWhatIsOverWorker(at.house)({ id: 0n, kind: '', key: '', payload: {}, tries: 1 })
      const [row] = await at.sql(`select (select count(*)::int from login_step where player = ${id}) as steps,
        (select count(*)::int from password_link where player = ${id}) as links,
        (select count(*)::int from login_try where key = 'login:${at.house.personal.indexOf('login', email)}') as tries`)
      return row
    }
    expect(await left()).toEqual({ steps: 1, links: 1, tries: 1 })
    at.clock.advance(3 * 86_400_000)
    expect(await left()).toEqual({ steps: 0, links: 0, tries: 0 })
  })
})
