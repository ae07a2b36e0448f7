// What a studio says its rounds took and paid, against our books.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { studioRounds } from './studio-statement.ts'
import { bet, fresh, openTestStudio, type Playing, type StudioLine, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

/** A round of one stake and one win in our books, with what its studio would say of it. */
async function play(at: Playing, staked: number, won: number): Promise<StudioLine> {
  const roundId = fresh('r')
  const beganAt = studio.clock.now().toISOString()
  await bet(at, staked, { roundId })
  await at.wallet('win', { transactionId: fresh('t'), betTransactionId: fresh('t'), roundId, amount: String(won) })
  return { roundId, playerRef: at.playerRef, currency: at.currency, staked: String(staked), won: String(won), settled: true, beganAt }
}

/** What `ledger verify` says once nothing can be on its way any more. */
async function verdict() {
  studio.clock.advance(600_000)
  const { lists, silent } = await studioRounds(studio.house)
  expect(silent).toEqual([])
  return (await verifyLedger(studio.house.db, studio.clock, { rounds: lists })).at(-1)!
}

test('where both say the same nothing is wrong, over days and pages; whatever one says alone or otherwise is found', async () => {
  const at = await studio.playing(100_000n)
  for (const [staked, won] of [
    [100, 250],
    [200, 0],
    [300, 300],
  ] as const)
    studio.rounds.push(await play(at, staked, won))
  studio.clock.advance(30 * 3_600_000)
  const later = await studio.playing(100_000n)
  studio.rounds.push(await play(later, 400, 10))
  // Not settled at the studio: it may still change.
  studio.rounds.push({ ...(await play(later, 500, 0)), staked: '0', settled: false })
  // Given back: it took and paid nothing.
  const [transactionId, roundId] = [fresh('t'), fresh('r')]
  await bet(later, 700, { transactionId, roundId })
  await later.wallet('rollback', { transactionId: fresh('t'), targetTransactionId: transactionId, roundId, reason: 'timeout' })
  const [first, second, , fourth] = studio.rounds
  studio.rounds.push({ ...fourth!, roundId, staked: '0', won: '0' })
  expect(await verdict()).toMatchObject({ check: 'rounds of orchard', faults: [] })
  expect((await verdict()).looked).toBe(5)

  const name = (line: StudioLine) => `orchard:round:${line.roundId}`
  Object.assign(first!, { won: '251' })
  expect((await verdict()).faults).toEqual([`round ${name(first!)} took 100 and paid 251 by its studio, 100 and 250 by our books`])
  Object.assign(first!, { won: '250' })

  const gone = studio.rounds.splice(1, 1)
  expect((await verdict()).faults).toEqual([`round ${name(second!)} took 200 and paid 0 by our books, and its studio does not know it`])
  studio.rounds.splice(1, 0, ...gone)

  studio.rounds.push({ ...fourth!, roundId: 'never-came' })
  expect((await verdict()).faults).toEqual(['round orchard:round:never-came took 400 and paid 10 by its studio, and is not in our books'])
  Object.assign(studio.rounds.at(-1)!, { playerRef: later.playerRef.slice(0, -1) })
  expect((await verdict()).faults).toEqual(['round orchard:round:never-came is of a player who is none of ours'])
  studio.rounds.pop()
  expect((await verdict()).faults).toEqual([])
})

test('an outcome that wins jackpots stands in both, or is found', async () => {
  const at = await studio.playing(100_000n)
  const line = await play(at, 100, 0)
  studio.rounds.push({ ...line, jackpot: 'fullHouse' })
  expect((await verdict()).faults).toEqual([`round orchard:round:${line.roundId} gave fullHouse by its studio, nothing by our books`])
  studio.rounds.pop()
})

test('a studio that answers no such question is named', async () => {
  await studio.set('be.studio.url', 'http://127.0.0.1:1/studio')
  expect(await studioRounds(studio.house)).toEqual({ lists: [], silent: ['orchard'] })
})
