import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openTestBrowser } from '../../base/testing/test-browser.ts'
import { testPassword } from '../../base/testing/test-house.ts'
import { toldOf } from '../../base/testing/test-told.ts'
import { openHouse, type RunningHouse } from '../../house.ts'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../../play/games/test-studio.ts'
import { openIncident, startAgain, stopPart } from './run-incident.ts'
import type { NewStop } from './stop.sql.ts'

let studio: TestStudio
let second: RunningHouse
let otherApp: FastifyInstance
let incident: bigint
const who = { actor: 'cli:test', reason: 'The alarm of the test rings.' } as const
beforeAll(async () => {
  studio = await openTestStudio()
  second = await openHouse(studio.env, studio.clock)
  otherApp = await buildApp(second.house, { site: false })
  incident = await openIncident(studio.house, { title: 'A test', severity: 'major' }, who)
})
afterAll(async () => {
  await otherApp.close()
  await second.close()
  await studio.close()
})
afterEach(async () => {
  await startAgain(studio.house, incident, undefined, who)
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})

const stop = (kind: NewStop['kind'], more: Partial<NewStop> = {}) =>
  stopPart(studio.house, incident, { kind, target: null, country: null, texts: {}, ...more }, who)
const launch = (at: Playing) => at.browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
const logIn = (email: string, browser = studio.browser()) => browser.ask('POST /api/login', { login: email, password: testPassword })
const betOver = (app: FastifyInstance, at: Playing) => {
  const { playerRef, sessionToken, currency } = at
  const of = { requestId: fresh('q'), playerRef, sessionToken, gameId: 'orchard-slot', currency, roundStart: true }
  return studio.call('bet', { ...of, transactionId: fresh('t'), roundId: fresh('r'), amount: '10' }, { app })
}

test('a game that is stopped is not opened and takes no bet; a round that had begun is settled', async () => {
  const at = await studio.playing()
  const [transactionId, roundId] = [fresh('t'), fresh('r')]
  expect((await bet(at, 100, { transactionId, roundId })).code).toBe('OK')
  await stop('play', { target: 'game:1001' })
  expect((await bet(at, 100)).code).toBe('GAME_DISABLED')
  expect((await bet(at, 100, { transactionId, roundId })).code).toBe('OK')
  expect((await at.wallet('win', { transactionId: fresh('t'), roundId, amount: '250' })).code).toBe('OK')
  const { error } = await launch(at)
  expect([error.errorCode, await toldOf(error)]).toEqual([9103, expect.stringMatching(/^This game cannot be played just now\./)])
  await startAgain(studio.house, incident, undefined, who)
  expect((await bet(at, 100)).code).toBe('OK')
})

test('what is stopped by studio and country is stopped there alone, and says what the operator wrote, in the language of the page', async () => {
  const [here, there] = [await studio.playing(), await studio.playing(10_000n, { country: 'FIN' })]
  await stop('play', { target: 'studio:orchard', country: 'FIN', texts: { en: 'The wheel is being mended.' } })
  expect((await launch(here)).status).toBe(200)
  const { error } = await launch(there)
  expect(await toldOf(error)).toBe('The wheel is being mended.')
  await stop('play', { target: 'studio:meadow' })
  expect((await launch(here)).status).toBe(200)
})

test('logins and registrations are stopped apart from each other', async () => {
  const { email } = await studio.player()
  await stop('registration')
  expect((await logIn(email)).status).toBe(200)
  const registered = await studio.browser().ask('POST /api/registration', { fields: {} })
  expect(registered.error).toMatchObject({ errorCode: 9103, errorDetails: { what: 'registration' } })
  await stop('login')
  expect((await logIn(email)).error).toMatchObject({ errorCode: 9103, errorDetails: { what: 'login', text: 'none' } })
})

test('while the whole site is stopped a player still sets limits, takes a break and logs out, and does nothing else', async () => {
  const { browser, email } = await studio.player()
  await stop('site')
  expect((await browser.ask('GET /api/limits', {})).status).toBe(200)
  expect((await browser.ask('POST /api/limits', { type: 'loss', dailyAmount: '10.00' })).status).toBe(200)
  expect((await browser.ask('GET /api/games', {})).error).toMatchObject({ errorCode: 9103, errorDetails: { what: 'site' } })
  expect((await logIn(email)).status).toBe(503)
  expect((await browser.ask('POST /api/logout', {})).status).toBe(200)
})

test('after the answer of a stop no bet passes on any process, and what was acknowledged before is booked', async () => {
  const at = await studio.playing(1_000_000n)
  for (let run = 0; run < 5; run += 1) {
    let answeredAt = Infinity
    const passed: { began: number; transaction: string }[] = []
    let number = 0
    const players = [studio.app, otherApp, studio.app, otherApp].map(async (app) => {
      // Each goes on for some bets after the stop has been answered.
      for (let after = 0; after < 5; after += answeredAt === Infinity ? 0 : 1) {
        const began = (number += 1)
        const { body } = await betOver(app, at)
        if (body.code === 'OK') passed.push({ began, transaction: String(body['transactionId']) })
        else expect(body.code).toBe('GAME_DISABLED')
      }
    })
    await betOver(otherApp, at)
    expect(await stop('play', { target: 'studio:orchard' })).toEqual(expect.anything())
    answeredAt = number
    await Promise.all(players)
    expect(passed.filter(({ began }) => began > answeredAt)).toEqual([])
    expect((await betOver(otherApp, at)).body.code).toBe('GAME_DISABLED')
    const ids = passed.map(({ transaction }) => `'orchard:${transaction}'`).join(', ')
    expect(await studio.sql(`select count(*)::int as n from posting where outcome = 'posted' and id in (${ids || `''`})`)).toEqual([
      { n: passed.length },
    ])
    await startAgain(studio.house, incident, undefined, who)
  }
})

test('a process that has not heard of a stop yet refuses all the same, by the number in the database', async () => {
  const at = await studio.playing()
  const { email } = await studio.player()
  const reload = second.house.stops.reload
  second.house.stops.reload = () => Promise.resolve()
  await stop('play')
  await stop('login')
  second.house.stops.reload = reload
  expect((await betOver(otherApp, at)).body.code).toBe('GAME_DISABLED')
  expect((await logIn(email, openTestBrowser(otherApp, studio.env.publicOrigin))).error.errorCode).toBe(9103)
})
