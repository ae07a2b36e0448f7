// A table of the test's own: three rounds open at once, several bets of a player, one prize that the winners share.
import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { games } from '../../games/index.ts'
import { drawNumbers } from '../fairness/fair-draw.ts'
import { blocksOf } from '../fairness/seeds.ts'
import type { Game } from '../game.ts'
import type { SharedTable } from './shared-table.ts'
import { tableGame } from './table-game.ts'
import type { TableView } from './table-view.ts'
import { byTheClock } from './timetable.ts'

type Ticket = { side: number }
const everyMs = 60_000

/** Two sides, a plan of two prizes; whoever is right shares what all have staked. */
const raffle: SharedTable<Ticket, { colour: number }, { side: number }> = {
  gameId: 'test-raffle',
  label: 'raffle',
  timetable: byTheClock({ everyMs, ahead: 3, always: true, playMs: 10_000, showMs: 5000 }),
  fingerprint: 'own',
  planOf: async (draw) => ({ colour: (await draw(1000, 1))[0] ?? 0 }),
  onceEach: false,
  read: (asked) => (asked === 0 || asked === 1 ? { side: asked } : null),
  stakeOf: () => 100n,
  faultOf: (_, { before }) => (before.length >= 3 ? 'STAKE_TOO_HIGH' : null),
  decide: async (draw) => ({ side: (await draw(2, 1))[0] ?? 0 }),
  playMsOf: ({ side }) => 8000 + side * 1000,
  mixesBets: true,
  settling: {
    all: (bets, { result }) => {
      const right = bets.filter(({ bet }) => bet.side === result.side)
      const prize = bets.reduce((sum, { stake }) => sum + stake, 0n)
      return bets.map(({ bet }) => ({ win: bet.side === result.side ? prize / BigInt(right.length) : 0n, outcome: result }))
    },
  },
}
const game: Game = { id: raffle.gameId, path: 'test-raffle', ...tableGame(raffle), drawPage: games[0]!.drawPage, scripts: [] } // any page would do

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest(undefined, { games: [...games, game] })
})
afterEach(() => studio.close())

type View = TableView<Ticket, { colour: number }, { side: number }>

async function sitDown(playerRef = 'player.1') {
  studio.platform.state.playerRef = playerRef
  const visit = await studio.open({ gameId: 'test-raffle' })
  const view = async () => (await visit.play('state')).body as unknown as View // what the table answers
  const opened = await until(view, ({ atPlay }) => atPlay.length >= 3)
  const bet = async (side: unknown, round: number, key = `key-${Math.random()}`.replace('.', '')) =>
    (await visit.play('bets', { key, round, bet: side })).body
  return { view, bet, opened, until: (holds: (view: View) => boolean) => until(view, holds) }
}

/** Moves the clock just past a moment. */
const advanceTo = (iso: string) =>
  studio.test.advance(Math.max(0, (Date.parse(iso) - studio.test.studio.world.clock.now().getTime()) / 1000) + 0.05)

test('several rounds are open at once, close in order, and no seed is told while an earlier round is at play', async () => {
  const table = await sitDown()
  const [first, second] = table.opened.atPlay
  const closes = table.opened.atPlay.map(({ closesAt }) => Date.parse(closesAt))
  expect(closes.every((at) => at % everyMs === 0)).toBe(true)
  expect(closes.slice(1).map((at, place) => at - (closes[place] ?? 0))).toEqual(closes.slice(1).map(() => everyMs))
  expect(table.opened.atPlay.every(({ seed, result }) => seed === null && result === null)).toBe(true)
  await studio.test.studio.world.database.query(`update shared_rounds set status = 'void' where game_id = 'test-raffle' and number = $1`, [
    second?.number,
  ])
  const query = studio.test.studio.world.database.query
  const told = await query<{ seed: string }>(`select seed from shared_rounds where game_id = 'test-raffle' and number = $1`, [
    second?.number,
  ])
  expect(JSON.stringify(await table.view())).not.toContain(told[0]?.seed)
  await advanceTo(first?.closesAt ?? '')
  const playing = await table.until(({ round }) => round?.status === 'playing')
  await advanceTo(playing.round?.settlesAt ?? '')
  const { last } = await table.until(({ last: results }) => results[0]?.number === first?.number)
  const seed = last[0]?.seed ?? ''
  expect(createHmac('sha256', Buffer.from(seed, 'hex')).update('public').digest('hex')).toBe(first?.commit)
  expect([last[0]?.plan.colour]).toEqual(await drawNumbers(blocksOf(first?.commit ?? '', 'raffle', first?.number ?? 0), 1000, 1))
  expect([last[0]?.result?.side]).toEqual(await drawNumbers(blocksOf(seed, last[0]?.clientSeed ?? '', first?.number ?? 0), 2, 1))
  expect(Date.parse(last[0]?.settlesAt ?? '') - Date.parse(last[0]?.closesAt ?? '')).toBe(8000 + (last[0]?.result?.side ?? 0) * 1000)
})

test('a player has several bets, as many as the table allows, however many are asked for at once and from however many visits', async () => {
  const [here, there] = [await sitDown(), await sitDown()]
  const number = here.opened.atPlay[1]?.number ?? 0
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? here : there).bet(at % 2, number)))
  expect(answers.filter(({ code }) => code === 'STAKE_TOO_HIGH')).toHaveLength(5)
  expect(studio.platform.calls('bet')).toHaveLength(3)
  expect(studio.platform.state.cash).toBe(10_000n - 300n)
  expect((await here.bet('a third side', number)).code).toBe('STAKE_UNKNOWN')
  expect((await here.bet(0, 999)).code).toBe('BETS_CLOSED')
})

test('a bet that the wallet takes after closing goes back; the list that decides is the one that was closed', async () => {
  const [ada, ben] = [await sitDown('player.1'), await sitDown('player.2')]
  const [round] = ada.opened.atPlay
  const number = round?.number ?? 0
  const ids = [(await ada.bet(0, number)).round.roundId, (await ben.bet(1, number)).round.roundId]
  let answer = () => {}
  studio.platform.state.gate = new Promise((resolve) => (answer = resolve))
  const late = ada.bet(1, number)
  await until(
    () => studio.platform.calls('bet').length,
    (count) => count === 3,
  )
  await advanceTo(round?.closesAt ?? '')
  const playing = await ada.until((view) => view.round?.status === 'playing')
  const list = [
    { bet: { side: 0 }, id: ids[0] ?? '', type: 'real' },
    { bet: { side: 1 }, id: ids[1] ?? '', type: 'real' },
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(playing.round?.clientSeed).toBe(`raffle:${createHash('sha256').update(JSON.stringify(list)).digest('hex')}`)
  answer()
  expect(['rollingBack', 'rolledBack']).toContain((await late).round.status)
  await advanceTo(playing.round?.settlesAt ?? '')
  await ada.until(({ mine }) => mine.every(({ status }) => status === 'closed' || status === 'rolledBack'))
  await until(
    () => studio.platform.calls('win').length,
    (count) => count === 2,
  )
  expect(
    studio.platform
      .calls('win')
      .map(({ input }) => Number(input.amount))
      .toSorted((a, b) => a - b),
  ).toEqual([0, 200])
  expect(studio.platform.state.cash).toBe(10_000n)
})

test('a round that is killed at each of its steps ends as its seed says, and every bet is staked and paid once', async () => {
  const table = await sitDown()
  const [round] = table.opened.atPlay
  const number = round?.number ?? 0
  await table.bet(0, number)
  await table.bet(1, number)
  let reached = () => {}
  const sent = new Promise<void>((resolve) => (reached = resolve))
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? (reached(), 'hangAfter') : undefined)
  const killed = table.bet(1, number).catch(() => null)
  await sent
  await studio.test.restart()
  await killed
  studio.platform.state.whim = undefined
  await advanceTo(round?.closesAt ?? '')
  await studio.test.restart()
  const playing = await table.until((view) => view.round?.number === number && view.round.status === 'playing')
  await studio.test.restart()
  await advanceTo(playing.round?.settlesAt ?? '')
  await studio.test.restart()
  const over = await table.until(
    ({ mine }) => mine.length === 3 && mine.every(({ status }) => status === 'closed' || status === 'rolledBack'),
  )
  const ended = over.mine.map(({ status, win }) => `${status} ${win}`)
  expect(new Set(ended)).toEqual(new Set(['closed 0', 'closed 200', 'rolledBack null']))
  await until(
    () => studio.platform.state.cash,
    (cash) => cash === 10_000n,
  )
  expect(studio.platform.state.cash).toBe(10_000n)
  expect(studio.platform.calls('win')).toHaveLength(2)
})

test('with nobody there rounds go on by the clock, and those that were slept through are not held', async () => {
  const table = await sitDown()
  const before = table.opened.atPlay.at(-1)?.number ?? 0
  await studio.test.advance(3600)
  const after = await table.until(({ atPlay }) => (atPlay[0]?.number ?? 0) > before)
  expect(after.atPlay[0]?.number).toBe(before + 1)
  expect(after.last.map(({ number }) => number)).toContain(before)
})
