import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import decodeQr from 'qr/decode.js'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { codeOfStep, stepAt } from './one-time-code.ts'
import { writePasswordLink } from '../passwords/password-link.sql.ts'
import { hashOfSecret } from '../sessions/session.ts'
import { mailsTo } from '../../base/testing/test-outbox.sql.ts'
import { expectTold } from '../../base/testing/test-told.ts'

// Errors 109 (wrongField), 133 (tokenExpired), 134 (tokenUsed), 194 (codeExpired), 248 (loginStepNeeded) and 309 (verifiedBefore) of one-time codes.

const minute = 60_000
const hackLimit = 5
let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())
afterEach(() => at.clock.advance(86_400_000))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The secret as an authenticator app reads it. */
function read(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const appOf = (secret: string) => ({ code: (drift = 0) => codeOfStep(read(secret), stepAt(at.clock.now()) + drift) })

/** A player with one-time codes, the app that shows them, and the recovery codes; the code of the confirmation is over. */
async function protectedPlayer() {
  const player = await at.player()
  const { secret } = await player.browser.must('POST /api/second-factor/begin', { password: testPassword })
  const app = appOf(secret)
  const { recoveryCodes } = await player.browser.must('POST /api/second-factor/confirm', { code: app.code() })
  at.clock.advance(minute)
  return { ...player, secret, app, recoveryCodes }
}
const password = (browser: TestBrowser, login: string) => browser.ask('POST /api/login', { login, password: testPassword })
const give = (browser: TestBrowser, code: string) => browser.ask('POST /api/login/code', { code })
const isIn = async (browser: TestBrowser) => (await browser.must('GET /api/session', {})).profile !== null

describe('switching one-time codes on', () => {
  test('asks for the password and tells 109 with the tries that are left where it is wrong', async () => {
    const { browser } = await at.player()
    const { error } = await browser.ask('POST /api/second-factor/begin', { password: 'Wrong7Harbour' })
    expect([error.errorCode, error.errorDetails?.['tries']]).toEqual([109, hackLimit - 1])
  })

  test('shows a picture that a reader of QR codes reads as the address of the secret', async () => {
    const { browser, email } = await at.player()
    const { secret, address, picture } = await browser.must('POST /api/second-factor/begin', { password: testPassword })
    const scale = 4
    const side = picture.length * scale
    const data = new Uint8Array(side * side * 4).fill(255)
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1)
        if (picture[Math.floor(y / scale)]?.[Math.floor(x / scale)]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    expect(decodeQr({ width: side, height: side, data })).toBe(address)
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect(address).toContain(encodeURIComponent(email))
  })

  test('holds nothing before a code has confirmed it, nor after half an hour (194)', async () => {
    const { browser, email } = await at.player()
    const { secret } = await browser.must('POST /api/second-factor/begin', { password: testPassword })
    expect((await password(at.browser(), email)).status).toBe(200)
    const wrong = await browser.ask('POST /api/second-factor/confirm', { code: '000000' })
    expect([wrong.error.error, wrong.error.errorDetails?.['fields']]).toEqual(['wrongField', { code: { rule: 'wrongCode' } }])
    await at.set('be.sessionIdleMinutes', 120)
    at.clock.advance(31 * minute)
    expect((await browser.ask('POST /api/second-factor/confirm', { code: appOf(secret).code() })).error.errorCode).toBe(194)
    await at.set('be.sessionIdleMinutes', 30)
  })

  test('answers ten recovery codes, keeps neither them nor the secret in the clear, writes it down and sends a mail', async () => {
    const { browser, email, id, secret, recoveryCodes } = await protectedPlayer()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    const kept =
      await at.sql(`select encode(sealed, 'escape') || (select string_agg(code_hash, ' ') from recovery_code where player = ${id}) as text
      from second_factor where player = ${id}`)
    for (const code of [...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', '')), secret, read(secret).toString('base64')])
      expect(String(kept[0]?.text)).not.toContain(code)
    expect(await browser.must('GET /api/second-factor', {})).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 })
    expect(await at.sql(`select from audit where action = 'second-factor.on' and subject = 'player:${id}'`)).toHaveLength(1)
    expect((await mailsTo(at, email))[0]?.subject).toContain('One-time codes are on')
  })

  test('twice is 309, and the secret in use stays', async () => {
    proves('SHL-894')
    const { browser, app, email } = await protectedPlayer()
    await expectTold(
      (await browser.ask('POST /api/second-factor/begin', { password: testPassword })).error,
      309,
      /^This was verified before\./,
    )
    expect((await browser.ask('POST /api/second-factor/confirm', { code: app.code() })).error.errorCode).toBe(309)
    const other = at.browser()
    await password(other, email)
    expect((await give(other, app.code())).status).toBe(200)
  })

  test('gives the session a new cookie; the old one opens nothing', async () => {
    const { browser } = await at.player()
    const before = browser.cookies.get('__Host-session') ?? ''
    const { secret } = await browser.must('POST /api/second-factor/begin', { password: testPassword })
    await browser.must('POST /api/second-factor/confirm', { code: appOf(secret).code() })
    expect(await isIn(browser)).toBe(true)
    const copy = at.browser()
    copy.cookies.set('__Host-session', before)
    expect(await isIn(copy)).toBe(false)
  })
})

describe('a sign-in with one-time codes', () => {
  test('answers 248 to the right password, without a session and with nothing of the account in it, and lets in with a code', async () => {
    const { email, app } = await protectedPlayer()
    const browser = at.browser()
    const { error, response } = await password(browser, email)
    expect([error.errorCode, error.errorDetails]).toEqual([248, { step: 'code' }])
    expect(response.headers['set-cookie']).toMatch(/^__Host-login-step=[\w-]{40,}; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
    expect(response.body).not.toContain(browser.cookies.get('__Host-login-step'))
    expect(await isIn(browser)).toBe(false)
    expect((await give(browser, ` ${app.code().replace(/^.../, '$& ')} `)).status).toBe(200)
    expect([await isIn(browser), browser.cookies.has('__Host-login-step')]).toEqual([true, false])
  })

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('takes a clock that is %i steps off: %i', async (drift, status) => {
    const { email, app } = await protectedPlayer()
    const browser = at.browser()
    await password(browser, email)
    expect((await give(browser, app.code(drift))).status).toBe(status)
  })

  test('takes a code once, also when many come at the same moment', async () => {
    const { email, app } = await protectedPlayer()
    const browsers: TestBrowser[] = []
    for (let n = 0; n < 6; n += 1) {
      const browser = at.browser()
      await password(browser, email)
      browsers.push(browser)
    }
    const answers = await Promise.all(browsers.slice(0, 4).map((browser) => give(browser, app.code())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await give(browsers[4] ?? at.browser(), app.code())).error.errorCode).toBe(109)
    expect((await give(browsers[5] ?? at.browser(), app.code(-1))).error.errorCode).toBe(109)
  })

  test('finished twice at once enters once: the other is 134 or 133', async () => {
    const { email, recoveryCodes } = await protectedPlayer()
    const browser = at.browser()
    await password(browser, email)
    const answers = await Promise.all(recoveryCodes.slice(0, 2).map((code) => give(browser, code)))
    const refused = answers.find(({ status }) => status !== 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(['tokenUsed', 'tokenExpired']).toContain(refused?.error.error)
  })

  test('waits for the time of the setting; later it is 133, as without the password', async () => {
    const { email, app } = await protectedPlayer()
    const browser = at.browser()
    await password(browser, email)
    at.clock.advance(10 * minute)
    expect((await give(browser, app.code())).error.errorCode).toBe(133)
    expect((await give(at.browser(), app.code())).error.errorCode).toBe(133)
  })

  test('tells nothing of the account before both are proven', async () => {
    const { email, id, app } = await protectedPlayer()
    await at.sql(`update player set status = 'suspended' where id = ${id}`)
    const browser = at.browser()
    expect((await password(browser, email)).error.errorCode).toBe(248)
    expect((await give(browser, app.code())).error.errorCode).toBe(137)
    expect(await isIn(browser)).toBe(false)
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await protectedPlayer()
    const [one = ''] = recoveryCodes
    const [first, second] = [at.browser(), at.browser()]
    await password(first, email)
    expect((await give(first, one.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    await password(second, email)
    expect((await give(second, one)).error.errorCode).toBe(109)
    expect((await first.must('GET /api/second-factor', {})).recoveryCodesLeft).toBe(9)
  })

  test('whose password changes meanwhile is over', async () => {
    const { email, browser, app } = await protectedPlayer()
    const waiting = at.browser()
    await password(waiting, email)
    await browser.must('POST /api/password', { oldPassword: testPassword, newPassword: 'Silver8Lantern' })
    expect((await give(waiting, app.code())).error.errorCode).toBe(133)
  })
})

describe('a new password by the link of a mail', () => {
  test('does not get past one-time codes, and ends a sign-in that waits for one', async () => {
    const { email, id, shard, app } = await protectedPlayer()
    const waiting = at.browser()
    await password(waiting, email)
    const [code, ahead] = ['a-code-of-a-mail', new Date(at.clock.now().getTime() + minute)]
    const addressIndex = at.house.personal.indexOf('login', email)
    await writePasswordLink(at.house.db, {
      codeHash: hashOfSecret(code),
      shard,
      player: id,
      addressIndex,
      at: at.clock.now(),
      expiresAt: ahead,
    })
    await at.browser().must('POST /api/password/reset', { code, newPassword: 'Silver8Lantern' })
    expect((await give(waiting, app.code())).error.errorCode).toBe(133)
    const { error } = await at.browser().ask('POST /api/login', { login: email, password: 'Silver8Lantern' })
    expect(error.errorCode).toBe(248)
  })
})

describe('guessing codes', () => {
  test('is counted with the tries that are left, then frozen; the password has to be given again', async () => {
    proves('IDN-NS-05')
    const { email, app } = await protectedPlayer()
    const browser = at.browser()
    await password(browser, email)
    const left = []
    for (let n = 0; n < hackLimit; n += 1) left.push((await give(browser, '000000')).error.errorDetails?.['tries'])
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect((await give(browser, app.code())).error).toMatchObject({ errorCode: 111, expireTime: 15 * 60 })
    expect((await give(browser, app.code())).error.errorCode).toBe(133)
    await password(browser, email)
    expect((await give(browser, app.code())).error.errorCode).toBe(111)
    at.clock.advance(15 * minute)
    await password(browser, email)
    expect((await give(browser, app.code())).status).toBe(200)
  })

  test('cannot be raced past: of 40 parallel codes no more than the limit are looked at', async () => {
    await at.set('signIn.addressLimit', 1000)
    const { email } = await protectedPlayer()
    const browser = at.browser()
    await password(browser, email)
    const codes = (await Promise.all(Array.from({ length: 40 }, () => give(browser, '000000')))).map(({ error }) => error.errorCode)
    expect(codes.filter((code) => code === 109)).toHaveLength(hackLimit)
    await at.set('signIn.addressLimit', 50)
  })

  test('by a stranger who has the password leaves the owner’s known device alone', async () => {
    const { email, browser: home, app } = await protectedPlayer()
    await home.must('POST /api/logout', {})
    const stranger = at.browser()
    await password(stranger, email)
    for (let n = 0; n <= hackLimit; n += 1) await give(stranger, '000000')
    await password(stranger, email)
    expect((await give(stranger, app.code())).error.errorCode).toBe(111)
    await password(home, email)
    expect((await give(home, app.code())).status).toBe(200)
  })
})

describe('switching one-time codes off', () => {
  test('needs the password and a code', async () => {
    const { browser, email, app } = await protectedPlayer()
    const end = (given: string, code: string) => browser.ask('POST /api/second-factor/end', { password: given, code })
    expect((await end('Wrong7Harbour', app.code())).error.errorDetails?.['fields']).toEqual({ password: { rule: 'wrongPassword' } })
    expect((await end(testPassword, '000000')).error.errorDetails?.['fields']).toEqual({ code: { rule: 'wrongCode' } })
    expect((await password(at.browser(), email)).error.errorCode).toBe(248)
    expect((await end(testPassword, app.code())).status).toBe(200)
    expect((await password(at.browser(), email)).status).toBe(200)
  })

  test('sends a mail and is written down', async () => {
    const { browser, email, id, recoveryCodes } = await protectedPlayer()
    await browser.must('POST /api/second-factor/end', { password: testPassword, code: recoveryCodes[3] ?? '' })
    expect((await mailsTo(at, email))[0]?.subject).toContain('One-time codes are off')
    expect(await at.sql(`select from audit where action = 'second-factor.off' and subject = 'player:${id}'`)).toHaveLength(1)
    expect(await at.sql(`select from recovery_code where player = ${id}`)).toHaveLength(0)
  })

  test('by the operator ends every session, and a second time says that there is nothing to switch off', async () => {
    const { browser, email, id } = await protectedPlayer()
    const fairhouse = operatorOf(() => at)
    const off = () => fairhouse('player second-factor-off', email)
    await off()
    expect(await isIn(browser)).toBe(false)
    expect((await password(at.browser(), email)).status).toBe(200)
    expect(await at.sql(`select actor from audit where action = 'second-factor.off' and subject = 'player:${id}'`)).toEqual([
      { actor: expect.stringMatching(/^staff:/) },
    ])
    await expect(off()).rejects.toThrow('no one-time codes')
  })
})
