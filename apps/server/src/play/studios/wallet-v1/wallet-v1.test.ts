import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../../money/verify-ledger/verify.ts'
import { bet, fresh, limit, openTestStudio, type Playing, type TestStudio } from '../../games/test-studio.ts'
import { playerRefOf } from '../../studio-contract/studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
afterEach(async () => {
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})
const exclude = (at: Playing, kind: string) =>
  studio.sql(
    `insert into exclusion (shard, player, kind, source, starts_at) values (${at.shard}, ${at.id}, '${kind}', 'test', '2026-11-01')`,
  )
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
    [
      'an amount that is a number',
      { requestId: 'x', playerRef: 'x', sessionToken: 'x', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'EUR', amount: 100 },
      undefined,
    ],
    [
      'an amount below zero',
      { requestId: 'x', playerRef: 'x', sessionToken: 'x', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'EUR', amount: '-100' },
      undefined,
    ],
    [
      'a stake of nothing',
      { requestId: 'x', playerRef: 'x', sessionToken: 'x', transactionId: 't', roundId: 'r', gameId: 'g', currency: 'EUR', amount: '0' },
      undefined,
    ],
    [
      'an id with a space',
      {
        requestId: 'x',
        playerRef: 'x',
        sessionToken: 'x',
        transactionId: 't t',
        roundId: 'r',
        gameId: 'g',
        currency: 'EUR',
        amount: '100',
      },
      undefined,
    ],
  ])('with %s is wrong syntax', async (_, input, raw) => {
    const { http, body } = await studio.call('bet', input, raw === undefined ? {} : { raw })
    expect([http, body.code]).toEqual([400, 'WRONG_SYNTAX'])
  })

  test('about a playerRef of another studio, or one with a changed byte, is refused', async () => {
    const at = await studio.playing()
    const wallet = { shard: at.shard, player: at.id, currency: at.currency }
    expect(at.playerRef).toBe(playerRefOf(studio.house, 'orchard', wallet))
    const refs = [...at.playerRef].map(
      (letter, place) => at.playerRef.slice(0, place) + (letter === 'a' ? 'b' : 'a') + at.playerRef.slice(place + 1),
    )
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

describe('each code has its condition:', () => {
  test('OK takes the stake, opens the round, and answers the balance', async () => {
    const at = await studio.playing()
    expect(await bet(at, 250)).toMatchObject({
      status: 'OK',
      code: 'OK',
      replayed: false,
      retry: false,
      balance: { cash: '9750', bonus: '0', currency: 'EUR' },
    })
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
    expect(await bet(at, 300)).toMatchObject({
      code: 'LIMIT_REACHED',
      details: { type: 'wager', period: 'daily', amount: '500', available: '200' },
    })
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
    expect(await at.wallet('win', { roundId, transactionId: fresh('t'), betTransactionId: transactionId, amount: '500' })).toMatchObject({
      code: 'OK',
      balance: { cash: '10400' },
    })
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
    expect(
      (
        await at.wallet('betWin', {
          roundId: fresh('r'),
          bet: { transactionId: fresh('t'), amount: String(most + 1) },
          win: { transactionId: fresh('t'), amount: '0' },
        })
      ).code,
    ).toBe('STAKE_TOO_HIGH')
    expect((await bet(at, most)).code).toBe('OK')
  })

  test('STAKE_TOO_HIGH: bets of one round are one stake; what is rolled back counts no more', async () => {
    const at = await studio.playing(10_000n, { country: 'GBR', currency: 'GBP', birthDate: '1996-01-01' })
    const roundId = fresh('r')
    const first = fresh('t')
    expect((await bet(at, 300, { roundId, transactionId: first })).code).toBe('OK')
    expect(await bet(at, 201, { roundId })).toMatchObject({ code: 'STAKE_TOO_HIGH', details: { max: '500', available: '200' } })
    expect((await bet(at, 200, { roundId })).code).toBe('OK')
    expect((await bet(at, 1, { roundId })).code).toBe('STAKE_TOO_HIGH')
    expect((await at.wallet('rollback', { roundId, transactionId: fresh('t'), targetTransactionId: first })).code).toBe('OK')
    expect((await bet(at, 300, { roundId })).code).toBe('OK')
  })

  test('STAKE_TOO_HIGH: where the law bounds the stake in one currency, nothing is staked in another', async () => {
    const at = await studio.playing(10_000n, { country: 'GBR', currency: 'EUR', birthDate: '1996-01-01' })
    expect(await bet(at, 1)).toMatchObject({ code: 'STAKE_TOO_HIGH', details: { max: '0' } })
  })

  test('TOO_FAST: a round that begins before the country’s least time is over', async () => {
    const at = await studio.playing(10_000n, { country: 'GBR', currency: 'GBP' })
    expect((await bet(at, 100)).code).toBe('OK')
    studio.clock.advance(2299)
    expect((await bet(at, 100)).code).toBe('TOO_FAST')
    studio.clock.advance(1)
    const roundId = fresh('r')
    expect((await bet(at, 100, { roundId })).code).toBe('OK')
    expect((await bet(at, 100, { roundId })).code).toBe('OK')
  })

  test('TOO_FAST: a British casino game that is no slot keeps to five seconds, one of slots by its product to two and a half', async () => {
    const [other, slots] = [
      await studio.playing(10_000n, { country: 'GBR', currency: 'GBP', birthDate: '1996-01-01' }),
      await studio.playing(10_000n, { country: 'GBR', currency: 'GBP', birthDate: '1996-01-01' }),
    ]
    const wait = async (at: Playing, place: string, ms: number) => {
      await studio.sql(`update game set ${place}`)
      studio.clock.advance(601_000)
      await bet(at, 100)
      studio.clock.advance(ms)
      return (await bet(at, 100)).code
    }
    const roulette = `game_group = 'roulette', product = 'live'`
    expect([await wait(other, roulette, 4799), await wait(other, roulette, 4800)]).toEqual(['TOO_FAST', 'OK'])
    const ungrouped = `game_group = null, product = 'slots'`
    expect([await wait(slots, ungrouped, 2299), await wait(slots, ungrouped, 2300)]).toEqual(['TOO_FAST', 'OK'])
    expect(await bet(slots, 501)).toMatchObject({ code: 'STAKE_TOO_HIGH' })
    await studio.sql(`update game set game_group = 'slots'`)
  })

  test('GAME_NOT_FOUND: another game than the session was opened for', async () => {
    const at = await studio.playing()
    expect((await bet(at, 100, { gameId: 'other-slot' })).code).toBe('GAME_NOT_FOUND')
  })

  test('GAME_DISABLED: a game that was switched off while it was open; a win is booked all the same', async () => {
    const at = await studio.playing()
    const roundId = fresh('r')
    const transactionId = fresh('t')
    await bet(at, 100, { roundId, transactionId })
    await studio.sql('update game set enabled = false')
    studio.clock.advance(60_000)
    expect(await bet(at, 100, { roundId, transactionId })).toMatchObject({ code: 'OK', replayed: true })
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
    expect(await at.wallet('win', { roundId: fresh('r'), transactionId: fresh('t'), amount: '100' })).toMatchObject({
      code: 'ROUND_UNKNOWN',
      retry: true,
    })
  })

  test('TRY_LATER, with HTTP 503, where our database is away', async () => {
    const at = await studio.playing()
    const { database } = studio
    await studio.sql(`alter table wallet rename to wallet_away`)
    const { http, body } = await studio.call('bet', {
      requestId: 'x',
      playerRef: at.playerRef,
      sessionToken: at.sessionToken,
      transactionId: fresh('t'),
      roundId: fresh('r'),
      gameId: 'orchard-slot',
      amount: '100',
      currency: 'EUR',
      roundStart: true,
    })
    await studio.sql(`alter table wallet_away rename to wallet`)
    expect([http, body.code, body.retry, typeof database.app]).toEqual([503, 'TRY_LATER', true, 'string'])
  })
})
