import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../../money/verify-ledger/verify.ts'
import { excludePlayer } from '../../../money/limit-enforcement/index.ts'
import { redeemSpins, spinCampaign, wagered } from '../../free-rounds/test-spins.ts'
import { studioRounds } from '../../games/studio-statement.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../../games/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
afterEach(async () => {
  const verdicts = await verifyLedger(studio.house.db, studio.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
})

/** A player with an award of three rounds of 0.20. */
async function withSpins(terms: object = {}, more: object = {}): Promise<{ at: Playing; award: string }> {
  const at = await studio.playing(1000n)
  return { at, award: await redeemSpins(studio, at, await spinCampaign(studio, terms, more)) }
}
const free = (at: Playing, award: string, more: object = {}) => bet(at, 20, { freeRound: { award }, ...more })
const win = (at: Playing, roundId: string, amount: number, more: object = {}) =>
  at.wallet('win', { transactionId: fresh('t'), roundId, amount: String(amount), ...more })

test('a studio is told the free rounds of its game in the signed launch, and when it asks for the balance', async () => {
  const { at, award } = await withSpins({ freeSpinMaxWinnings: '5.00' })
  const told = { award, left: 3, value: '20', won: '0', maxWon: '500', winnings: 'cash', until: expect.any(String) }
  expect((await at.wallet('balance')).freeRounds).toEqual([told])
  await at.browser.must('POST /api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
  expect(studio.launches.at(-1)).toMatchObject({ signed: true, told: { freeRounds: [told] } })
  await at.browser.must('POST /api/game/launch', { game: 'harvest-wheel', type: 'real', language: 'en' })
  expect(studio.launches.at(-1)?.told.freeRounds).toEqual([])
  await at.browser.must('POST /api/game/launch', { game: 'orchard', type: 'demo', language: 'en' })
  expect(studio.launches.at(-1)?.told).not.toHaveProperty('freeRounds')
})

test('a free round takes no stake, its win is the player’s, and both answer how the award stands', async () => {
  const { at, award } = await withSpins()
  const roundId = fresh('r')
  expect(await free(at, award, { roundId })).toMatchObject({
    code: 'OK',
    balance: { cash: '1000' },
    freeRound: { award, left: 2, won: '0' },
  })
  expect(await win(at, roundId, 65, { freeRound: { award } })).toMatchObject({
    code: 'OK',
    balance: { cash: '1065', bonus: '0' },
    freeRound: { award, left: 2, won: '65' },
  })
})

test('wins that are wagered are told as bonus money, in the balance too', async () => {
  const { at, award } = await withSpins({}, wagered)
  const roundId = fresh('r')
  expect(await free(at, award, { roundId })).toMatchObject({ code: 'OK', freeRound: { winnings: 'bonus' } })
  expect((await win(at, roundId, 65)).balance).toMatchObject({ cash: '1000', bonus: '65' })
})

describe('each refusal has its code:', () => {
  test.each<[string, object, object]>([
    ['FREE_ROUNDS_UNKNOWN', { freeRound: { award: 'free:other' } }, {}],
    ['FREE_ROUND_MISMATCH', { amount: '40' }, { details: { value: '20' } }],
  ])('%s', async (code, more, also) => {
    const { at, award } = await withSpins()
    expect(await free(at, award, more)).toMatchObject({ code, retry: false, balance: { cash: '1000' }, ...also })
    expect(await at.wallet('balance')).toMatchObject({ freeRounds: [{ left: 3 }] })
  })

  test('FREE_ROUNDS_OVER where none is left, FREE_ROUNDS_EXPIRED after their time', async () => {
    const { at, award } = await withSpins({ freeSpinAmount: 1 })
    const roundId = fresh('r')
    await free(at, award, { roundId })
    await win(at, roundId, 0)
    expect(await free(at, award)).toMatchObject({ code: 'FREE_ROUNDS_OVER', freeRound: { left: 0 } })
    const late = await withSpins()
    await studio.sql(`update free_round_award set until = '${studio.clock.now().toISOString()}' where id = '${late.award}'`)
    expect(await free(late.at, late.award)).toMatchObject({ code: 'FREE_ROUNDS_EXPIRED', balance: { cash: '1000' } })
  })

  test('FREE_ROUNDS_PAUSED while another bonus is the active one', async () => {
    const { at, award } = await withSpins({}, wagered)
    const second = await redeemSpins(studio, at, await spinCampaign(studio, {}, wagered))
    expect((await at.wallet('balance')).freeRounds).toMatchObject([{ award }])
    expect(await free(at, second)).toMatchObject({ code: 'FREE_ROUNDS_PAUSED' })
  })

  test('PLAYER_EXCLUDED for a player who is kept out', async () => {
    const { at, award } = await withSpins()
    await studio.house.db.transaction((tx) =>
      excludePlayer(
        studio.house,
        tx,
        { shard: at.shard, player: at.id, currency: at.currency },
        { kind: 'excluded', source: 'player', reason: '', startsAt: studio.clock.now(), endsAt: null },
        { actor: `player:${at.id}`, action: 'player.excluded', details: {} },
      ),
    )
    expect((await free(at, award)).code).toBe('PLAYER_EXCLUDED')
  })

  test('a bet that wins at once is no free round: wrong syntax, and nothing is staked', async () => {
    const { at, award } = await withSpins()
    const input = {
      requestId: 'x',
      playerRef: at.playerRef,
      sessionToken: at.sessionToken,
      gameId: 'orchard-slot',
      currency: 'EUR',
      roundId: 'r',
    }
    const both = { bet: { transactionId: 'b', amount: '20' }, win: { transactionId: 'w', amount: '0' } }
    expect(await studio.call('betWin', { ...input, ...both, freeRound: { award } })).toMatchObject({
      http: 400,
      body: { code: 'WRONG_SYNTAX' },
    })
    expect((await at.wallet('balance')).balance?.cash).toBe('1000')
  })
})

test('a free round that is sent again is played once; with another award under its id it is a mismatch', async () => {
  const { at, award } = await withSpins()
  const same = { transactionId: fresh('t'), roundId: fresh('r') }
  expect((await free(at, award, same)).replayed).toBe(false)
  expect(await free(at, award, same)).toMatchObject({ code: 'OK', replayed: true, freeRound: { left: 2 } })
  expect((await free(at, award, { ...same, amount: '40' })).code).toBe('DUPLICATE_MISMATCH')
  expect((await bet(at, 20, same)).code).toBe('DUPLICATE_MISMATCH')
})

test('a free round that is rolled back can be played again', async () => {
  const { at, award } = await withSpins()
  const bets = { transactionId: fresh('t'), roundId: fresh('r') }
  await free(at, award, bets)
  const back = await at.wallet('rollback', { transactionId: fresh('t'), targetTransactionId: bets.transactionId, roundId: bets.roundId })
  expect(back).toMatchObject({ code: 'OK', balance: { cash: '1000' } })
  expect(await at.wallet('balance')).toMatchObject({ freeRounds: [{ award, left: 3 }] })
  expect((await win(at, bets.roundId, 5)).code).toBe('ROUND_CLOSED')
})

test('the studio’s list of rounds agrees with the books: free rounds took nothing, and paid up to their bound', async () => {
  const { at, award } = await withSpins({ freeSpinMaxWinnings: '0.50' })
  const roundId = fresh('r')
  await free(at, award, { roundId })
  expect(await win(at, roundId, 80, { freeRound: { award } })).toMatchObject({
    balance: { cash: '1050' },
    freeRound: { won: '50', maxWon: '50' },
  })
  const line = {
    roundId,
    playerRef: at.playerRef,
    currency: 'EUR',
    staked: '0',
    won: '80',
    settled: true,
    beganAt: studio.clock.now().toISOString(),
  }
  studio.rounds.push(line)
  studio.clock.advance(600_000)
  const verdict = async () => {
    const { lists } = await studioRounds(studio.house)
    return (await verifyLedger(studio.house.db, studio.clock, { rounds: lists })).at(-1)?.faults.filter((fault) => fault.includes(roundId))
  }
  expect(await verdict()).toEqual([])
  Object.assign(line, { staked: '20' })
  expect(await verdict()).toHaveLength(1)
  Object.assign(line, { staked: '0', won: '40' })
  expect(await verdict()).toHaveLength(1)
})
