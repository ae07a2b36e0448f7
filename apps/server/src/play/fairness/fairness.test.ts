// What anybody may read of the returns of games, and what a player's own round is recomputed from.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bet, fresh, openTestStudio, type TestStudio } from '../games/test-studio.ts'
import { gameOutcomesWorker } from '../studios/index.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  const [slot] = studio.listing.games as [{ gameId: string; returns?: unknown }] // it lists a slot first
  slot.returns = { least: { of: '19', in: '20' }, most: { of: '24', in: '25' }, deviation: { least: '1', most: '2' } }
  await gameOutcomesWorker(studio.house)({ id: 1n, kind: 'game-outcomes', key: 'all', payload: {}, tries: 1 })
})
afterAll(() => studio.close())

const dayMs = 86_400_000

/** Writes a day of a game, so many days ago: rounds of 1.00 that pay twice the stake or nothing, and as much as this in all. */
async function played(game: string, daysAgo: number, rounds: number, returns: number): Promise<void> {
  const won = Math.round(rounds * 100 * returns)
  const hours = (sum: number) => `array_fill(${Math.round(sum / 24)}::bigint, array[24])`
  const day = new Date(studio.clock.now().getTime() - daysAgo * dayMs).toISOString().slice(0, 10)
  await studio.sql(`insert into game_return_day (game, currency, day, rounds, staked, won, staked_squared, won_staked, won_squared,
      hours_staked, hours_won, hours_staked_squared, hours_won_staked, hours_won_squared)
    select id, 'EUR', '${day}', ${rounds}, ${rounds * 100}, ${won}, ${rounds * 10_000}, ${won * 100}, ${won * 200},
      ${hours(rounds * 100)}, ${hours(won)}, ${(rounds * 100) ** 2 / 24}, ${(won * rounds * 100) / 24}, ${won ** 2 / 24}
    from game where friendly_id = '${game}'`)
}
const returns = async () => (await studio.browser().must('GET /api/fairness/returns', {})).games
const of = async (game: string) => (await returns()).find((one) => one.game === game)

describe('the returns of games', () => {
  test('are told to anybody as a share of the stakes with their band, today and in 30 days, and are kept for a while', async () => {
    await played('orchard', 0, 40_000, 0.955)
    await played('orchard', 12, 40_000, 0.965)
    await played('orchard', 40, 40_000, 3)
    await played('sea-glass', 1, 999, 3)
    const orchard = await of('orchard')
    expect(orchard).toMatchObject({
      name: 'Orchard',
      stated: { from: '95.00', to: '96.00' },
      today: { rounds: 40_000, actual: '95.50', standing: 'within' },
      month: { rounds: 80_000, actual: '96.00', standing: 'within' },
    })
    expect(Number(orchard?.month.band?.from)).toBeLessThan(95)
    expect(Number(orchard?.month.band?.to)).toBeGreaterThan(96)
    await played('orchard', 1, 40_000, 1)
    expect((await of('orchard'))?.month.rounds).toBe(80_000)
    studio.clock.advance(240_000)
    expect((await of('orchard'))?.month).toMatchObject({ rounds: 120_000, actual: '97.33', standing: 'above' })
  })

  test('of fewer than a thousand rounds tell nothing at all, and neither an amount nor a player is in any of them', async () => {
    const few = { rounds: null, actual: null, band: null, standing: 'few' }
    expect(await of('sea-glass')).toMatchObject({ stated: { from: '96.07', to: '96.07' }, today: few, month: few })
    const all = await returns()
    expect(all.length).toBeGreaterThan(20)
    expect(all.map(({ game }) => game)).not.toContain('poker')
    expect(new Set(all.flatMap((one) => Object.keys(one)))).toEqual(new Set(['game', 'name', 'stated', 'today', 'month']))
    expect(new Set(all.flatMap(({ month }) => Object.keys(month)))).toEqual(new Set(['rounds', 'actual', 'band', 'standing']))
  })

  test('may be kept by proxies for a minute, because they are the same for everybody', async () => {
    const answer = await studio.app.inject({ url: '/api/fairness/returns' })
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
  })
})

test('every listed game of the studio has a page on which its rounds are recomputed, themes included', async () => {
  const { games } = await studio.browser().must('GET /api/fairness/games', {})
  const names = games.map(({ game }) => game)
  expect(names).toEqual(expect.arrayContaining(['orchard', 'clockmaker', 'harvest-wheel', 'dovecote']))
  expect(names).not.toContain('poker')
  expect(games.find(({ game }) => game === 'clockmaker')?.page).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/studio\/check\?gameId=orchard-slot\.clockmaker$/,
  )
})

describe('a round of a player', () => {
  const fields = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: '4', commit: 'cd'.repeat(32), stake: '1.00', recorded: '2.50' }
  const play = async () => {
    const at = await studio.playing()
    const roundId = fresh('r')
    const transactionId = fresh('t')
    await bet(at, 100, { transactionId, roundId })
    const close = () => at.wallet('win', { transactionId: fresh('t'), roundId, amount: '250', betTransactionId: transactionId })
    const read = (browser = at.browser) => browser.must('GET /api/fairness/round', { round: `orchard:round:${roundId}` })
    return { at, roundId, close, read }
  }

  test('is filled in once it is over and its seed revealed, as its studio tells it', async () => {
    const { at, roundId, close, read } = await play()
    expect(await read()).toEqual({ state: 'open', game: 'orchard', fields: {} })
    expect(await close()).toMatchObject({ code: 'OK' })
    studio.toldRounds[roundId] = { state: 'closed', check: null }
    expect(await read()).toEqual({ state: 'sealed', game: 'orchard', fields: {} })
    studio.toldRounds[roundId] = { state: 'closed', check: fields }
    expect(await read()).toEqual({ state: 'ready', game: 'orchard', fields })
    const { rounds } = await at.browser.must('GET /api/fairness/rounds', {})
    expect(rounds).toMatchObject([{ round: `orchard:round:${roundId}`, game: 'orchard', name: 'Orchard', staked: '1.00', won: '2.50' }])
  })

  test('is unknown to any other player, and to its own where the studio does not know it', async () => {
    const { roundId, close, read } = await play()
    await close()
    expect(await read()).toEqual({ state: 'unknown', game: 'orchard', fields: {} })
    studio.toldRounds[roundId] = { state: 'closed', check: fields }
    const other = await studio.playing()
    expect(await read(other.browser)).toEqual({ state: 'unknown', game: null, fields: {} })
    expect((await other.browser.must('GET /api/fairness/rounds', {})).rounds).toEqual([])
  })
})
