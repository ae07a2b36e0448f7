import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { sealNewPerson } from '../players/person.ts'
import { writePlayer } from '../players/write-player.ts'
import { registrationAt } from '../registration/test-registration.ts'
import { newPlayerId, shardOf } from '../../base/ids.ts'
import { openWallet } from '../../money/wallet/wallet.ts'
import { hashPassword } from '../passwords/password.ts'
import { solvePuzzle, missPuzzle } from '../captcha/solve-puzzle.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { reasonsAbout } from '../../base/testing/test-reasons.sql.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  await at.set('be.loginsPerAddressPerMinute', 1000)
  await at.set('be.captcha.work', 50)
})
afterAll(() => at.close())

const wrong = { login: 'somebody@example.com', password: 'Wrong7Harbour' }
const puzzleIn = (error: { errorDetails?: Record<string, unknown> | undefined }) => String(error.errorDetails?.puzzle)

describe('a puzzle', () => {
  test('is asked for after three failed logins from an address, and not before (197)', async () => {
    const browser = at.browser()
    const codes = []
    for (let place = 0; place < 4; place += 1)
      codes.push((await browser.ask('POST /api/login', { ...wrong, login: `no${place}@example.com` }, { unsolved: true })).error.errorCode)
    expect(codes).toEqual([107, 107, 107, 197])
    expect((await at.browser().ask('POST /api/login', { ...wrong, login: 'no9@example.com' }, { unsolved: true })).error.errorCode).toBe(
      107,
    )
  })

  test('is asked for at a login that is attacked, known or not, wherever from', async () => {
    proves('SHL-901')
    const { email } = await at.player()
    for (const login of [email, 'nobody@example.com']) {
      for (let place = 0; place < 3; place += 1) await at.browser().ask('POST /api/login', { ...wrong, login }, { unsolved: true })
      const { error } = await at.browser().ask('POST /api/login', { ...wrong, login }, { unsolved: true })
      await expectTold(error, 197, /^Please show that you are not a robot/)
    }
  })

  test('lets through who solves it, once (276), in time (277), and only with its solution (276)', async () => {
    proves('SHL-902..903')
    const { email } = await at.player()
    const browser = at.browser()
    for (let place = 0; place < 3; place += 1)
      await browser.ask('POST /api/login', { login: email, password: 'Wrong7Harbour' }, { unsolved: true })
    const ask = async (captcha?: string) =>
      browser.ask('POST /api/login', { login: email, password: testPassword, ...(captcha ? { captcha } : {}) }, { unsolved: true })
    const first = puzzleIn((await ask()).error)
    expect((await ask(missPuzzle(first))).error.errorCode).toBe(276)
    await expectTold((await ask('nonsense')).error, 276, /^The picture test was not solved\./)
    const late = solvePuzzle(first)
    at.clock.advance(300_000)
    const refused = (await ask(late)).error
    await expectTold(refused, 277, /^The picture test took too long\./)
    const solved = solvePuzzle(puzzleIn(refused))
    expect((await ask(solved)).status).toBe(200)
    const other = at.browser()
    other.address = browser.address
    for (let place = 0; place < 3; place += 1) await other.ask('POST /api/login', wrong, { unsolved: true })
    expect((await other.ask('POST /api/login', { ...wrong, captcha: solved }, { unsolved: true })).error.errorCode).toBe(276)
  })

  test('counts as no try: the freeze comes after as many wrong logins as before', async () => {
    const { email } = await at.player()
    const codes = []
    for (let place = 0; place < 6; place += 1)
      codes.push((await at.browser().ask('POST /api/login', { login: email, password: 'Wrong7Harbour' })).error.errorCode)
    expect(codes).toEqual([107, 107, 107, 107, 107, 111])
  })

  test('is asked for after three registrations and three asked-for mails from an address', async () => {
    const browser = at.browser()
    const kit = registrationAt(at)
    for (let place = 0; place < 3; place += 1) expect((await kit.register({}, browser)).status).toBe(200)
    const fields = { country: 'MLT' }
    expect(fields.country).toBe('MLT')
    for (let place = 0; place < 3; place += 1) await browser.must('POST /api/password/forgot', { login: 'x@example.com' })
    expect((await browser.ask('POST /api/password/forgot', { login: 'x@example.com' }, { unsolved: true })).error.errorCode).toBe(197)
    expect((await browser.ask('POST /api/activation/again', { login: 'x@example.com' }, { unsolved: true })).error.errorCode).toBe(197)
  })

  test('is never asked for where the operator wants none', async () => {
    await at.set('be.captcha.afterFailedLogins', 0)
    const browser = at.browser()
    for (let place = 0; place < 5; place += 1)
      expect((await browser.ask('POST /api/login', { ...wrong, login: `z${place}@example.com` }, { unsolved: true })).error.errorCode).toBe(
        107,
      )
    await at.set('be.captcha.afterFailedLogins', 3)
  })
})

const fairhouse = operatorOf(() => at)

describe('an operator', () => {
  test('freezes somebody on every device until a moment, and lets them in again; both stand in the audit log', async () => {
    const { email, id, browser } = await at.player()
    const logIn = () => browser.ask('POST /api/login', { login: email, password: testPassword })
    await fairhouse('player freeze', email, '10', 'called by phone')
    expect((await browser.must('GET /api/session', {})).profile).toBeNull()
    const { error } = await logIn()
    expect([error.errorCode, error.expireTime]).toEqual([111, 600])
    await fairhouse('player unfreeze', email, 'identity checked')
    expect((await logIn()).status).toBe(200)
    const audit = await at.sql(`select action from audit where subject = 'player:${id}' and action like 'player.%freeze' order by id`)
    expect(audit).toEqual([{ action: 'player.freeze' }, { action: 'player.unfreeze' }])
    expect(new Set(await reasonsAbout(at, `player:${id}`))).toEqual(new Set(['called by phone', 'identity checked']))
  })

  test('forgives the failed logins of somebody who froze by them', async () => {
    const { email } = await at.player()
    for (let place = 0; place < 6; place += 1) await at.browser().ask('POST /api/login', { login: email, password: 'Wrong7Harbour' })
    expect((await at.browser().ask('POST /api/login', { login: email, password: testPassword })).error.errorCode).toBe(111)
    const shown = async () => (await fairhouse.ask<{ frozenUntil: string | null }>('player show', email)).frozenUntil
    expect(await shown()).toBe(new Date(at.clock.now().getTime() + 15 * 60_000).toISOString())
    await fairhouse('player unfreeze', email, 'called by phone')
    expect(await shown()).toBeNull()
    expect((await at.browser().ask('POST /api/login', { login: email, password: testPassword })).status).toBe(200)
  })

  test('is told that a frozen address stays frozen for whoever was unfrozen, and until when', async () => {
    const { email } = await at.player()
    const logIn = () => there.ask('POST /api/login', { login: email, password: testPassword })
    const there = at.browser()
    const limit = at.house.settings.get('signIn.addressLimit')
    for (let place = 0; place <= limit; place += 1) await there.ask('POST /api/login', { ...wrong, login: `no${place}@example.com` })
    const lines = await fairhouse('player unfreeze', email, 'called by phone')
    expect(lines.join(' ')).not.toContain('can sign in')
    expect(lines.join(' ')).toMatch(/no longer frozen.* From an address with too many failed logins .* until its own freeze ends/)
    expect((await logIn()).error.errorCode).toBe(111)
    at.clock.advance(15 * 60_000)
    expect((await logIn()).status).toBe(200)
  })
})

describe('an account without an e-mail address', () => {
  const withoutEmail = async (userName: string) => {
    const id = newPlayerId()
    const [shard, currency] = [shardOf(id), 'EUR']
    const row = {
      shard,
      id,
      status: 'active' as const,
      country: 'MLT',
      currency,
      language: 'en',
      birth_date: '1990-05-05',
      created_at: at.clock.now(),
      password_hash: await hashPassword(testPassword),
      ...sealNewPerson(at.house, { shard, id }, { email: '', userName, firstName: 'Ada', lastName: 'Example', birthDate: '1990-05-05' }),
    }
    await writePlayer(at.house.db, row, at.house.personal.indexOf('login', userName))
    await openWallet(at.house.db, { shard, player: id, currency })
  }

  test('is asked for one after the right password (222), and logged in with it; it becomes a login once it is proven', async () => {
    proves('SHL-925')
    await withoutEmail('ada01')
    const browser = at.browser()
    expect((await browser.ask('POST /api/login', { login: 'ada01', password: 'Wrong7Harbour' })).error.errorCode).toBe(107)
    const { error } = await browser.ask('POST /api/login', { login: 'ada01', password: testPassword })
    await expectTold(error, 222, /^We do not have your e-mail address yet\./)
    expect((await at.browser().ask('POST /api/login/email', { email: 'ada@example.com' })).error.errorCode).toBe(133)
    expect((await browser.ask('POST /api/login/email', { email: 'nonsense' })).error.errorDetails?.fields).toMatchObject({
      email: { rule: 'email' },
    })
    const { profile } = await browser.must('POST /api/login/email', { email: 'Ada.New@example.com' })
    expect(profile).toMatchObject({ email: 'ada.new@example.com', userName: 'ada01' })
    expect((await browser.must('GET /api/verification', {})).email).toMatchObject({ needed: true, value: 'ada.new@example.com' })
    expect((await browser.ask('POST /api/login/email', { email: 'b@example.com' })).error.errorCode).toBe(133)
    const logIn = async () => (await at.browser().ask('POST /api/login', { login: 'ada.new@example.com', password: testPassword })).status
    expect(await logIn()).toBe(401)
    const kit = registrationAt(at)
    await browser.must('POST /api/verification/send-code', { channel: 'email' })
    await browser.must('POST /api/verification/verify', { channel: 'email', code: await kit.codeTo('ada.new@example.com') })
    expect(await logIn()).toBe(200)
  })
})
