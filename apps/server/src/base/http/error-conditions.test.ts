import { proves } from '@fairhouse/testing/proves.ts'
import { actionOfUrl } from '@fairhouse/errors/action-of-url.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { methodIds } from '../../cashier/method-catalogue/method-ids.ts'
import { registerAt, someEmail } from '../../people/registration/test-registration.ts'
import { newKey } from '../testing/test-browser.ts'
import { freePort, openTestHouse, testPassword, type TestHouse } from '../testing/test-house.ts'
import { toldOf } from '../testing/test-told.ts'

// Conditions that have no test file of their own. The table of all: packages/errors/src/entries/.

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse({ sandboxOrigin: `http://127.0.0.1:${await freePort()}` }) // nobody answers there
  await seedMethods(at.house.db, firstMethods)
})
afterAll(() => at.close())

const register = (changes: Record<string, string> = {}, browser = at.browser()) => registerAt(at, changes, browser)

describe('a registration is refused', () => {
  test('with 106 after as many from one address in a day as the setting says, and taken again the next day', async () => {
    proves('SHL-831')
    await at.set('be.registrationsPerAddressPerDay', 2)
    const crowd = at.browser()
    const statuses = [await register({}, crowd), await register({}, crowd)].map(({ status }) => status)
    const third = await register({}, crowd)
    expect([statuses, third.status, third.error.errorCode]).toEqual([[200, 200], 429, 106])
    expect(await toldOf(third.error)).toMatch(/^There were too many registrations from here\./)
    expect((await register()).status).toBe(200)
    at.clock.advance(24 * 3_600_000)
    expect((await register({}, crowd)).status).toBe(200)
    await at.set('be.registrationsPerAddressPerDay', 20)
  })

  test('and one that is refused for its fields does not count towards it', async () => {
    await at.set('be.registrationsPerAddressPerDay', 1)
    const browser = at.browser()
    await register({ city: '' }, browser)
    expect((await register({}, browser)).status).toBe(200)
    await at.set('be.registrationsPerAddressPerDay', 20)
  })

  test('with 108 from a country that is not served, whatever country is written in the form', async () => {
    proves('SHL-833')
    await at.set('be.countryBlacklist', ['MLT'])
    const { error } = await register({ country: 'SWE', zipCode: '111 22' })
    expect([error.errorCode, await toldOf(error)]).toEqual([108, expect.stringMatching(/^We are not licensed in this country/)])
    await at.set('be.countryBlacklist', ['PRK', 'IRN'])
  })

  test('with 281 from a network that the operator has blocked, and so is a login; from the next address neither', async () => {
    proves('SHL-983')
    const { email } = await at.player()
    const answers = async (address: string) => {
      const logged = await at.browser().ask('POST /api/login', { login: email, password: testPassword }, { address })
      if (logged.error) expect(await toldOf(logged.error)).toMatch(/^This is blocked\./)
      return [logged.error?.errorCode, (await register({}, Object.assign(at.browser(), { address }))).error?.errorCode]
    }
    await at.set('be.blockedNetworks', ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7'])
    for (const address of ['203.0.113.9', '2001:db8::1', '198.51.100.7', '::ffff:203.0.113.9'])
      expect(await answers(address)).toEqual([281, 281])
    for (const address of ['203.0.114.1', '198.51.100.8']) expect(await answers(address)).toEqual([undefined, undefined])
    for (const wrong of ['203.0.113.300', '203.0.113.0/33', 'example.com'])
      await expect(at.set('be.blockedNetworks', [wrong])).rejects.toThrow(/networks/)
    await at.set('be.blockedNetworks', [])
  })

  test('with 204 where a text has HTML tags, and the field is named', async () => {
    proves('SHL-908', 'SHL-445')
    const { error } = await register({ street: '<script>1</script>' })
    expect([error.errorCode, error.error, error.errorDetails]).toEqual([204, 'textRefused', { fields: { street: { rule: 'noHtml' } } }])
    expect((await register({ firstName: '<b>Ada</b>' })).error.errorCode).toBe(204)
    expect(await toldOf(error)).toBe('HTML tags are not allowed. Please use plain text.')
    expect((await register({ street: '5 < 7 Lane' })).status).toBe(200)
  })

  test('for a national id that cannot be one, by the name that its country has for it', async () => {
    proves('IDN-568')
    const romanian = { country: 'ROU', zipCode: '010011', birthDate: '1988-09-12', nationalIdNumber: '1880912170422' }
    const { error } = await register(romanian)
    expect(error).toMatchObject({
      errorCode: 2,
      errorDetails: { fields: { nationalIdNumber: { rule: 'nationalId', values: { country: 'ROU' } } } },
    })
    const missing = await register({ ...romanian, nationalIdNumber: '' })
    expect(missing.error).toMatchObject({ errorCode: 2, errorDetails: { fields: { nationalIdNumber: { rule: 'required' } } } })
    expect((await register({ ...romanian, nationalIdNumber: '1880912170421' })).status).toBe(200)
  })

  test('with 104 where the e-mail address is too long for any mail', async () => {
    const { error } = await register({ email: `${'a'.repeat(250)}@example.com` })
    expect([error.errorCode, error.errorDetails?.field]).toEqual([104, 'email'])
  })

  test('with 264 for a domain that is blocked and for names below it, at the first step already', async () => {
    proves('SHL-976', 'IDN-634')
    await at.set('be.emailDomainBlacklist', ['throwaway.example'])
    const fields = { email: { rule: 'emailDomainBlacklisted' } }
    for (const email of ['a@throwaway.example', 'a@mail.Throwaway.example']) {
      const { error } = await register({ email })
      expect(error).toMatchObject({ errorCode: 264, errorDetails: { fields } })
      expect(await toldOf(error)).toMatch(/^Addresses of this e-mail service are not accepted\./)
    }
    expect((await register({ email: `${someEmail()}`.replace('@example', '@notthrowaway') })).status).toBe(200)
    const step = { step: 'userDetails', fields: { email: 'a@throwaway.example', password: testPassword, country: 'MLT' } }
    expect((await at.browser().ask('POST /api/registration/validate', step)).error.errorCode).toBe(264)
    await at.set('be.emailDomainBlacklist', [])
  })
})

test('a registration from a browser in which somebody is logged in meanwhile is 304 and makes no account', async () => {
  const { browser } = await at.player()
  const before = await at.sql('select from player')
  const { error } = await register({}, browser)
  expect([error.errorCode, error.error]).toEqual([304, 'shownElsewhere'])
  expect(await at.sql('select from player')).toHaveLength(before.length)
})

describe('a call that has not its shape is refused', () => {
  const deposit = async (wish: Record<string, unknown>) => {
    const { browser } = await at.player()
    const headers = { origin: at.env.publicOrigin, 'idempotency-key': newKey() }
    return (await browser.request({ method: 'POST', url: '/api/deposits', headers, payload: wish })).json()
  }

  test('with 102 where something is missing, 103 where a number is none, 104 where other fields are wrong', async () => {
    proves('SHL-826..827')
    const wish = { method: 1140001, amount: '20.00', currency: 'EUR' }
    const missing = await deposit({ currency: 'EUR', method: 1140001 })
    expect(missing).toMatchObject({ errorCode: 102, errorDetails: { fields: { amount: { rule: 'required' } } } })
    expect(await toldOf(missing)).toMatch(/^Something is missing here\./)
    const noNumber = await deposit({ ...wish, amount: 'twenty' })
    expect(noNumber).toMatchObject({ errorCode: 103, errorDetails: { fields: { amount: { rule: 'number' } } } })
    expect(await toldOf(noNumber)).toMatch(/^This is not a number we can read\./)
    expect(await deposit({ ...wish, method: 'card', currency: 5 })).toMatchObject({
      errorCode: 104,
      errorDetails: { fields: { method: { rule: 'wrongFormat' }, currency: { rule: 'wrongFormat' } } },
    })
  })
})

describe('a deposit is refused', () => {
  const wish = { method: methodIds.paymentCard, amount: '20.00', currency: 'EUR' }

  test('with 140 where the provider cannot be reached, and nothing stays under way', async () => {
    proves('SHL-873')
    const { browser } = await at.player()
    const { error } = await browser.ask('POST /api/deposits', wish)
    expect([error.errorCode, await toldOf(error)]).toEqual([140, expect.stringMatching(/^A service that we need does not answer\./)])
    expect(await browser.must('GET /api/deposits/offer', {})).toMatchObject({ pendingDeposits: { count: 0 } })
  })

  test('with 235 already where the ways to pay are asked for, by a player whom the operator has blocked, and says that it is about deposits', async () => {
    proves('SHL-800')
    const { browser, shard, id } = await at.player()
    await browser.must('GET /api/payment/methods', {})
    await at.sql(`insert into exclusion (shard, player, kind, source, starts_at) values (${shard}, ${id}, 'blocked', 'test', '2026-01-01')`)
    const { error } = await browser.ask('GET /api/payment/methods', {})
    expect(error).toMatchObject({ errorCode: 235, error: 'actionBlocked', errorUrl: '/api/payment/methods' })
    expect(actionOfUrl(error.errorUrl ?? '')).toBe('deposit')
    expect(await toldOf(error)).toMatch(/^Depositing is blocked for your account\./)
  })

  test('with 3001 by a method that is not offered, 125 with a stored card that is not theirs', async () => {
    proves('SHL-1003')
    const { browser } = await at.player()
    const { error } = await browser.ask('POST /api/deposits', { ...wish, method: 1 })
    expect([error.errorCode, await toldOf(error)]).toEqual([3001, expect.stringMatching(/^This way to pay is not available right now\./)])
    expect((await browser.ask('POST /api/deposits', { ...wish, storedDetailReference: 'of-somebody-else' })).error.errorCode).toBe(125)
  })
})

describe('a limit is refused', () => {
  test('with 8 where none is given', async () => {
    proves('SHL-821')
    const { browser } = await at.player()
    const { error } = await browser.ask('POST /api/limits', { type: 'deposit' })
    expect([error.errorCode, await toldOf(error)]).toEqual([8, expect.stringMatching(/^Please set at least one limit/)])
  })
})

test('117 says which limit binds, how high it is and what is left', async () => {
  const { browser } = await at.player()
  await browser.must('POST /api/limits', { type: 'deposit', dailyAmount: '50.00', weeklyAmount: '60.00', monthlyAmount: '70.00' })
  const { error } = await browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount: '55.00', currency: 'EUR' })
  expect(error).toMatchObject({ errorCode: 117, errorDetails: { type: 'daily', limit: '50.00', available: '50.00', currency: 'EUR' } })
})
