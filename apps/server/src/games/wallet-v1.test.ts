import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../wallet/index.ts'
import { sweepWorker } from './end-session.ts'
import { openTestStudio, type Playing, type TestStudio } from './test-studio.ts'
import { playerRefOf } from './studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
afterEach(async () => {
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})

let ids = 0
const fresh = (kind: string) => `${kind}-${(ids += 1)}`
const bet = (at: Playing, amount: number, more: Record<string, unknown> = {}) => at.wallet('bet', { transactionId: fresh('t'), roundId: fresh('r'), amount: String(amount), ...more })
const limit = (at: Playing, type: 'loss' | 'wager', amounts: Record<string, string>) => at.browser.must('POST /api/limits', { type, ...amounts })
const exclude = (at: Playing, kind: string) => studio.sql(`insert into exclusion (shard, player, kind, source, starts_at) values (${at.shard}, ${at.id}, '${kind}', 'test', '2026-11-01')`)
const forget = (at: Playing) => studio.sql(`update wallet set gate_until = '-infinity' where player = ${at.id}`)

describe('a call of a studio', () => {
  test.each([
    ['another secret', { secret: 'other' }, 'INVALID_SIGNATURE'],
    ['another studio’s name', { provider: 'meadow' }, 'INVALID_SIGNATURE'],
    ['another key id', { key: 'k2' }, 'INVALID_SIGNATURE'],
    ['a signature for another path', { path: '/wallet/v1/win' }, 'INVALID_SIGNATURE'],
    ['a signature that is none', { signature: 'zz' }, 'INVALID_SIGNATURE'],
    ['a time 61 seconds ago', { skewSeconds: -61 }, 'CLOCK_SKEW'],
    ['a time 61 seconds ahead', { skewSeconds: 61 }, 'CLOCK_SKEW'],
  ])('with %s is refused', async (_, signed, code) => {
    const { http, body } = await studio.call('balance', { requestId: 'x', playerRef: 'x', sessionToken: 'x' }, signed)
    expect([http, body.status, body.code]).toEqual([401, 'ERROR', code])
  })

  test.each([-60, 0, 60])('with a time %i seconds away is taken', async (skewSeconds) => {
    expect((await studio.call('balance', { requestId: 'x', playerRef: 'x', sessionToken: 'x' }, { skewSeconds })).http).toBe(200)
  })

  test('whose body was changed on the way is refused', async () => {
    const signature = '0'.repeat(64)
    expect((await studio.call('balance', { requestId: 'x' }, { signature })).body.code).toBe('INVALID_SIGNATURE')
  })

  test.each([
    ['no JSON', undefined, '{'],
    ['no fields', {}, undefined],
    ['an amount that is a number', { requestId: 'x', playerRef: 'x', sessionToken: 'x', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'EUR', amount: 100 }, undefined],
    ['an amount below zero', { requestId: 'x', playerRef: 'x', sessionToken: 'x', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'EUR', amount: '-100' }, undefined],
    ['a stake of nothing', { requestId: 'x', playerRef: 'x', sessionToken: 'x', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'EUR', amount: '0' }, undefined],
    ['an id with a space', { requestId: 'x', playerRef: 'x', sessionToken: 'x', transactionId: 't t', roundId: 'r', gameId: 'g', currency: 'EUR', amount: '100' }, undefined],
  ])('with %s is wrong syntax', async (_, input, raw) => {
    const { http, body } = await studio.call('bet', input, raw === undefined ? {} : { raw })
    expect([http, body.code]).toEqual([400, 'WRONG_SYNTAX'])
  })

  test('about a playerRef of another studio, or one with a changed byte, is refused', async () => {
    const at = await studio.playing()
    const wallet = { shard: at.shard, player: at.id, currency: at.currency }
    expect(at.playerRef).toBe(playerRefOf(studio.house, 'orchard', wallet))
    const refs = [...at.playerRef].map((letter, place) => at.playerRef.slice(0, place) + (letter === 'a' ? 'b' : 'a') + at.playerRef.slice(place + 1))
    for (const playerRef of [playerRefOf(studio.house, 'meadow', wallet), ...refs, '', '00.0.EUR.']) {
      expect([playerRef, (await bet(at, 100, { playerRef })).code]).toEqual([playerRef, 'PLAYER_UNKNOWN'])
      expect((await at.wallet('win', { playerRef, transactionId: fresh('t'), roundId: 'r', amount: '100' })).code).toBe('PLAYER_UNKNOWN')
    }
    expect((await at.wallet('balance')).balance?.cash).toBe('10000')
  })

  test('in another currency is refused', async () => {
    const at = await studio.playing()
    expect((await bet(at, 100, { currency: 'USD' })).code).toBe('WRONG_CURRENCY')
  })
})

describe('a launch', () => {
  test('tells the studio, signed, what it needs and nothing of the player', async () => {
    const at = await studio.playing()
    const { path, signed, launchToken, ...told } = studio.launches.at(-1)!
    expect([path, signed, String(launchToken).length]).toEqual(['/studio/api/launch', true, 32])
    expect(told).toMatchObject({ gameId: 'orchard-slot', type: 'real', currency: 'EUR', country: 'MLT', language: 'en', parentOrigin: 'http://localhost:3000' })
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${at.id}|${at.email}|Ada`))
    expect(at.launched).toMatchObject({ url: 'http://studio.example/game', origin: studio.env.sandboxOrigin })
  })

  test('gives a token that opens one session, once, for a minute', async () => {
    const { browser } = await studio.player()
    const launch = () => browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    const take = () => studio.call('authenticate', { requestId: 'x', launchToken: studio.launches.at(-1)?.launchToken })
    await launch()
    expect((await Promise.all([take(), take(), take()])).map(({ body }) => body.code).toSorted()).toEqual(['OK', 'SESSION_EXPIRED', 'SESSION_EXPIRED'])
    await launch()
    studio.clock.advance(60_000)
    expect((await take()).body.code).toBe('SESSION_EXPIRED')
    expect((await studio.call('authenticate', { requestId: 'x', launchToken: 'nonsense' })).body.code).toBe('SESSION_EXPIRED')
  })

  test('of a game that is not there, is off, or cannot be reached is refused', async () => {
    const { browser } = await studio.player()
    const launch = (game = 'orchard') => browser.ask('POST /api/game/launch', { game, type: 'real', language: 'en' })
    expect((await launch('nonsense')).error.errorCode).toBe(131)
    await studio.sql('update game set enabled = false')
    expect((await launch()).error.errorCode).toBe(132)
    await studio.sql('update game set enabled = true')
    studio.answer(500)
    expect((await launch()).error.errorCode).toBe(205)
    studio.answer(200)
  })

  test('for real money needs a login; a demonstration does not', async () => {
    const visitor = studio.browser()
    expect((await visitor.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })).error.errorCode).toBe(115)
    expect(await visitor.must('POST /api/game/launch', { game: 'orchard', type: 'demo', language: 'en' })).toMatchObject({ sessionId: null })
    expect(studio.launches.at(-1)?.launchToken).toBeUndefined()
  })

  test.each([
    ['excluded', 120],
    ['timeOut', 217],
    ['blocked', 235],
  ])('by a player who is %s is refused', async (kind, code) => {
    const at = await studio.playing()
    await exclude(at, kind)
    await forget(at)
    expect((await at.browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })).error.errorCode).toBe(code)
  })

  test('by a player whose limits must be set first is refused', async () => {
    const { browser } = await studio.player({ country: 'SWE', currency: 'SEK' })
    expect((await browser.ask('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })).error.errorCode).toBe(228)
  })
})

describe('each code has its condition:', () => {
  test('OK takes the stake, opens the round, and answers the balance', async () => {
    const at = await studio.playing()
    expect(await bet(at, 250)).toMatchObject({ status: 'OK', code: 'OK', replayed: false, retry: false, balance: { cash: '9750', bonus: '0', currency: 'EUR' } })
    expect((await at.browser.must('GET /api/game/rounds/pending', {})).rounds).toMatchObject([{ stake: '2.50' }])
  })

  test('INSUFFICIENT_FUNDS', async () => {
    const at = await studio.playing(100n)
    expect(await bet(at, 101)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', retry: false, balance: { cash: '100' } })
  })

  test('LIMIT_REACHED, with what binds', async () => {
    const at = await studio.playing()
    await limit(at, 'wager', { dailyAmount: '5.00' })
    expect((await bet(at, 300)).code).toBe('OK')
    expect(await bet(at, 300)).toMatchObject({ code: 'LIMIT_REACHED', details: { type: 'wager', period: 'daily', amount: '500', available: '200' } })
    expect((await bet(at, 200)).code).toBe('OK')
  })

  test.each([
    ['PLAYER_EXCLUDED', 'excluded'],
    ['TIME_OUT', 'timeOut'],
    ['PLAYER_BLOCKED', 'blocked'],
  ])('%s; a win is booked all the same', async (code, kind) => {
    const at = await studio.playing()
    const [roundId, transactionId] = [fresh('r'), fresh('t')]
    await bet(at, 100, { roundId, transactionId })
    await exclude(at, kind)
    await forget(at)
    expect((await bet(at, 100)).code).toBe(code)
    expect(await at.wallet('win', { roundId, transactionId: fresh('t'), betTransactionId: transactionId, amount: '500' })).toMatchObject({ code: 'OK', balance: { cash: '10400' } })
  })

  test('LIMIT_NOT_SET', async () => {
    const at = await studio.playing()
    await studio.sql(`update player set country = 'SWE' where id = ${at.id}`)
    await forget(at)
    expect((await bet(at, 100)).code).toBe('LIMIT_NOT_SET')
  })

  test.each([
    ['a 20-year-old', '2006-01-01', 200],
    ['a 24-year-old on the day before the birthday', '2001-11-19', 200],
    ['a 25-year-old on the birthday', '2001-11-18', 500],
    ['a 30-year-old', '1996-01-01', 500],
  ])('STAKE_TOO_HIGH: in Great Britain %s (%s) may stake %i pence', async (_, birthDate, most) => {
    studio.clock.set('2026-11-18T12:00:00Z')
    const at = await studio.playing(10_000n, { country: 'GBR', currency: 'GBP', birthDate })
    expect(at.hints).toMatchObject({ maxStake: String(most), autoplay: false })
    expect(await bet(at, most + 1)).toMatchObject({ code: 'STAKE_TOO_HIGH', details: { max: String(most) } })
    expect((await at.wallet('betWin', { roundId: fresh('r'), bet: { transactionId: fresh('t'), amount: String(most + 1) }, win: { transactionId: fresh('t'), amount: '0' } })).code).toBe('STAKE_TOO_HIGH')
    expect((await bet(at, most)).code).toBe('OK')
  })

  test('TOO_FAST: a round that begins before the country’s least time is over', async () => {
    const at = await studio.playing(10_000n, { country: 'GBR', currency: 'GBP' })
    expect((await bet(at, 100)).code).toBe('OK')
    studio.clock.advance(2499)
    expect((await bet(at, 100)).code).toBe('TOO_FAST')
    studio.clock.advance(1)
    expect((await bet(at, 100)).code).toBe('OK')
  })

  test('GAME_NOT_FOUND: another game than the session was opened for', async () => {
    const at = await studio.playing()
    expect((await bet(at, 100, { gameId: 'other-slot' })).code).toBe('GAME_NOT_FOUND')
  })

  test('GAME_DISABLED: a game that was switched off while it was open; a win is booked all the same', async () => {
    const at = await studio.playing()
    const roundId = fresh('r')
    await bet(at, 100, { roundId })
    await studio.sql('update game set enabled = false')
    studio.clock.advance(60_000)
    expect((await bet(at, 100)).code).toBe('GAME_DISABLED')
    expect((await at.wallet('win', { roundId, transactionId: fresh('t'), amount: '100' })).code).toBe('OK')
    await studio.sql('update game set enabled = true')
    studio.clock.advance(60_000)
    expect((await bet(at, 100)).code).toBe('OK')
  })

  test('SESSION_PARALLEL: the game was opened again elsewhere; SESSION_EXPIRED: it was closed, or never was', async () => {
    const at = await studio.playing()
    const again = await at.browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
    expect((await bet(at, 100)).code).toBe('SESSION_PARALLEL')
    expect((await bet(at, 100, { sessionToken: again.sessionId })).code).toBe('OK')
    await at.browser.must('POST /api/game/session/close', { gameSessionId: again.sessionId ?? '', reason: 'exit' })
    expect((await bet(at, 100, { sessionToken: again.sessionId })).code).toBe('SESSION_EXPIRED')
    expect((await bet(at, 100, { sessionToken: 'nonsense' })).code).toBe('SESSION_EXPIRED')
    const other = await studio.playing()
    expect((await bet(other, 100, { sessionToken: at.sessionToken })).code).toMatch(/^SESSION_/)
  })

  test('ROUND_CLOSED, ROUND_UNKNOWN', async () => {
    const at = await studio.playing()
    const roundId = fresh('r')
    await bet(at, 100, { roundId })
    expect((await at.wallet('roundClose', { transactionId: fresh('t'), roundId })).code).toBe('OK')
    expect((await bet(at, 100, { roundId })).code).toBe('ROUND_CLOSED')
    expect(await at.wallet('win', { roundId: fresh('r'), transactionId: fresh('t'), amount: '100' })).toMatchObject({ code: 'ROUND_UNKNOWN', retry: true })
  })

  test('TRY_LATER, with HTTP 503, where our database is away', async () => {
    const at = await studio.playing()
    const { database } = studio
    await studio.sql(`alter table wallet rename to wallet_away`)
    const { http, body } = await studio.call('bet', { requestId: 'x', playerRef: at.playerRef, sessionToken: at.sessionToken, transactionId: fresh('t'), roundId: fresh('r'), gameId: 'orchard-slot', amount: '100', currency: 'EUR', roundStart: true })
    await studio.sql(`alter table wallet_away rename to wallet`)
    expect([http, body.code, body.retry, typeof database.app]).toEqual([503, 'TRY_LATER', true, 'string'])
  })
})

describe('the same transaction', () => {
  test('sent again answers the same with replayed, and moves nothing, however many come at once', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    const answers = await Promise.all(Array.from({ length: 10 }, () => bet(at, 100, { transactionId, roundId })))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 'OK'))
    expect(answers.filter(({ replayed }) => !replayed).length).toBe(1)
    expect((await at.wallet('balance')).balance?.cash).toBe('9900')
  })

  test('with another amount, round or kind is a mismatch', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    await bet(at, 100, { transactionId, roundId })
    expect((await bet(at, 101, { transactionId, roundId })).code).toBe('DUPLICATE_MISMATCH')
    expect((await bet(at, 100, { transactionId, roundId: fresh('r') })).code).toBe('DUPLICATE_MISMATCH')
    expect((await at.wallet('win', { transactionId, roundId, amount: '100' })).code).toBe('DUPLICATE_MISMATCH')
  })

  test('that was refused stays refused when the money has come', async () => {
    const at = await studio.playing(50n)
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    expect((await bet(at, 100, { transactionId, roundId })).code).toBe('INSUFFICIENT_FUNDS')
    await studio.money(at, 1000n)
    expect(await bet(at, 100, { transactionId, roundId })).toMatchObject({ code: 'INSUFFICIENT_FUNDS', replayed: true })
  })

  test('is still answered when its session is over', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    await bet(at, 100, { transactionId, roundId })
    await at.browser.must('POST /api/game/session/close', { gameSessionId: at.sessionToken, reason: 'exit' })
    expect(await bet(at, 100, { transactionId, roundId })).toMatchObject({ code: 'OK', replayed: true })
  })
})

describe('a rollback', () => {
  const rollback = (at: Playing, targetTransactionId: string, roundId: string) => at.wallet('rollback', { transactionId: fresh('t'), targetTransactionId, roundId, reason: 'timeout' })
  const state = async (at: Playing) => (await at.wallet('balance')).balance?.cash

  test('(1) of a bet whose round is open gives it back, with its limits', async () => {
    const at = await studio.playing()
    await limit(at, 'wager', { dailyAmount: '5.00' })
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    await bet(at, 500, { transactionId, roundId })
    expect(await rollback(at, transactionId, roundId)).toMatchObject({ code: 'OK', balance: { cash: '10000' } })
    expect((await bet(at, 500)).code).toBe('OK')
  })

  test('(2) sent again, even under another id, is OK, replayed, and moves nothing', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    await bet(at, 500, { transactionId, roundId })
    await rollback(at, transactionId, roundId)
    expect(await rollback(at, transactionId, roundId)).toMatchObject({ code: 'OK', replayed: true })
    expect(await state(at)).toBe('10000')
  })

  test('(3) of a bet that is unknown is OK, and the bet is refused when it comes', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    expect((await rollback(at, transactionId, roundId)).code).toBe('OK')
    expect((await bet(at, 500, { transactionId, roundId })).code).toBe('CANCELLED_BEFORE')
    expect(await state(at)).toBe('10000')
  })

  test('(4) of a bet that was answered by a win, or whose round is closed, is not done', async () => {
    const at = await studio.playing()
    for (const end of [{ name: 'win', more: { amount: '700', roundClosed: true } }, { name: 'win', more: { amount: '700', roundClosed: false } }, { name: 'roundClose', more: {} }]) {
      const [transactionId, roundId] = [fresh('t'), fresh('r')]
      await bet(at, 500, { transactionId, roundId })
      await at.wallet(end.name, { transactionId: fresh('t'), roundId, ...end.more })
      const before = await state(at)
      expect((await rollback(at, transactionId, roundId)).code).toBe('NOT_REVERSIBLE')
      expect(await state(at)).toBe(before)
    }
  })
})

describe('bet and win in one', () => {
  const both = (at: Playing, stake: number, won: number, more: Record<string, unknown> = {}) => at.wallet('betWin', { roundId: fresh('r'), bet: { transactionId: fresh('t'), amount: String(stake) }, win: { transactionId: fresh('t'), amount: String(won) }, ...more })

  test('closes the round with it', async () => {
    const at = await studio.playing()
    const roundId = fresh('r')
    expect(await both(at, 100, 250, { roundId })).toMatchObject({ code: 'OK', balance: { cash: '10150' } })
    expect((await bet(at, 100, { roundId })).code).toBe('ROUND_CLOSED')
    expect((await at.browser.must('GET /api/game/rounds/pending', {})).rounds).toEqual([])
  })

  test('is both or neither: a stake that is refused brings no win', async () => {
    const at = await studio.playing(50n)
    expect(await both(at, 100, 10_000)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', balance: { cash: '50' } })
  })
})

describe('a session that nobody prolongs', () => {
  test('is ended by the sweep; one that is prolonged stays', async () => {
    const [idle, busy] = [await studio.playing(), await studio.playing()]
    studio.clock.advance(4 * 60_000)
    expect(await busy.browser.must('POST /api/game/session/prolong', { gameSessionId: busy.sessionToken })).toEqual({ open: true, reason: null })
    studio.clock.advance(2 * 60_000)
    await sweepWorker(studio.house)()
    expect((await bet(idle, 100)).code).toBe('SESSION_EXPIRED')
    expect((await bet(busy, 100)).code).toBe('OK')
    expect(await idle.browser.must('POST /api/game/session/prolong', { gameSessionId: idle.sessionToken })).toEqual({ open: false, reason: 'timeout' })
  })

  test('is nobody else’s to prolong', async () => {
    const [owner, other] = [await studio.playing(), await studio.playing()]
    expect((await other.browser.must('POST /api/game/session/prolong', { gameSessionId: owner.sessionToken })).open).toBe(false)
  })
})
