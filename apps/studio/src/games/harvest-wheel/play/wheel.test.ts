import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import type { Bets } from '../../../engine/rounds/round.ts'
import { drawNumbers } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { winOf } from './maths.ts'
import type { Fallen } from '../../../engine/roulette/shared-wheel.ts'
import type { TableView } from '../../../engine/shared/table-view.ts'

type WheelView = TableView<Bets, null, Fallen>

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

type Table = Awaited<ReturnType<typeof sitDown>>

/** Sits a player down at the table; each has a name of their own at the platform. */
async function sitDown(playerRef = 'player.1', changes: Record<string, unknown> = {}) {
  studio.platform.state.playerRef = playerRef
  const game = await studio.open({ gameId: 'orchard-wheel', ...changes })
  const view = async () => (await game.play('state')).body as unknown as WheelView // what the wheel answers
  const opened = await until(view, ({ round }) => round?.status === 'open')
  const place = async (bets: Bets, { key = `key-${Math.random()}`.replace('.', ''), round = opened.round?.number ?? 0 } = {}) =>
    (await game.play('bets', { key, round, bet: bets })).body
  return { view, place, opened, until: (holds: (view: WheelView) => boolean) => until(view, holds) }
}

/** Ends a turn of the wheel: closes the bets, then settles them. */
async function turn(table: Table, number = table.opened.round?.number ?? 0) {
  await studio.test.advance(20)
  await table.until(({ round }) => round?.status === 'playing')
  await studio.test.advance(9)
  const booked = ({ last, mine }: WheelView) =>
    last[0]?.number === number && mine.every(({ status }) => !['staked', 'paying'].includes(status))
  const after = await table.until(booked)
  return { after, pocket: after.last[0]?.result?.pocket ?? -1, mine: after.mine.find(({ table: at }) => at.round === number) }
}

test('two players play the same round: one debit and one win each, right to the cent', async () => {
  const [ada, ben] = [await sitDown('player.1'), await sitDown('player.2')]
  expect(ben.opened.round).toEqual(ada.opened.round)
  expect((await ada.view()).players).toBe(2)
  const [first, second] = [
    { red: '100', n17: '10' },
    { black: '200', n0: '50' },
  ]
  expect((await ada.place(first)).round).toMatchObject({ status: 'staked', stake: '110' })
  expect((await ben.place(second)).round).toMatchObject({ status: 'staked', stake: '250' })
  expect(studio.platform.state.cash).toBe(10_000n - 360n)
  const { pocket, mine, after } = await turn(ada)
  const wins = [winOf(first, pocket), winOf(second, pocket)]
  expect(mine).toMatchObject({ status: 'closed', win: String(wins[0]), table: { outcome: { pocket } } })
  await ben.until((view) => view.mine[0]?.status === 'closed')
  expect(studio.platform.calls('bet').map(({ input }) => [input.playerRef, input.amount, input.gameId])).toEqual([
    ['player.1', '110', 'orchard-wheel'],
    ['player.2', '250', 'orchard-wheel'],
  ])
  const paid = studio.platform.calls('win').map(({ input }) => [input.playerRef, input.amount, input.roundClosed])
  expect(paid.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['player.1', String(wins[0]), true],
    ['player.2', String(wins[1]), true],
  ])
  expect(studio.platform.state.cash).toBe(10_000n - 360n + (wins[0] ?? 0n) + (wins[1] ?? 0n))
  expect(after.net).toBe(String((wins[0] ?? 0n) - 110n))
})

test('the fingerprint is told while bets are open, the seed when the ball lies still, and it is the next fingerprint', async () => {
  const table = await sitDown()
  const { number = 0, commit } = table.opened.round ?? {}
  expect(table.opened.round).toMatchObject({ seed: null, result: null })
  await studio.test.advance(20)
  const turning = await table.until(({ round }) => round?.status === 'playing')
  expect(turning.round?.seed).toBeNull()
  await studio.test.advance(9)
  const { round } = await table.until((view) => view.round?.status === 'settled')
  const seed = round?.seed ?? ''
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commit)
  expect(await drawNumbers(blocksOf(seed, 'wheel', number), 37, 1)).toEqual([round?.result?.pocket])
  expect(turning.round?.result).toEqual(round?.result)
  await studio.test.advance(6)
  const next = await table.until((view) => view.round?.number === number + 1)
  expect(next.round).toMatchObject({ commit: seed, seed: null })
})

test('bets that are sent many times are placed once, and a second bet in the round is refused', async () => {
  const table = await sitDown()
  const answers = await Promise.all(Array.from({ length: 5 }, () => table.place({ odd: '50' }, { key: 'one-and-the-same' })))
  expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1)
  expect((await table.place({ odd: '100' }, { key: 'one-and-the-same' })).code).toBe('DUPLICATE_MISMATCH')
  expect((await table.place({ even: '50' })).code).toBe('BETS_PLACED')
  expect(studio.platform.calls('bet')).toHaveLength(1)
})

test('chips that come late, lie nowhere, or are too many never reach the wallet', async () => {
  const table = await sitDown()
  expect((await table.place({ n99: '50' })).code).toBe('STAKE_UNKNOWN')
  expect((await table.place({ red: '10010' })).code).toBe('STAKE_TOO_HIGH')
  expect((await table.place({ red: '50' }, { round: 999 })).code).toBe('BETS_CLOSED')
  await studio.test.advance(20)
  expect((await table.place({ red: '50' })).code).toBe('BETS_CLOSED')
  expect(studio.platform.calls('bet')).toEqual([])
})

test('a refusal of the platform is told at once, takes nothing, and the player may bet less in the same round', async () => {
  const table = await sitDown()
  studio.platform.state.whim = ({ call }) =>
    call === 'bet' ? { code: 'LIMIT_REACHED', more: { details: { type: 'loss', shown: { available: '€1' } } } } : undefined
  expect((await table.place({ red: '500' })).round).toMatchObject({ status: 'refused', code: 'LIMIT_REACHED', details: { type: 'loss' } })
  studio.platform.state.whim = undefined
  expect((await table.place({ red: '100' })).round.status).toBe('staked')
  expect(studio.platform.state.cash).toBe(9900n)
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? { code: 'TIME_LIMIT' } : undefined)
  const other = await sitDown('player.2')
  expect(await other.place({ red: '100' })).toMatchObject({ round: { code: 'TIME_LIMIT' }, state: { ended: 'TIME_LIMIT' } })
  expect((await other.place({ red: '100' })).code).toBe('SESSION_EXPIRED')
})

test('who leaves, or whose session ends, is paid all the same', async () => {
  const table = await sitDown()
  const every = Object.fromEntries(Array.from({ length: 37 }, (_, number) => [`n${number}`, '10']))
  await table.place(every)
  const { sessionToken = '' } = studio.platform.calls('bet')[0]?.input ?? {}
  await studio.ask('/sessions/end', { sessionToken, reason: 'excluded' })
  await studio.test.restart()
  await studio.test.advance(3600)
  await until(
    () => studio.platform.calls('win'),
    (wins) => wins.length > 0,
  )
  expect(studio.platform.calls('win').map(({ input }) => input.amount)).toEqual(['360'])
  expect(studio.platform.state.cash).toBe(10_000n - 370n + 360n)
})

test('a bet without an answer is rolled back, and one that is answered after the ball lies still is settled at once', async () => {
  const table = await sitDown()
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? 'silentAfter' : undefined)
  expect((await table.place({ red: '100' })).round.status).toBe('rolledBack')
  expect(studio.platform.state.cash).toBe(10_000n)
  studio.platform.state.whim = undefined
  let answer = () => {}
  studio.platform.state.gate = new Promise((resolve) => (answer = resolve))
  const slow = table.place({ red: '100', black: '100', n0: '100' })
  await until(
    () => studio.platform.calls('bet').length,
    (count) => count === 2,
  )
  await studio.test.advance(20)
  await table.until(({ round }) => round?.status === 'playing')
  await studio.test.advance(9)
  const { round } = await table.until((view) => view.round?.status === 'settled')
  answer()
  const win = winOf({ red: '100', black: '100', n0: '100' }, round?.result?.pocket ?? -1)
  expect((await slow).round).toMatchObject({ status: 'closed', win: String(win) })
  expect(studio.platform.state.cash).toBe(10_000n - 300n + win)
})

test('a round that is void gives every stake back, and the next one opens', async () => {
  const table = await sitDown()
  await table.place({ red: '300' })
  expect(studio.platform.state.cash).toBe(9700n)
  expect((await studio.test.desk('POST', '/games/harvest-wheel/void')).status).toBe(200)
  const after = await table.until(({ mine, round }) => mine[0]?.status === 'rolledBack' && round?.status === 'open')
  expect(after.round?.number).toBe((table.opened.round?.number ?? 0) + 1)
  expect(studio.platform.state.cash).toBe(10_000n)
  expect(studio.platform.calls('win')).toEqual([])
})

test('the wheel rests while nobody is at the table', async () => {
  const table = await sitDown()
  const { number = 0 } = table.opened.round ?? {}
  for (let minutes = 0; minutes < 5; minutes += 1) await studio.test.advance(60)
  // The table wakes when somebody looks again: until then its last round stands there.
  const back = await table.until(({ round }) => round?.status === 'open' && round.number !== number)
  expect(back.round?.number).toBe(number + 1)
})

test('a demonstration plays with play money and asks the platform nothing', async () => {
  const table = await sitDown('player.1', { type: 'demo', launchToken: undefined })
  const before = BigInt(table.opened.balance.cash)
  expect((await table.place({ red: '100' })).state.balance.cash).toBe(String(before - 100n))
  const { pocket, after } = await turn(table)
  expect(BigInt(after.balance.cash)).toBe(before - 100n + winOf({ red: '100' }, pocket))
  expect(studio.platform.got).toEqual([])
})

test('the platform can ask about a round at the wheel, and learns its seed when it has ended', async () => {
  const table = await sitDown()
  const { roundId } = (await table.place({ red: '100' })).round
  expect((await studio.ask('/rounds', { roundId })).body).toMatchObject({
    state: 'staked',
    gameId: 'orchard-wheel',
    seeds: { commit: table.opened.round?.commit, serverSeed: null },
  })
  const { pocket, after } = await turn(table)
  expect((await studio.ask('/rounds', { roundId })).body).toMatchObject({
    state: 'closed',
    table: { round: table.opened.round?.number, outcome: { pocket } },
    seeds: { serverSeed: after.last[0]?.seed, nonce: table.opened.round?.number },
  })
})
