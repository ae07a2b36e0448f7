import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { firstGames } from '../../play/games/own-games.ts'
import { writeOutcomes } from '../../play/game-outcomes/outcome.sql.ts'
import { seedGames, seedProviders } from '../../play/games/game.sql.ts'
import { makers } from '../../play/games/makers.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let anna: TestColleague
let ben: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  await seedProviders(at.house.db, makers)
  await seedGames(at.house.db, firstGames)
  anna = await at.colleague('campaigns')
  ben = await at.colleague('campaigns')
})
afterAll(async () => {
  expect((await verifyLedger(at.house.db, at.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
  await at.close()
})

const reason = 'The harbour has its summer.'
let last = 0
const dataOf = (more: Record<string, unknown> = {}) => ({
  names: { en: 'Harbour pot' },
  currency: 'EUR',
  kind: 'mustHitBy',
  seed: '1000.00',
  ceiling: '5000.00',
  meterPpm: 10_000,
  reservePpm: 5000,
  games: ['orchard'],
  ...more,
})

async function drafted(more: Record<string, unknown> = {}): Promise<string> {
  const id = String((last += 1))
  await anna.must('draftJackpot', { id, data: dataOf(more) }, { reason })
  return id
}
const read = (id: string) => anna.must('readJackpot', { id })

/** Does an act: one asks, the other applies. */
async function byTwo(name: 'startJackpot' | 'giveJackpotLastDay' | 'moveJackpot', input: { id: string; to?: string }): Promise<void> {
  const asked = await anna.ask(name, input, { reason })
  expect(asked.refusal.error).toBe('secondNeeded')
  await ben.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
}

test('a jackpot is a draft with nothing in it until a second person starts it with its seed', async () => {
  const id = await drafted()
  expect((await read(id)).jackpot).toMatchObject({ state: 'draft', meter: null, games: 1 })
  const { value } = await anna.ask('startJackpot', { id }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { what: 'jackpot.state', after: 'running' },
      { what: 'jackpot.seed', after: '1000.00 EUR' },
    ],
    legs: [{ from: `jackpotCost:${id}`, to: 'cash', amount: '1000.00', currency: 'EUR' }],
  })
  expect((await read(id)).jackpot.state).toBe('draft')
  await byTwo('startJackpot', { id })
  expect(await read(id)).toMatchObject({
    jackpot: { state: 'running', meter: '1000.00', reserve: '0.00' },
    draws: [{ n: 1, secret: null, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  })
})

test('the secret of a draw that runs is nowhere in what the office answers', async () => {
  const id = await drafted()
  await byTwo('startJackpot', { id })
  const [draw] = await at.sql(`select encode(sealed_secret, 'escape') as sealed, secret from jackpot_draw where jackpot = ${id}`)
  expect([draw?.['secret'], /:[0-9a-f]{64}/.test(String(draw?.['sealed']))]).toEqual([null, false])
  expect(JSON.stringify([await read(id), await anna.must('listJackpots', {})])).not.toMatch(/\d+:[0-9a-f]{64}/)
})

test('a draft is changed by one, one that runs by two; what is like before or wrong is refused with each mistake', async () => {
  const id = await drafted()
  await anna.must('draftJackpot', { id, data: dataOf({ ceiling: '6000' }) }, { reason })
  expect((await read(id)).data).toMatchObject({ ceiling: '6000.00' })
  expect((await anna.ask('draftJackpot', { id, data: dataOf({ ceiling: '6000.00' }) }, { reason })).refusal.error).toBe('mayNot')
  const wrong = await anna.ask('draftJackpot', { id, data: dataOf({ ceiling: '10.00', games: ['nowhere'] }) }, { reason })
  expect(wrong.refusal).toMatchObject({ error: 'mayNot', errorSubMessage: expect.stringMatching(/above the seed.*no game nowhere/) })
  await byTwo('startJackpot', { id })
  expect((await read(id)).gate).toBe('second')
  expect((await anna.ask('draftJackpot', { id, data: dataOf() }, { reason })).refusal.error).toBe('secondNeeded')
  const { versions } = await anna.must('listJackpotVersions', { id })
  expect(versions.map(({ version, data }) => [version, data['ceiling']])).toEqual([
    [2, '6000.00'],
    [1, '5000.00'],
  ])
})

test('a preview says what it comes to, and whether the reserve pays its beginnings', async () => {
  expect(await anna.must('previewJackpot', { data: { ...dataOf(), id: 9 } })).toEqual({
    mistakes: [],
    reckoned: { returnPercent: '1.5', stakedBetween: '200000.00', won: '3000.00', neededPercent: '0.5', rounds: null, isFinanced: true },
  })
  const { reckoned } = await anna.must('previewJackpot', { data: { ...dataOf({ reservePpm: 4999 }), id: 9 } })
  expect(reckoned?.isFinanced).toBe(false)
  expect((await anna.must('previewJackpot', { data: {} })).mistakes.length).toBeGreaterThan(3)
})

test('one that reels win is offered the outcomes that studios list, and comes to what their exact chance makes of it', async () => {
  const names = { en: 'The full comb' }
  const outcome = { game: 'orchard-slot', outcome: 'fullComb', names, chance: { of: 2n, in: 28_117n } }
  await writeOutcomes(at.house.db, 'orchard', [outcome], at.clock.now())
  expect((await anna.must('listJackpots', {})).outcomes).toEqual([
    // A theme of a game gives what its game gives.
    { outcome: 'fullComb', name: 'The full comb', games: expect.arrayContaining(['orchard', 'clockmaker']) },
  ])
  const reels = { kind: 'reels', ceiling: undefined, outcome: 'fullComb', fullStake: '10.00' }
  expect(await anna.must('previewJackpot', { data: { ...dataOf(reels), id: 9 } })).toEqual({
    mistakes: [],
    reckoned: {
      returnPercent: '1.7113',
      stakedBetween: '140585.00',
      won: '2405.85',
      neededPercent: '0.7113',
      rounds: '14058',
      isFinanced: false,
    },
  })
  const wrong = await anna.must('previewJackpot', {
    data: { ...dataOf({ ...reels, games: ['orchard', 'poker'], fullStake: '2000.00' }), id: 9 },
  })
  expect(wrong.mistakes).toEqual([
    expect.stringMatching(/at least the full stake/),
    expect.stringMatching(/poker gives no outcome fullComb/),
  ])
})

test('one that is switched off is moved whole into another, or has a last day, each by two who see the money', async () => {
  const [one, other] = [await drafted(), await drafted()]
  for (const id of [one, other]) await byTwo('startJackpot', { id })
  expect((await read(one)).targets).toContainEqual({ id: other, name: 'Harbour pot' })
  const { value } = await anna.ask('moveJackpot', { id: one, to: other }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { what: 'jackpot.state', after: 'ended' },
      { what: 'jackpot.money', before: '1000.00 EUR + 0.00 EUR' },
    ],
  })
  await byTwo('moveJackpot', { id: one, to: other })
  expect((await read(one)).jackpot).toMatchObject({ state: 'ended', meter: '0.00', movedTo: other })
  expect((await read(other)).jackpot.meter).toBe('2000.00')
  await byTwo('giveJackpotLastDay', { id: other })
  expect(await read(other)).toMatchObject({
    jackpot: { state: 'closing' },
    draws: [{ kind: 'lastDay' }, { secret: expect.stringMatching(/^\d+:/) }],
  })
  expect((await anna.ask('draftJackpot', { id: other, data: dataOf({ seed: '1.00' }) }, { dryRun: true })).refusal.error).toBe('mayNot')
})
