import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../../money/verify-ledger/verify.ts'
import { sweepWorker } from '../../game-sessions/end-session.ts'
import { bet, fresh, limit, openTestStudio, type Playing, type TestStudio } from '../../games/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
afterEach(async () => {
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
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
  const rollback = (at: Playing, targetTransactionId: string, roundId: string) =>
    at.wallet('rollback', { transactionId: fresh('t'), targetTransactionId, roundId, reason: 'timeout' })
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
    for (const end of [
      { name: 'win', more: { amount: '700', roundClosed: true } },
      { name: 'win', more: { amount: '700', roundClosed: false } },
      { name: 'roundClose', more: {} },
    ]) {
      const [transactionId, roundId] = [fresh('t'), fresh('r')]
      await bet(at, 500, { transactionId, roundId })
      await at.wallet(end.name, { transactionId: fresh('t'), roundId, ...end.more })
      const before = await state(at)
      expect((await rollback(at, transactionId, roundId)).code).toBe('NOT_REVERSIBLE')
      expect(await state(at)).toBe(before)
    }
  })

  test('that names a wrong round is not done, and the right one still is', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    await bet(at, 500, { transactionId, roundId })
    expect((await rollback(at, transactionId, fresh('r'))).code).toBe('NOT_REVERSIBLE')
    expect(await state(at)).toBe('9500')
    expect(await rollback(at, transactionId, roundId)).toMatchObject({ code: 'OK', replayed: false, balance: { cash: '10000' } })
  })

  test('is not taken away by a bet that is called like it', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    await bet(at, 500, { transactionId, roundId })
    expect((await bet(at, 300, { transactionId: `${transactionId}:rollback`, roundId })).code).toBe('OK')
    expect(await rollback(at, transactionId, roundId)).toMatchObject({ code: 'OK', balance: { cash: '9700' } })
    expect(await rollback(at, `${transactionId}:rollback`, roundId)).toMatchObject({ code: 'OK', balance: { cash: '10000' } })
  })

  test.each(['the same shard', 'another shard'])(
    'that names another player, of %s, is an error and leaves the right one possible',
    async (where) => {
      const at = await studio.playing()
      const other = await studio.playing(10_000n, { id: at.id + 256_000_000n + (where === 'the same shard' ? 0n : 1n) })
      expect(other.shard === at.shard).toBe(where === 'the same shard')
      const [transactionId, roundId] = [fresh('t'), fresh('r')]
      await bet(at, 500, { transactionId, roundId })
      expect((await rollback(other, transactionId, roundId)).code).toBe('DUPLICATE_MISMATCH')
      expect(await state(other)).toBe('10000')
      expect(await rollback(at, transactionId, roundId)).toMatchObject({ code: 'OK', replayed: false, balance: { cash: '10000' } })
    },
  )

  test('that was done by a version that named rollbacks otherwise is replayed', async () => {
    const at = await studio.playing()
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    await bet(at, 500, { transactionId, roundId })
    const [target, round] = [`orchard:${transactionId}`, `orchard:round:${roundId}`]
    const wallet = { shard: at.shard, player: at.id, currency: at.currency }
    await studio.house.wallet.post({ op: 'rollback', wallet, id: `${target}:rollback`, kind: 'casino', reason: round, round, target })
    expect(await rollback(at, transactionId, roundId)).toMatchObject({ code: 'OK', replayed: true, balance: { cash: '10000' } })
  })

  test('of a bet that never came, by whoever’s reference, is no fault of the ledger', async () => {
    const [at, other] = [await studio.playing(), await studio.playing()]
    const [transactionId, roundId] = [fresh('t'), fresh('r')]
    expect((await rollback(other, transactionId, roundId)).code).toBe('OK')
    if (other.shard !== at.shard) expect((await bet(at, 500, { transactionId, roundId })).code).toBe('OK')
  })
})

describe('bet and win in one', () => {
  const both = (at: Playing, stake: number, won: number, more: Record<string, unknown> = {}) =>
    at.wallet('betWin', {
      roundId: fresh('r'),
      bet: { transactionId: fresh('t'), amount: String(stake) },
      win: { transactionId: fresh('t'), amount: String(won) },
      ...more,
    })

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
    expect(await busy.browser.must('POST /api/game/session/prolong', {})).toEqual({
      open: true,
      gameSessionId: busy.sessionToken,
      reason: null,
    })
    studio.clock.advance(2 * 60_000)
    await sweepWorker(studio.house)()
    expect((await bet(idle, 100)).code).toBe('SESSION_EXPIRED')
    expect((await bet(busy, 100)).code).toBe('OK')
    expect(await idle.browser.must('POST /api/game/session/prolong', {})).toEqual({
      open: false,
      gameSessionId: idle.sessionToken,
      reason: 'timeout',
    })
  })

  test('is nobody else’s to prolong', async () => {
    const [owner, other] = [await studio.playing(), await studio.playing()]
    studio.clock.advance(4 * 60_000)
    expect((await other.browser.must('POST /api/game/session/prolong', {})).gameSessionId).toBe(other.sessionToken)
    studio.clock.advance(2 * 60_000)
    await sweepWorker(studio.house)()
    expect([(await bet(owner, 100)).code, (await bet(other, 100)).code]).toEqual(['SESSION_EXPIRED', 'OK'])
  })
})
