import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../base/testing/test-house.ts'
import { fresh, openTestStudio, type Playing, type TestStudio } from '../games/test-studio.ts'
import { checkChoices, everyMinutesOf } from '../reality-checks/reality-check.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

/** A round that is over before the next second. */
const round = async (at: Playing, stake: number, win: number) => {
  await at.wallet('betWin', {
    roundId: fresh('r'),
    bet: { transactionId: fresh('t'), amount: String(stake) },
    win: { transactionId: fresh('t'), amount: String(win) },
  })
  studio.clock.advance(1000)
}
const minute = 60_000
const day = 24 * 60 * minute
const logIn = (at: Playing) => at.browser.must('POST /api/login', { login: at.email, password: testPassword })
const summary = (at: Playing) => at.browser.must('GET /api/play/summary', {})

describe('what play came to', () => {
  test('is told for ever, for the last 30 days, for the 30 before and by week', async () => {
    const at = await studio.playing(10_000n)
    await round(at, 500, 200)
    studio.clock.advance(40 * day)
    await logIn(at)
    const launched = await at.browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    expect(launched.sessionId).not.toBe(null)
    const { sessionToken } = await authenticated()
    await at.wallet('betWin', {
      sessionToken,
      roundId: fresh('r'),
      bet: { transactionId: fresh('t'), amount: '300' },
      win: { transactionId: fresh('t'), amount: '1000' },
    })
    studio.clock.advance(1000)
    const told = await summary(at)
    expect(told.lifetime).toMatchObject({ staked: '8.00', won: '12.00', net: '4.00', rounds: 2, daysPlayed: 2 })
    expect(told.last30Days).toMatchObject({ staked: '3.00', won: '10.00', net: '7.00', rounds: 1, daysPlayed: 1 })
    expect(told.daysBefore).toMatchObject({ staked: '5.00', net: '-3.00' })
    expect(told.weeks).toHaveLength(12)
    expect(told.weeks.at(-1)).toMatchObject({ staked: '3.00', net: '7.00' })
    expect(told.weeks.filter(({ staked }) => staked === '5.00')).toHaveLength(1)
  })

  test('counts the time in games, two that overlap once', async () => {
    const at = await studio.playing()
    studio.clock.advance(10 * minute)
    await at.browser.must('POST /api/game/session/prolong', {})
    expect((await summary(at)).last30Days.minutes).toBe(10)
    studio.clock.advance(2 * minute)
    await at.browser.must('POST /api/game/session/close', { gameSessionId: at.launched.sessionId ?? '', reason: 'exit' })
    expect((await summary(at)).last30Days.minutes).toBe(12)
  })

  test('of somebody who never played is nothing', async () => {
    const { browser } = await studio.player()
    const told = await browser.must('GET /api/play/summary', {})
    expect(told.lifetime).toEqual({
      staked: '0.00',
      won: '0.00',
      net: '0.00',
      rounds: 0,
      daysPlayed: 0,
      minutes: 0,
      deposited: '0.00',
      withdrawn: '0.00',
    })
  })

  async function authenticated(): Promise<{ sessionToken: string }> {
    const { body } = await studio.call('authenticate', { requestId: fresh('a'), launchToken: studio.launches.at(-1)?.told.launchToken })
    return body as unknown as { sessionToken: string } // the protocol's field
  }
})

describe('a reality check', () => {
  const check = (at: Playing) => at.browser.must('GET /api/play/reality-check', {})
  const inMinutes = (minutes: number) => new Date(studio.clock.now().getTime() + minutes * minute).toISOString()

  test('is due so long after the login as the rules say, with what play came to since', async () => {
    const at = await studio.playing()
    expect(await check(at)).toMatchObject({ everyMinutes: 60, dueAt: inMinutes(60), net: '0.00' })
    await round(at, 500, 200)
    expect(await check(at)).toMatchObject({ staked: '5.00', won: '2.00', net: '-3.00' })
  })

  test('is due again so long after it was answered, and after a new login from the beginning', async () => {
    const at = await studio.playing()
    studio.clock.advance(61 * minute)
    await logIn(at)
    studio.clock.advance(10 * minute)
    const next = await at.browser.must('POST /api/play/reality-check', { then: 'continue' })
    expect(next.dueAt).toBe(inMinutes(60))
    studio.clock.advance(5 * minute)
    await logIn(at)
    expect((await check(at)).dueAt).toBe(inMinutes(60))
  })

  test('comes as often as the player chooses, never rarer than the rules want', async () => {
    const at = await studio.playing()
    expect((await at.browser.must('POST /api/play/reality-check/interval', { everyMinutes: 15 })).dueAt).toBe(inMinutes(15))
    expect((await at.browser.ask('POST /api/play/reality-check/interval', { everyMinutes: 120 })).error.errorCode).toBe(2)
    expect((await at.browser.ask('POST /api/play/reality-check/interval', { everyMinutes: null })).error.errorCode).toBe(2)
  })

  test('is left to the player where the rules leave it open', async () => {
    const { browser } = await studio.player({ country: 'GBR', currency: 'GBP' })
    expect(await browser.must('GET /api/play/reality-check', {})).toMatchObject({ everyMinutes: null, dueAt: null })
    expect((await browser.must('POST /api/play/reality-check/interval', { everyMinutes: 30 })).dueAt).toBe(inMinutes(30))
    expect((await browser.must('POST /api/play/reality-check/interval', { everyMinutes: null })).dueAt).toBe(null)
  })

  test.each([
    [60, [15, 30, 60]],
    [30, [15, 30]],
    [20, [15, 20]],
    [null, [15, 30, 60, 120, null]],
  ])('where the rules say %s minutes: %j', (rule, choices) => {
    expect(checkChoices(rule)).toEqual(choices)
  })

  test('a choice that stricter rules no longer allow gives way to them', () => {
    expect([everyMinutesOf(30, { everyMinutes: 60 }), everyMinutesOf(30, { everyMinutes: 15 }), everyMinutesOf(30, undefined)]).toEqual([
      30, 15, 30,
    ])
  })
})
