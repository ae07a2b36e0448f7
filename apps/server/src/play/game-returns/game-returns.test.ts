import { afterAll, beforeAll, expect, test } from 'vitest'
import { bet, betWin, rollback, win } from '../../money/wallet/test-ledger.ts'
import type { Posting, WalletKey } from '../../money/wallet/index.ts'
import { gameDaysWorker } from '../campaign-forecast/index.ts'
import { openTestStudio, type TestStudio } from '../games/test-studio.ts'
import { gameOutcomesWorker } from '../studios/index.ts'
import { findReturns, readAlarm } from './index.ts'
import { sumReturns } from './sum-returns.ts'
import { dismissReturn, gameReturnsWorker } from './watch-returns.ts'

let studio: TestStudio
let wallet: WalletKey
let game: number
let own: { owner: string; account: string }
beforeAll(async () => {
  studio = await openTestStudio()
  await gameDaysWorker(studio.house)()
  const { shard, id: player, currency } = await studio.playing(1_000_000n)
  wallet = { shard, player, currency }
  const [row] = await studio.sql(`select id, 'gaming:' || product || ':' || studio as account from game where studio_game = 'orchard-slot'`)
  game = Number(row?.['id'])
  own = { owner: `game:${game}`, account: String(row?.['account']) }
})
afterAll(() => studio.close())

const learn = () => gameOutcomesWorker(studio.house)({ id: 1n, kind: 'game-outcomes', key: 'all', payload: {}, tries: 1 })
const count = async () => void (await gameDaysWorker(studio.house)())
const watch = async () => void (await gameReturnsWorker(studio.house)({ id: 1n, kind: 'game-returns', key: 'all', payload: {}, tries: 1 }))
const days = () =>
  studio.sql(`select day::text, rounds::int, staked::int, won::int, staked_squared::int, won_staked::int, won_squared::int,
  hours_staked_squared::int, hours_won_staked::int, hours_won_squared::int from game_return_day where game = ${game} order by day`)
const post = async (...postings: Posting[]) => {
  for (const posting of postings) await studio.house.wallet.post(posting)
}

test('a round counts once, on the day on which it closed; what is open, rolled back, or played for nothing does not', async () => {
  const [lost, back, open] = [bet(wallet, 300n, own), bet(wallet, 900n, own), bet(wallet, 700n, own)]
  const later: Posting = { ...betWin(wallet, 500n, 50n), ...own }
  await post({ ...betWin(wallet, 100n, 250n), ...own }, lost, win(wallet, lost.round, 0n), back, rollback(back), open)
  await count()
  await count()
  const sums = { rounds: 2, staked: 400, won: 250, staked_squared: 100 ** 2 + 300 ** 2, won_staked: 250 * 100, won_squared: 250 ** 2 }
  const hours = { hours_staked_squared: 400 ** 2, hours_won_staked: 250 * 400, hours_won_squared: 250 ** 2 }
  expect(await days()).toMatchObject([{ ...sums, ...hours }])
  studio.clock.advance(3_600_000)
  await post(later)
  await count()
  expect(await days()).toMatchObject([
    { rounds: 3, hours_staked_squared: 400 ** 2 + 500 ** 2, hours_won_staked: 250 * 400 + 50 * 500, hours_won_squared: 250 ** 2 + 50 ** 2 },
  ])
  studio.clock.advance(86_400_000)
  await post(win(wallet, open.round, 70n))
  await count()
  expect((await days()).map(({ rounds, staked, won }) => [rounds, staked, won])).toEqual([
    [3, 900, 300],
    [1, 700, 70],
  ])
  const round = { shard: 1, player: 1n, currency: 'EUR', id: 'free', game, account: null, openedAt: new Date(0), closedAt: new Date(0) }
  expect(sumReturns([{ ...round, staked: 0n, bonusStaked: 0n, won: 90n, bonusWon: 0n }])).toEqual([])
})

test('what a studio lists is what a game is held against, from the day after it lists something else', async () => {
  const [slot] = studio.listing.games as [{ gameId: string; returns?: unknown }] // it lists a slot first
  slot.returns = { least: { of: '9', in: '10' }, most: { of: '24', in: '25' }, deviation: { least: '1', most: '2.5' } }
  await learn()
  const [one] = await findReturns(studio.house.db, studio.clock.now(), null, game)
  expect(one).toMatchObject({ rounds: 4n, since: null, stated: { least: 0.9, most: 0.96, deviation: { least: 1, most: 2.5 } } })
  slot.returns = { least: { of: '9', in: '10' }, most: { of: '97', in: '100' } }
  await learn()
  const [other] = await findReturns(studio.house.db, studio.clock.now(), null, game)
  expect(other).toMatchObject({ rounds: 0n, stated: { least: 0.9, most: 0.97, deviation: null } })
  expect(other?.since).toBe(new Date(studio.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10))
})

test.each([
  ['more at the least than at the most', { least: { of: '1', in: '1' }, most: { of: '9', in: '10' } }],
  ['no fraction', { least: { of: '1', in: '0' }, most: { of: '9', in: '10' } }],
  ['a deviation of nothing', { least: { of: '9', in: '10' }, most: { of: '9', in: '10' }, deviation: { least: '0', most: '0' } }],
])('a listing with %s is not read', async (_, returns) => {
  const before = await studio.sql('select * from game_return')
  const [slot] = studio.listing.games as [{ gameId: string; returns?: unknown }] // it lists a slot first
  const kept = slot.returns
  slot.returns = returns
  await learn()
  slot.returns = kept
  expect(await studio.sql('select * from game_return')).toEqual(before)
})

/** Writes a day of the game: rounds of 1.00 that pay twice the stake or nothing, and as much as this in all. */
async function played(rounds: number, returns: number): Promise<void> {
  const won = Math.round(rounds * 100 * returns)
  const hours = (sum: number) => `array_fill(${Math.round(sum / 24)}::bigint, array[24])`
  await studio.sql(`insert into game_return_day (game, currency, day, rounds, staked, won, staked_squared, won_staked, won_squared,
      hours_staked, hours_won, hours_staked_squared, hours_won_staked, hours_won_squared)
    values (${game}, 'EUR', '${studio.clock.now().toISOString().slice(0, 10)}', ${rounds}, ${rounds * 100}, ${won}, ${rounds * 10_000}, ${won * 100}, ${won * 200},
      ${hours(rounds * 100)}, ${hours(won)}, ${(rounds * 100) ** 2 / 24}, ${(won * rounds * 100) / 24}, ${won ** 2 / 24})
    on conflict (game, currency, day) do update set rounds = excluded.rounds, staked = excluded.staked, won = excluded.won,
      staked_squared = excluded.staked_squared, won_staked = excluded.won_staked,
      won_squared = excluded.won_squared, hours_won = excluded.hours_won, hours_won_staked = excluded.hours_won_staked,
      hours_won_squared = excluded.hours_won_squared`)
}
const alarm = () => readAlarm(studio.house.db, game)

test('an alarm is raised outside of 99 %, a proposal outside of 99.99 %; it ends by itself, and nothing is switched off', async () => {
  studio.clock.advance(2 * 86_400_000)
  await played(40_000, 0.98)
  await watch()
  expect(await alarm()).toBeUndefined()
  await played(40_000, 0.985)
  await watch()
  expect(await alarm()).toMatchObject({ grade: 'alarm', side: 'above', dismissed_at: null })
  const since = (await alarm())?.since
  studio.clock.advance(600_000)
  await played(40_000, 1)
  await watch()
  expect(await alarm()).toMatchObject({ grade: 'proposal', since })
  expect(await studio.sql(`select enabled from game where id = ${game}`)).toEqual([{ enabled: true }])
  await played(40_000, 0.96)
  await watch()
  expect(await alarm()).toBeUndefined()
})

test('what was dismissed comes back when it grows worse, or out of 99.99 %, or to the other side; not before', async () => {
  const dismiss = () => dismissReturn(studio.house, game, 'staff:1')
  await played(40_000, 0.985)
  await watch()
  expect(await dismiss()).toBeUndefined()
  expect(await dismiss()).toBe('Nothing waits about this game any more.')
  await watch()
  await played(40_000, 0.987)
  await watch()
  expect((await alarm())?.dismissed_at).not.toBeNull()
  await played(40_000, 0.991)
  await watch()
  expect(await alarm()).toMatchObject({ grade: 'proposal', dismissed_at: null })
  await dismiss()
  await played(40_000, 0.994)
  await watch()
  expect((await alarm())?.dismissed_at).not.toBeNull()
  await played(40_000, 0.997)
  await watch()
  expect((await alarm())?.dismissed_at).toBeNull()
  await dismiss()
  // Just within 99 % what was dismissed is kept: at the border it would come and go.
  await played(40_000, 0.982)
  await watch()
  expect((await alarm())?.dismissed_at).not.toBeNull()
  await played(40_000, 0.88)
  await watch()
  expect(await alarm()).toMatchObject({ side: 'below', dismissed_at: null })
  await dismiss()
  await played(40_000, 0.93)
  await watch()
  expect(await alarm()).toBeUndefined()
})
