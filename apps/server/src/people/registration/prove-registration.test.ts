import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { registrationAt, someEmail } from './test-registration.ts'

let at: TestHouse
let kit: ReturnType<typeof registrationAt>
beforeAll(async () => {
  at = await openTestHouse()
  kit = registrationAt(at)
  await at.set('registration.activation', 'code')
})
afterAll(() => at.close())

const registered = async (email = someEmail()) => {
  const browser = at.browser()
  const { value } = await kit.register({ email }, browser)
  return { email, browser, value, code: await kit.codeTo(email) }
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a registration that waits for the code from its mail', () => {
  test('says until when, and logs in with the code', async () => {
    proves('IDN-690')
    const { browser, value, code } = await registered()
    expect(value).toEqual({ autoLogin: false, proof: 'code', expirationTime: new Date(at.clock.now().getTime() + 600_000).toISOString() })
    const { profile } = await browser.must('POST /api/registration/code', { code })
    expect((await browser.must('GET /api/session', {})).profile).toEqual(profile)
    expect((await browser.must('GET /api/verification', {})).email).toMatchObject({ needed: false, lastTransaction: 'verified' })
  })

  test('is opened by the code once, also when it comes many times at the same moment', async () => {
    const { browser, code } = await registered()
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.ask('POST /api/registration/code', { code })))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    for (const { error } of answers.filter(({ status }) => status !== 200)) expect([133, 194, 209]).toContain(error.errorCode)
  })

  test('takes no code of another registration, and none in another browser', async () => {
    const [one, other] = [await registered(), await registered()]
    if (one.code !== other.code)
      expect((await one.browser.ask('POST /api/registration/code', { code: other.code })).error.errorCode).toBe(195)
    expect((await at.browser().ask('POST /api/registration/code', { code: one.code })).error.errorCode).toBe(133)
  })

  test('takes five wrong codes, then a new one must be sent', async () => {
    const { email, browser, code } = await registered()
    const tries = []
    for (let place = 0; place < 5; place += 1)
      tries.push((await browser.ask('POST /api/registration/code', { code: wrongOf(code) })).error.errorCode)
    expect(tries).toEqual([195, 195, 195, 195, 195])
    expect((await browser.ask('POST /api/registration/code', { code })).error.errorCode).toBe(194)
    at.clock.advance(30_000)
    const { remainingAttempts } = await browser.must('POST /api/registration/code/again', {})
    expect(remainingAttempts).toBe(3)
    await browser.must('POST /api/registration/code', { code: await kit.codeTo(email) })
  })

  test('works until the last moment of the code and not after it', async () => {
    const { browser, code } = await registered()
    const late = await registered()
    at.clock.advance(600_000 - 1)
    expect((await browser.ask('POST /api/registration/code', { code })).status).toBe(200)
    at.clock.advance(1)
    expect((await late.browser.ask('POST /api/registration/code', { code: late.code })).error.errorCode).toBe(194)
  })

  test('can be opened by the link of a mail instead, once that is asked for', async () => {
    const { email, browser } = await registered()
    expect((await browser.ask('POST /api/login', { login: email, password: testPassword })).error.errorCode).toBe(114)
  })
})

describe('an address that has an account already', () => {
  test('waits for a code, too: the answers are the same, no code is right, and only the owner’s mail tells', async () => {
    const first = await registered()
    const again = await registered(first.email)
    expect(Object.keys(again.value).toSorted()).toEqual(Object.keys(first.value).toSorted())
    expect((await kit.mailsTo(first.email))[0]?.subject).toMatch(/already have/)
    expect((await again.browser.ask('POST /api/registration/code', { code: first.code })).error.errorCode).toBe(195)
    at.clock.advance(30_000)
    const [real, unreal] = [
      await first.browser.ask('POST /api/registration/code/again', {}),
      await again.browser.ask('POST /api/registration/code/again', {}),
    ]
    expect([unreal.status, Object.keys(unreal.value)]).toEqual([real.status, Object.keys(real.value)])
  })
})
