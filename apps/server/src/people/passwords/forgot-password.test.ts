import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { activationLinkWorker } from '../activation/activation-again.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { passwordLinkWorker } from './forgot-password.ts'
import { mailsTo } from '../../base/testing/test-outbox.sql.ts'
import { expectTold } from '../../base/testing/test-told.ts'

// Errors 116 (activationCodeExpired), 181 (emailNotFound), 182 (samePassword) and 183 (resetCodeMismatch) of links for a new password.

const next = 'Silver8Lantern'
const minute = 60_000
let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())
afterEach(() => at.clock.advance(86_400_000))

/** Does the jobs that are due, as the server does them beside the calls. */
async function work(): Promise<void> {
  const workers = { 'password-link': passwordLinkWorker(at.house), 'activation-link': activationLinkWorker(at.house) }
  for (const { id, kind, key } of await at.sql(
    "delete from job where kind in ('password-link', 'activation-link') returning id, kind, key",
  ))
    await workers[kind as keyof typeof workers]({ id: id as bigint, kind: String(kind), key: String(key), payload: {}, tries: 1 }) // as selected
}
const forgot = (login: string, browser = at.browser()) => browser.ask('POST /api/password/forgot', { login })
const reset = (code: string, newPassword = next, browser = at.browser()) => browser.ask('POST /api/password/reset', { code, newPassword })
const codeIn = (text = '') => /\/forgot-password\/reset\/([\w-]+)/.exec(text)?.[1] ?? ''
const linkFor = async (email: string) => {
  await forgot(email)
  await work()
  return codeIn((await mailsTo(at, email))[0]?.text)
}
const logIn = (login: string, password: string) => at.browser().ask('POST /api/login', { login, password })

describe('asking for a new password', () => {
  test('answers the same and does the same work whether or not there is such an account', async () => {
    const { email } = await at.player()
    const workOf = async (login: string) => {
      const statements: string[] = []
      const query = vi.spyOn(at.house.db, 'query')
      const transaction = vi.spyOn(at.house.db, 'transaction')
      const { response } = await forgot(login)
      // The house looks at its own installation beside the calls, now and then.
      statements.push(...query.mock.calls.flatMap(([{ text }]) => (text.includes('from installation') ? [] : [text])))
      const answer = [
        response.statusCode,
        response.body,
        Object.keys(response.headers).toSorted(),
        statements,
        transaction.mock.calls.length,
      ]
      query.mockRestore()
      transaction.mockRestore()
      return answer
    }
    const known = await workOf(email)
    expect(await workOf(`no-${email}`)).toEqual(known)
    await work()
    expect(await mailsTo(at, email)).toHaveLength(1)
    expect(await mailsTo(at, `no-${email}`)).toHaveLength(0)
  })

  test('keeps no login in the clear, and nothing at all once the mail is on its way', async () => {
    const { email } = await at.player()
    await forgot(email)
    const rows = await at.sql("select encode(sealed, 'escape') as text from mail_request")
    expect(rows).toHaveLength(1)
    expect(String(rows[0]?.text)).not.toContain(email)
    await work()
    expect(await at.sql('select from mail_request')).toHaveLength(0)
  })

  test('writes in the language of the account, with the hours of the setting, and keeps only a hash of the code', async () => {
    await at.set('be.resetCodeMinutes', 45)
    const { email, id } = await at.player()
    await at.sql(`update player set language = 'de' where id = ${id}`)
    const code = await linkFor(email)
    const [mail] = await mailsTo(at, email)
    expect([mail?.subject, mail?.text]).toEqual([expect.stringContaining('neues Passwort'), expect.stringContaining('45 Minuten')])
    expect(mail?.text).toContain('/de/forgot-password/reset/')
    expect(
      JSON.stringify(await at.sql('select * from password_link'), (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(code)
    await at.set('be.resetCodeMinutes', 60)
  })

  test('leads an account without a password to the page that sets one', async () => {
    const { email, id } = await at.player()
    await at.sql(`update player set password_hash = null where id = ${id}`)
    await forgot(email)
    await work()
    const [mail] = await mailsTo(at, email)
    expect(mail?.text).toContain('/set-password/')
    expect(mail?.text).not.toContain('/forgot-password/')
  })

  test('sends an account no more than the setting in an hour, without a word', async () => {
    const { email } = await at.player()
    for (let n = 0; n < 5; n += 1) expect((await forgot(email)).status).toBe(200)
    await work()
    expect(await mailsTo(at, email)).toHaveLength(3)
    at.clock.advance(61 * minute)
    await linkFor(email)
    expect(await mailsTo(at, email)).toHaveLength(4)
  })

  test('is refused with 305 to an address that asks too often, for known and unknown logins alike', async () => {
    await at.set('be.linkMailsPerAddressPerHour', 3)
    const { email } = await at.player()
    const crowd = at.browser()
    for (const login of [email, 'nobody@example.com', email]) expect((await forgot(login, crowd)).status).toBe(200)
    const refused = [await forgot(email, crowd), await forgot('nobody@example.com', crowd)]
    expect(refused.map(({ error }) => error.errorCode)).toEqual([305, 305])
    expect(refused[0]?.response.body).toBe(refused[1]?.response.body)
    expect((await forgot(email)).status).toBe(200)
    at.clock.advance(61 * minute)
    expect((await forgot(email, crowd)).status).toBe(200)
    await at.set('be.linkMailsPerAddressPerHour', 20)
    await work()
  })

  test('sends nothing to an account that is closed', async () => {
    const { email } = await at.player({ status: 'closed' })
    await forgot(email)
    await work()
    expect(await mailsTo(at, email)).toHaveLength(0)
  })
})

describe('the link', () => {
  test('sets the password once; afterwards it is 183 and the new password opens the account', async () => {
    proves('SHL-721', 'SHL-875')
    const { email } = await at.player()
    const code = await linkFor(email)
    expect((await at.browser().must('POST /api/password/link', { code })).login).toBe(email)
    expect((await reset(code)).status).toBe(200)
    await expectTold((await reset(code, 'Amber9Window')).error, 183, /^This code is not right\./)
    expect((await logIn(email, testPassword)).status).toBe(401)
    expect((await logIn(email, next)).status).toBe(200)
  })

  test('works for one of many who come at once', async () => {
    const { email } = await at.player()
    const code = await linkFor(email)
    const passwords = Array.from({ length: 8 }, (_, n) => `Silver${n}Lantern`)
    const answers = await Promise.all(passwords.map((one) => reset(code, one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await logIn(email, winner)).status).toBe(200)
  })

  test('ends after its time with 116, and an older one ends with a newer', async () => {
    proves('IDN-NS-13')
    const { email } = await at.player()
    const old = await linkFor(email)
    at.clock.advance(minute)
    const code = await linkFor(email)
    expect((await reset(old)).error.errorCode).toBe(116)
    at.clock.advance(60 * minute - 1)
    expect((await at.browser().ask('POST /api/password/link', { code })).status).toBe(200)
    at.clock.advance(1)
    expect((await at.browser().ask('POST /api/password/link', { code })).error.errorCode).toBe(116)
    expect((await reset(code)).error.error).toBe('activationCodeExpired')
  })

  test('that nobody sent is 183', async () => {
    expect((await reset('abc123')).error.errorCode).toBe(183)
    expect((await at.browser().ask('POST /api/password/link', { code: 'abc123' })).error.errorCode).toBe(183)
  })

  test.each([
    ['Password1', 'checkFields', { rule: 'commonPassword' }],
    ['lowercase7', 'checkFields', { rule: 'passwordUpperCase' }],
    [testPassword, 'samePassword', { rule: 'samePassword' }],
  ])('judges %s by the rules of registration and is not used up by it', async (password, error, finding) => {
    proves('SHL-890')
    const { email } = await at.player()
    const code = await linkFor(email)
    const { error: refused } = await reset(code, password)
    expect([refused.error, refused.errorDetails?.['fields']]).toEqual([error, { newPassword: finding }])
    if (error === 'samePassword') await expectTold(refused, 182, /^The new password is the same as the old one\./)
    expect((await reset(code)).status).toBe(200)
  })

  test('ends every session, forgives the freeze, is written down, and the owner gets a mail', async () => {
    const { email, id, browser } = await at.player()
    for (let n = 0; n < 6; n += 1) await logIn(email, 'Wrong7Harbour')
    expect((await logIn(email, testPassword)).error.errorCode).toBe(111)
    await reset(await linkFor(email))
    expect((await browser.must('GET /api/session', {})).profile).toBeNull()
    expect((await logIn(email, next)).status).toBe(200)
    const subjects = (await mailsTo(at, email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.includes('password was changed'))).toBe(true)
    expect(await at.sql(`select from audit where action = 'password.reset' and subject = 'player:${id}'`)).toHaveLength(1)
  })

  test('proves the address, so that an account which waited for its activation is active', async () => {
    const { email } = await at.player({ status: 'notActivated' })
    expect((await logIn(email, testPassword)).error.errorCode).toBe(114)
    await reset(await linkFor(email))
    expect((await logIn(email, next)).status).toBe(200)
  })

  test('to an address that the account has given up since is 181, and changes nothing', async () => {
    proves('SHL-889')
    const { email, browser } = await at.player()
    const code = await linkFor(email)
    const fresh = `new-${email}`
    await browser.must('POST /api/profile/details', { email: fresh })
    expect((await at.browser().must('POST /api/password/link', { code })).login).toBe(email)
    await browser.must('POST /api/verification/send-code', { channel: 'email' })
    const sent = /\b(\d{6})\b/.exec((await mailsTo(at, fresh))[0]?.text ?? '')?.[1] ?? ''
    await browser.must('POST /api/verification/verify', { channel: 'email', code: sent })
    const { error } = await at.browser().ask('POST /api/password/link', { code })
    await expectTold(error, 181, /^We know no account with this e-mail address\./)
    expect((await reset(code)).error.errorCode).toBe(181)
    expect((await logIn(fresh, testPassword)).status).toBe(200)
    const again = await linkFor(fresh)
    expect((await reset(again)).status).toBe(200)
  })

  test('goes to the proven address while a new one is not proven, and does not prove that one', async () => {
    const { email, browser, id } = await at.player()
    await browser.must('POST /api/profile/details', { email: `mistyped-${email}` })
    await reset(await linkFor(email))
    expect(await mailsTo(at, `mistyped-${email}`)).toHaveLength(0)
    expect((await at.sql(`select email_verified_at from player where id = ${id}`))[0]?.['email_verified_at']).toBeNull()
    expect((await logIn(email, next)).status).toBe(200)
  })

  test('does not go to an address that somebody who signs in by a user name has typed and not proven', async () => {
    const { email, id } = await at.player()
    await at.sql(`update player_login set login_index = '${at.house.personal.indexOf('login', 'lantern77')}' where player = ${id}`)
    await at.sql(`update player set email_verified_at = null where id = ${id}`)
    expect((await logIn('lantern77', testPassword)).status).toBe(200)
    const links = async () => (await mailsTo(at, email)).filter(({ text }) => codeIn(text)).length
    await forgot('lantern77')
    await work()
    expect(await links()).toBe(0)
    await at.sql(`update player set email_verified_at = now() where id = ${id}`)
    await forgot('lantern77')
    await work()
    expect(await links()).toBe(1)
  })

  test('ends with a change of password by the player', async () => {
    const { email, browser } = await at.player()
    const code = await linkFor(email)
    await browser.must('POST /api/password', { oldPassword: testPassword, newPassword: next })
    expect((await reset(code, 'Amber9Window')).error.errorCode).toBe(116)
  })
})

describe('the activation mail', () => {
  const activationIn = (text = '') => /\/activation\/([\w-]+)/.exec(text)?.[1] ?? ''
  const again = async (login: string) => {
    const answered = await at.browser().ask('POST /api/activation/again', { login })
    await work()
    return answered
  }

  test('is sent again to an account that waits for it, and the newest link counts', async () => {
    proves('SHL-722')
    const { email } = await at.player({ status: 'notActivated' })
    await again(email)
    at.clock.advance(minute)
    await again(email)
    const [newest, older] = (await mailsTo(at, email)).map(({ text }) => activationIn(text))
    expect((await at.browser().ask('POST /api/activation', { activationCode: older ?? '' })).error.errorCode).toBe(116)
    await at.browser().must('POST /api/activation', { activationCode: newest ?? '' })
    expect((await logIn(email, testPassword)).status).toBe(200)
  })

  test('is asked for with one and the same answer for waiting, active and unknown logins, and comes three times an hour at most', async () => {
    const [waiting, active] = [await at.player({ status: 'notActivated' }), await at.player()]
    const answers = []
    for (const login of [waiting.email, active.email, 'nobody@example.com']) answers.push(await again(login))
    expect(new Set(answers.map(({ status, response }) => `${status} ${response.body}`)).size).toBe(1)
    expect(await mailsTo(at, active.email)).toHaveLength(0)
    for (let n = 0; n < 4; n += 1) await again(waiting.email)
    expect(await mailsTo(at, waiting.email)).toHaveLength(3)
  })
})
