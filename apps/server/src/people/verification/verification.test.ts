import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { registrationAt, someEmail } from '../../people/registration/test-registration.ts'

let at: TestHouse
let kit: ReturnType<typeof registrationAt>
beforeAll(async () => {
  at = await openTestHouse()
  kit = registrationAt(at)
})
afterAll(() => at.close())

let numbers = 0
const someNumber = () => `+356991${String((numbers += 1)).padStart(5, '0')}`
/** Somebody whose address and number are not proven yet. */
async function newcomer(phoneNumber = someNumber()) {
  await at.set('registration.emailActivationRequired', false)
  const [browser, email] = [at.browser(), someEmail()]
  const fields = { email, phoneNumber, firstName: 'Nova', lastName: `Comer${'abcdefghij'[numbers % 10]}` }
  expect((await kit.register(fields, browser)).error).toBeUndefined()
  await at.set('registration.emailActivationRequired', true)
  return { browser, email, phoneNumber }
}
const send = (browser: TestBrowser, channel: 'email' | 'phoneNumber') => browser.ask('POST /api/verification/send-code', { channel })
const verify = (browser: TestBrowser, channel: 'email' | 'phoneNumber', code: string) =>
  browser.ask('POST /api/verification/verify', { channel, code })

test('begins with both channels needed and asked, and no code sent', async () => {
  proves('IDN-320..324', 'IDN-NS-66')
  const { browser, email, phoneNumber } = await newcomer()
  const channels = await browser.must('GET /api/verification', {})
  const fresh = { needed: true, ask: true, remainingAttempts: 5, sentNumber: 0, lastTransaction: null }
  expect(channels).toMatchObject({ email: { ...fresh, value: email }, phoneNumber: { ...fresh, value: phoneNumber } })
})

test('names the countries of the calling codes in the language of the page that asks', async () => {
  const { browser } = await newcomer()
  const nameIn = async (language: string) => {
    const { phoneNumber } = await browser.must('GET /api/verification', {}, { headers: { 'x-language': language } })
    return phoneNumber.field.options?.find(({ value }) => value === 'DEU+49')?.label
  }
  expect([await nameIn('ar'), await nameIn('fi')]).toEqual(['🇩🇪 ألمانيا +49', '🇩🇪 Saksa +49'])
})

test('says that all is verified to whoever asks for a code with both proven (302), and of one alone that it is (193)', async () => {
  proves('SHL-893', 'SHL-990')
  const who = await newcomer()
  for (const channel of ['email', 'phoneNumber'] as const) {
    await send(who.browser, channel)
    await verify(who.browser, channel, await kit.codeTo(who[channel]))
    const { error } = await send(who.browser, 'email')
    if (channel === 'email') await expectTold(error, 193, /^This is verified already\./)
    else await expectTold(error, 302, /^Everything is verified\./)
  }
  expect((await send(who.browser, 'phoneNumber')).error.errorCode).toBe(302)
})

test('asks only for what the setting names', async () => {
  const { browser } = await newcomer()
  await at.set('verification.ask', ['email'])
  const { email, phoneNumber } = await browser.must('GET /api/verification', {})
  expect([email.ask, phoneNumber.ask, phoneNumber.needed]).toEqual([true, false, true])
  await at.set('verification.ask', ['email', 'phoneNumber'])
})

describe.each(['email', 'phoneNumber'] as const)('the code of %s', (channel) => {
  test('has six digits, ten minutes and a reference, and proves this channel alone', async () => {
    provesMany(
      'each field of the channel is compared before and after the code',
      'IDN-325 IDN-327 IDN-329..330 IDN-333 IDN-672 IDN-731..735',
    )
    const who = await newcomer()
    const sent = (await send(who.browser, channel)).value
    const other = channel === 'email' ? 'phoneNumber' : 'email'
    expect(sent[channel]).toMatchObject({
      lastTransaction: 'sent',
      sentNumber: 1,
      remainingAttempts: 4,
      expirationTime: new Date(at.clock.now().getTime() + 600_000).toISOString(),
    })
    expect(sent[channel].pinId).toMatch(/^[\w-]{12}$/)
    expect(sent[other]).toMatchObject({ lastTransaction: null, sentNumber: 0 })
    const code = await kit.codeTo(who[channel])
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(sent)).not.toContain(code)
    const proven = (await verify(who.browser, channel, code)).value
    expect([proven[channel].needed, proven[channel].ask, proven[channel].lastTransaction, proven[other].needed]).toEqual([
      false,
      false,
      'verified',
      true,
    ])
    expect((await send(who.browser, channel)).error.errorCode).toBe(193)
  })

  test('works once, also when it comes many times at the same moment (209)', async () => {
    proves('SHL-912')
    const who = await newcomer()
    await send(who.browser, channel)
    const code = await kit.codeTo(who[channel])
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(who.browser, channel, code)))
    for (const { error } of answers) if (error) await expectTold(error, 209, /^This code was used before\./)
    expect(answers.map(({ status, error }) => (status === 200 ? 200 : error.errorCode)).toSorted((a, b) => a - b)).toEqual([
      200, 209, 209, 209, 209, 209,
    ])
  })

  test('is unknown where it is wrong (195) and expired after five of those or ten minutes (194)', async () => {
    proves('IDN-NS-67', 'IDN-326', 'SHL-895..896')
    const who = await newcomer()
    await send(who.browser, channel)
    const code = await kit.codeTo(who[channel])
    const wrong = code === '000000' ? '000001' : '000000'
    for (let place = 0; place < 5; place += 1)
      await expectTold((await verify(who.browser, channel, wrong)).error, 195, /^This code is not right\./)
    await expectTold((await verify(who.browser, channel, code)).error, 194, /^This code has expired\./)
    at.clock.advance(30_000)
    await send(who.browser, channel)
    at.clock.advance(600_000)
    expect((await who.browser.must('GET /api/verification', {}))[channel].lastTransaction).toBe('expired')
    expect((await verify(who.browser, channel, await kit.codeTo(who[channel]))).error.errorCode).toBe(194)
  })

  test('is sent again after a pause (305), five times in all; the last one still counts', async () => {
    proves('IDN-328', 'IDN-NS-68', 'SHL-904', 'SHL-927')
    const who = await newcomer()
    await send(who.browser, channel)
    const sentNumber = async () => (await who.browser.must('GET /api/verification', {}))[channel].sentNumber
    expect(await sentNumber()).toBe(1)
    const early = (await send(who.browser, channel)).error
    expect([early.errorCode, early.expireTime]).toEqual([305, 30])
    for (let place = 0; place < 4; place += 1) {
      at.clock.advance(30_000)
      expect((await send(who.browser, channel)).status).toBe(200)
      expect(await sentNumber()).toBe(place + 2)
    }
    at.clock.advance(30_000)
    const { error } = await send(who.browser, channel)
    if (channel === 'email') await expectTold(error, 225, /^You have sent as many messages as are possible today\./)
    else await expectTold(error, 198, /^We have sent as many codes as we may\./)
    expect((await who.browser.must('GET /api/verification', {}))[channel].remainingAttempts).toBe(0)
    expect((await verify(who.browser, channel, await kit.codeTo(who[channel]))).status).toBe(200)
  })

  test('is sent once for many presses at the same moment', async () => {
    const who = await newcomer()
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => send(who.browser, channel)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBe(1)
    expect((await who.browser.must('GET /api/verification', {}))[channel].sentNumber).toBe(1)
  })
})

describe('the budgets', () => {
  test('hold for a number whoever asks (198), for its neighbours (206) and for the address that asks (305)', async () => {
    proves('SHL-911')
    await at.set('be.codesPerValuePerDay', 1)
    const one = await newcomer()
    await send(one.browser, 'phoneNumber')
    at.clock.advance(30_000)
    expect((await send(one.browser, 'phoneNumber')).error.errorCode).toBe(198)
    await at.set('be.codesPerValuePerDay', 10)
    await at.set('be.codesPerPrefixPerHour', 1)
    const [two, three] = [await newcomer('+35679800001'), await newcomer('+35679800002')]
    const [first, second] = [await send(two.browser, 'phoneNumber'), await send(three.browser, 'phoneNumber')]
    expect(first.status).toBe(200)
    await expectTold(second.error, 206, /^You have done this as often as is allowed\./)
    await at.set('be.codesPerPrefixPerHour', 100)
    await at.set('be.codesPerAddressPerHour', 1)
    const four = await newcomer()
    await send(four.browser, 'email')
    expect((await send(four.browser, 'phoneNumber')).error.errorCode).toBe(305)
    await at.set('be.codesPerAddressPerHour', 30)
  })
})

describe('the value', () => {
  const update = (browser: TestBrowser, given: { email?: string; phoneNumber?: string; password?: string }) =>
    browser.ask('POST /api/profile/details', given)

  test('can be changed while it is not proven: the new one is shown, the code of the old one is void', async () => {
    proves('IDN-331', 'IDN-736..737')
    const who = await newcomer()
    await send(who.browser, 'phoneNumber')
    const [old, next] = [await kit.codeTo(who.phoneNumber), someNumber()]
    const changed = (await update(who.browser, { phoneNumber: next.replace('+356', '+356 ') })).value
    expect(changed.phoneNumber).toMatchObject({ value: next, lastTransaction: null, sentNumber: 1 })
    expect((await verify(who.browser, 'phoneNumber', old)).error.errorCode).toBe(195)
    expect((await who.browser.must('GET /api/session', {})).profile?.details.phoneNumber).toBe(next)
  })

  test('once proven it asks for the password (109), counts as not proven, and its old address is told', async () => {
    proves('IDN-NS-71')
    const who = await newcomer()
    await send(who.browser, 'email')
    await verify(who.browser, 'email', await kit.codeTo(who.email))
    const next = someEmail()
    expect((await update(who.browser, { email: next })).error.errorCode).toBe(109)
    const changed = await update(who.browser, { email: next, password: testPassword })
    expect(changed.value.email).toMatchObject({ value: next, needed: true })
    expect((await kit.mailsTo(who.email))[0]?.subject).toMatch(/was changed/)
    const logIn = async (login: string) => (await at.browser().ask('POST /api/login', { login, password: testPassword })).status
    expect([await logIn(who.email), await logIn(next)]).toEqual([200, 401])
    at.clock.advance(30_000)
    await send(who.browser, 'email')
    await verify(who.browser, 'email', await kit.codeTo(next))
    expect([await logIn(who.email), await logIn(next)]).toEqual([401, 200])
  })

  test('of somebody else is taken without a word, and told only to who proves it (105, 180)', async () => {
    proves('SHL-830', 'SHL-887')
    const [owner, thief] = [await newcomer(), await newcomer()]
    await send(owner.browser, 'phoneNumber')
    await verify(owner.browser, 'phoneNumber', await kit.codeTo(owner.phoneNumber))
    expect((await update(thief.browser, { phoneNumber: owner.phoneNumber })).status).toBe(200)
    expect((await update(thief.browser, { email: owner.email })).status).toBe(200)
    await send(thief.browser, 'phoneNumber')
    await send(thief.browser, 'email')
    const { error } = await verify(thief.browser, 'phoneNumber', await kit.codeTo(owner.phoneNumber))
    expect(error.errorSubCode).toBe('inUse')
    await expectTold(error, 180, /^This is in use by another account\./)
    await expectTold(
      (await verify(thief.browser, 'email', await kit.codeTo(owner.email))).error,
      105,
      /^There is an account with this e-mail/,
    )
    expect((await thief.browser.must('GET /api/verification', {})).email.needed).toBe(true)
  })

  test.each([
    [{ email: 'nonsense' }, { email: { rule: 'email' } }],
    [{ phoneNumber: '+35612' }, { phoneNumber: { rule: 'phone' } }],
    [{ phoneNumber: '' }, { phoneNumber: { rule: 'required' } }],
  ])('%j is refused at its field', async (given, fields) => {
    const { browser } = await newcomer()
    expect((await update(browser, given)).error.errorDetails?.fields).toMatchObject(fields)
  })

  test('is exactly one (196: unknown); a code for none cannot be sent (196: mandatory)', async () => {
    proves('SHL-897..898')
    const who = await newcomer()
    for (const given of [{}, { email: someEmail(), phoneNumber: someNumber() }])
      expect((await update(who.browser, given)).error).toMatchObject({ errorCode: 196, errorDetails: { reason: 'unknown' } })
    const { browser } = await at.player()
    const { error } = await send(browser, 'phoneNumber')
    expect(error).toMatchObject({ errorCode: 196, errorDetails: { reason: 'mandatory' } })
    await expectTold(error, 196, /is missing\. Please fill it in\.$/)
  })
})

test('visitors are refused everything of it', async () => {
  const browser = at.browser()
  for (const { error } of [
    await send(browser, 'email'),
    await verify(browser, 'email', '000000'),
    await browser.ask('GET /api/verification', {}),
  ])
    expect(error.errorCode).toBe(115)
})

test('what must be proven before money moves is said: 199, 200, and 219 for both', async () => {
  proves('SHL-905..906', 'SHL-923')
  const { browser, email } = await newcomer()
  const withdraw = () => browser.ask('POST /api/payment/initWithdraw', { amount: '20.00', currency: 'EUR', storedDetailReference: 'x' })
  const code = async (channels: string[]) => {
    await at.set('verification.neededToWithdraw', channels)
    return (await withdraw()).error
  }
  await expectTold(await code(['email']), 199, /^Your e-mail address is not verified yet\./)
  await expectTold(await code(['phoneNumber']), 200, /^Your phone number is not verified yet\./)
  await expectTold(await code(['email', 'phoneNumber']), 219, /^Your e-mail address and phone number are not verified yet\./)
  await send(browser, 'email')
  await verify(browser, 'email', await kit.codeTo(email))
  expect((await code(['email', 'phoneNumber'])).errorCode).toBe(200)
  expect((await code([])).errorCode).toBe(124)
})
