import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { testPassword } from '../../base/testing/test-house.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { seedMethods } from '../../cashier/method-catalogue/method.sql.ts'
import { methodIds } from '../../cashier/method-catalogue/method-ids.ts'
import { bet, openTestStudio, type TestStudio } from '../../play/games/test-studio.ts'
import { mayAdvertise } from './may-advertise.ts'
import { expectTold } from '../../base/testing/test-told.ts'

// The server's side of time-outs and self-exclusions.

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  await seedMethods(studio.house.db, firstMethods)
})
afterAll(() => studio.close())

type Browser = ReturnType<TestStudio['browser']>
const logIn = (browser: Browser, email: string) => browser.must('POST /api/login', { login: email, password: testPassword })
const launch = (browser: Browser) => browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
const deposit = (browser: Browser) =>
  browser.ask('POST /api/deposits', { method: methodIds.paymentCard, amount: '20.00', currency: 'EUR' }, { key: newKey() })
const standing = async (browser: Browser) => (await browser.must('GET /api/exclusion', {})).exclusion
const hour = 3_600_000

const ways = {
  'a time-out of a week': {
    begin: (browser: Browser) => browser.ask('POST /api/exclusion/time-out', { hours: 168 }),
    least: 168,
    most: 168,
    code: 217,
  },
  'a self-exclusion of six months': {
    begin: (browser: Browser) => browser.ask('POST /api/exclusion/self-exclusion', { months: 6 }),
    least: 24 * 181,
    most: 24 * 184,
    code: 120,
  },
  'the stop button': { begin: (browser: Browser) => browser.ask('POST /api/exclusion/stop', {}), least: 24, most: 24, code: 217 },
}

describe.each(Object.entries(ways))('%s', (_, { begin, least, most, code }) => {
  test('ends every session and game at once, closes play, deposits and marketing, and leaves withdrawals open', async () => {
    proves('SHL-921')
    const at = await studio.playing()
    const elsewhere = studio.browser()
    await logIn(elsewhere, at.email)
    expect((await begin(at.browser)).value.exclusion.since).toBe(studio.clock.now().toISOString())
    for (const browser of [at.browser, elsewhere]) expect((await browser.must('GET /api/session', {})).profile).toBe(null)
    expect((await bet(at, 100)).status).not.toBe('OK')
    await logIn(at.browser, at.email)
    expect([(await launch(at.browser)).error.errorCode, (await deposit(at.browser)).error.errorCode]).toEqual([code, code])
    await expectTold(
      (await launch(at.browser)).error,
      code,
      code === 120 ? /^You are excluded from gambling/ : /^Your account is closed until \S/,
    )
    expect(await mayAdvertise(studio.house, { shard: at.shard, player: at.id })).toMatchObject({ refused: expect.any(String) })
    expect((await at.browser.ask('GET /api/payment/withdrawals', {})).status).toBe(200)
  })

  test('is over at its end and not an hour before', async () => {
    const at = await studio.playing()
    const { until } = (await begin(at.browser)).value.exclusion
    const lasts = Date.parse(until ?? '') - studio.clock.now().getTime()
    expect([lasts >= least * hour, lasts <= most * hour]).toEqual([true, true])
    studio.clock.advance(lasts - hour)
    await logIn(at.browser, at.email)
    expect(await standing(at.browser)).not.toBe(null)
    studio.clock.advance(hour)
    await logIn(at.browser, at.email)
    expect(await standing(at.browser)).toBe(null)
    expect((await launch(at.browser)).status).toBe(200)
    expect(await mayAdvertise(studio.house, { shard: at.shard, player: at.id })).toBe(undefined)
  })

  test('is told by a mail', async () => {
    const at = await studio.playing()
    const before = await studio.sql('select from mail')
    await begin(at.browser)
    expect(await studio.sql('select from mail')).toHaveLength(before.length + 1)
  })
})

describe('a British self-exclusion of six months', () => {
  const day = 24 * hour
  const excluded = async () => {
    const at = await studio.playing(10_000n, { country: 'GBR', currency: 'GBP' })
    const { exclusion } = await at.browser.must('POST /api/exclusion/self-exclusion', { months: 6 })
    await logIn(at.browser, at.email)
    return { ...at, exclusion, monthsLater: () => studio.clock.advance(Date.parse(exclusion.until ?? '') - studio.clock.now().getTime()) }
  }
  const closed = async ({ browser, shard, id }: Awaited<ReturnType<typeof excluded>>) => [
    (await launch(browser)).error?.errorCode,
    (await deposit(browser)).error?.errorCode,
    (await mayAdvertise(studio.house, { shard, player: id }))?.refused,
  ]

  test('does not end by itself: years later play, deposits and offers are closed still, and the player may ask for its end', async () => {
    const at = await excluded()
    expect(at.exclusion).toMatchObject({ ending: 'whenAsked' })
    expect((await at.browser.ask('POST /api/exclusion/return', { offers: false })).error.errorCode).toBe(120)
    at.monthsLater()
    studio.clock.advance(3 * 365 * day)
    await logIn(at.browser, at.email)
    expect(await standing(at.browser)).toMatchObject({ kind: 'excluded', until: at.exclusion.until, ending: 'toBeAsked' })
    expect(await closed(at)).toEqual([120, 120, 'excluded'])
  })

  test('ends a day after it was asked for and not an hour before; offers are sent to those alone who agree anew', async () => {
    const [at, agreeing] = [await excluded(), await excluded()]
    agreeing.monthsLater()
    await logIn(at.browser, at.email)
    await logIn(agreeing.browser, agreeing.email)
    const { exclusion } = await at.browser.must('POST /api/exclusion/return', { offers: false })
    expect(exclusion).toMatchObject({ until: new Date(studio.clock.now().getTime() + day).toISOString(), ending: 'asked' })
    await agreeing.browser.must('POST /api/exclusion/return', { offers: true })
    expect((await at.browser.ask('POST /api/exclusion/return', { offers: true })).error.errorCode).toBe(120)
    studio.clock.advance(day - hour)
    await Promise.all([at, agreeing].map(({ browser, email }) => logIn(browser, email)))
    expect([await closed(at), await closed(agreeing)]).toEqual([
      [120, 120, 'excluded'],
      [120, 120, 'excluded'],
    ])
    studio.clock.advance(hour)
    await logIn(at.browser, at.email)
    expect(await standing(at.browser)).toBe(null)
    expect((await launch(at.browser)).status).toBe(200)
    expect((await closed(at))[2]).toBe('excluded')
    expect((await closed(agreeing))[2]).toBe(undefined)
    expect((await at.browser.ask('POST /api/exclusion/return', { offers: true })).error.errorCode).toBe(101)
  })

  test('can be begun anew within the day', async () => {
    const at = await excluded()
    at.monthsLater()
    await logIn(at.browser, at.email)
    await at.browser.must('POST /api/exclusion/return', { offers: false })
    await at.browser.must('POST /api/exclusion/self-exclusion', { months: 12 })
    studio.clock.advance(2 * day)
    await logIn(at.browser, at.email)
    expect(await standing(at.browser)).toMatchObject({ ending: 'whenAsked' })
    expect((await closed(at))[0]).toBe(120)
  })
})

test('a day, a week and a month are offered as a break; half a year, one, five and for good as an exclusion', async () => {
  proves('SHL-NS-18')
  const at = await studio.playing()
  expect(await at.browser.must('GET /api/exclusion', {})).toMatchObject({
    timeOutHours: [24, 168, 720],
    exclusionMonths: [6, 12, 60, null],
  })
})

test('a break can be lengthened and never shortened; only longer lengths are offered', async () => {
  const at = await studio.playing()
  await at.browser.must('POST /api/exclusion/time-out', { hours: 168 })
  await logIn(at.browser, at.email)
  const shorter = await at.browser.ask('POST /api/exclusion/time-out', { hours: 24 })
  expect(shorter.error).toMatchObject({ errorCode: 2, errorDetails: { fields: { length: { rule: 'onlyLonger' } } } })
  expect((await at.browser.must('GET /api/exclusion', {})).timeOutHours).toEqual([720])
  const stopped = await at.browser.must('POST /api/exclusion/stop', {})
  expect(stopped.exclusion.until).toBe(new Date(studio.clock.now().getTime() + 168 * hour).toISOString())
  await at.browser.must('POST /api/exclusion/time-out', { hours: 720 })
  await logIn(at.browser, at.email)
  await at.browser.must('POST /api/exclusion/self-exclusion', { months: null })
  await logIn(at.browser, at.email)
  expect(await at.browser.must('GET /api/exclusion', {})).toMatchObject({
    exclusion: { kind: 'excluded', until: null },
    timeOutHours: [],
    exclusionMonths: [],
  })
})

test('a length that the rules do not offer is refused', async () => {
  const at = await studio.playing()
  expect((await at.browser.ask('POST /api/exclusion/time-out', { hours: 1 })).error.errorCode).toBe(2)
  expect((await at.browser.ask('POST /api/exclusion/self-exclusion', { months: 1 })).error.errorCode).toBe(2)
  expect(await standing(at.browser)).toBe(null)
})
