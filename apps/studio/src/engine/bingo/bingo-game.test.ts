import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { maths } from '../../games/dovecote/play/maths.ts'
import { pace } from '../../games/dovecote/play/pace.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { blocksOf } from '../fairness/seeds.ts'
import { publicPartOf } from '../shared/chain.ts'
import { readList } from './closed-list.ts'
import { decideGame, winOf } from './decide-game.ts'
import type { BingoView, EndedGame } from './view.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
  // Every test begins a minute after a game has closed, so that none closes while tickets are being bought.
  const sinceClosing = (studio.test.studio.world.clock.now().getTime() % pace.everyMs) / 1000
  await studio.test.advance(pace.everyMs / 1000 + 60 - sinceClosing)
})
afterEach(() => studio.close())

type Hall = Awaited<ReturnType<typeof enter>>

/** A player comes into the hall; each has a name of their own at the platform. */
async function enter(playerRef = 'player.1', changes: Record<string, unknown> = {}) {
  studio.platform.state.playerRef = playerRef
  const game = await studio.open({ gameId: 'dovecote', ...changes })
  const view = async () => (await game.play('state')).body as unknown as BingoView // what the room answers
  const opened = await until(view, ({ next }) => next.length === pace.ahead)
  const buy = async (tickets: number, { key = `key-${Math.random()}`.replace('.', ''), at = 0, price = opened.price } = {}) =>
    (await game.play('bets', { key, round: opened.next[at]?.number ?? 0, bet: { tickets, price } })).body
  const ended = async () => (await game.play('ended')).body as unknown as { games: EndedGame[] }
  return { view, buy, ended, opened, until: (holds: (view: BingoView) => boolean) => until(view, holds) }
}

const secondsTo = (view: BingoView, at: string) => (Date.parse(at) - Date.parse(view.now)) / 1000

/** Moves the clock to the closing of the next game. */
async function close(hall: Hall) {
  const view = await hall.view()
  const [next] = view.next
  await studio.test.advance(secondsTo(view, next?.closesAt ?? ''))
  return hall.until(({ game }) => game?.number === next?.number)
}

/** Plays the game that is being called to its end. */
async function playOut(hall: Hall) {
  await studio.test.advance(5 + maths.balls * 2.4 + 1)
  return hall.until(({ game, mine }) => game?.status === 'over' && mine.every(({ status }) => !['staked', 'paying'].includes(status)))
}

test('games are listed by the clock, and tickets are bought ahead for any of them: one debit a purchase', async () => {
  const hall = await enter()
  const { next } = hall.opened
  for (const { closesAt } of next) expect(Date.parse(closesAt) % pace.everyMs).toBe(0)
  expect(next.map(({ number }) => number)).toEqual(next.map((_, at) => (next[0]?.number ?? 0) + at))
  expect((await hall.buy(6)).round).toMatchObject({ status: 'staked', stake: '120' })
  expect((await hall.buy(24, { at: 3 })).round).toMatchObject({ status: 'staked', stake: '480' })
  expect((await hall.buy(4)).round.status).toBe('staked')
  expect((await hall.view()).next.map(({ mine }) => mine)).toEqual([10, 0, 0, 24, 0, 0])
  expect(studio.platform.calls('bet').map(({ input }) => [input.amount, input.gameId])).toEqual([
    ['120', 'dovecote'],
    ['480', 'dovecote'],
    ['80', 'dovecote'],
  ])
  expect(studio.platform.state.cash).toBe(10_000n - 680n)
})

test('no more than 24 tickets in a game, however they are asked for, and none that cost something else', async () => {
  const hall = await enter()
  const answers = await Promise.all(Array.from({ length: 5 }, () => hall.buy(10)))
  expect(answers.filter(({ round }) => round?.status === 'staked')).toHaveLength(2)
  expect(answers.filter(({ code }) => code === 'STAKE_UNKNOWN')).toHaveLength(3)
  for (const tickets of [0, 25, 1.5, -1]) expect((await hall.buy(tickets, { at: 1 })).code).toBe('STAKE_UNKNOWN')
  expect((await hall.buy(1, { at: 1, price: '10' })).code).toBe('STAKE_UNKNOWN')
  const asked = await Promise.all(Array.from({ length: 5 }, () => hall.buy(2, { at: 1, key: 'one-and-the-same' })))
  expect(new Set(asked.map(({ round }) => round.roundId)).size).toBe(1)
  expect(studio.platform.calls('bet')).toHaveLength(3)
})

test('tickets and prizes are those that anybody computes from the seed and the closed list, and all are paid once', async () => {
  const [ada, ben] = [await enter('player.1'), await enter('player.2')]
  const { commit, next } = ada.opened
  await ada.buy(6)
  await ada.buy(2)
  await ben.buy(3)
  const demo = await enter('player.3', { type: 'demo', launchToken: undefined })
  await demo.buy(5)
  const cash = studio.platform.state.cash
  const begun = await close(ada)
  expect(begun.game).toMatchObject({ status: 'calling', called: [], sold: 11, stake: '160', win: null })
  expect(begun.game?.tickets).toHaveLength(8)
  expect((await demo.view()).game).toMatchObject({ sold: 5, stake: '100' })
  expect((await ada.ended()).games).toEqual([])
  const after = await playOut(ada)
  await playOut(ben)
  const [game] = (await ada.ended()).games
  const [seed, list] = [game?.seed ?? '', readList(game?.list ?? '', maths.most) ?? []]
  expect([publicPartOf(seed), game?.number]).toEqual([commit, next[0]?.number])
  expect(
    createHash('sha256')
      .update(game?.list ?? '')
      .digest('hex'),
  ).toBe(begun.game?.digest)
  expect(list.map(({ pool, tickets }) => `${pool} ${tickets}`).toSorted()).toEqual(['demo 5', 'real 2', 'real 3', 'real 6'])
  const client = `bingo:${begun.game?.digest}`
  const streams = {
    balls: openDraw(blocksOf(seed, client, game?.number ?? 0)),
    blocksOf: (name: string) => (index: number) =>
      createHmac('sha256', Buffer.from(seed, 'hex')).update(`${client}:${name}:${game?.number}:${index}`).digest(),
  }
  const decided = await decideGame(maths, maths.programme[0]!, list, streams) // a room has games
  expect(after.game?.called).toEqual(decided.balls.slice(0, decided.calls))
  const own = after.mine.map(({ roundId }) => list.findIndex(({ id }) => id === roundId)).toSorted((a, b) => a - b)
  expect(begun.game?.tickets.map(String).toSorted()).toEqual(
    own
      .flatMap((place) => decided.tickets[place] ?? [])
      .map(String)
      .toSorted(),
  )
  const wins = studio.platform.calls('win').map(({ input }) => [input.roundId, input.amount, input.roundClosed])
  const due = list.flatMap(({ id, pool }, place) => (pool === 'real' ? [[id, String(winOf(decided.pools.real, place)), true]] : []))
  expect(wins.map(String).toSorted()).toEqual(due.map(String).toSorted())
  expect(studio.platform.state.cash).toBe(cash + (11n * 20n * 85n) / 100n)
  expect(studio.platform.calls('bet')).toHaveLength(3)
})

test('balls are told by the clock, the same to everybody, and nothing before it is called', async () => {
  const [ada, ben] = [await enter('player.1'), await enter('player.2')]
  await ada.buy(1)
  const begun = await close(ada)
  expect([begun.game?.called, begun.round, begun.atPlay, begun.last]).toEqual([[], null, [], []])
  expect(JSON.stringify(begun)).not.toContain('balls')
  await studio.test.advance(secondsTo(begun, begun.game?.nextCallAt ?? ''))
  const first = await ada.view()
  expect(first.game?.called).toHaveLength(1)
  expect((await ben.view()).game?.called).toEqual(first.game?.called)
  await studio.test.advance(2.4 * 9)
  // Whoever comes in the middle sees the game where it is.
  const late = await enter('player.3')
  expect(late.opened.game).toMatchObject({ status: 'calling', tickets: [], stake: '0', called: (await ada.view()).game?.called })
  expect(late.opened.game?.called).toHaveLength(10)
  expect(late.opened.game?.nextCallAt).not.toBeNull()
})

test('who leaves, or whose session ends, is played and paid all the same, over a restart', async () => {
  const hall = await enter()
  await hall.buy(6)
  const { sessionToken = '' } = studio.platform.calls('bet')[0]?.input ?? {}
  await studio.ask('/sessions/end', { sessionToken, reason: 'excluded' })
  await studio.test.restart()
  await studio.test.advance(3600)
  await until(
    () => studio.platform.calls('win'),
    (wins) => wins.length > 0,
  )
  expect(studio.platform.calls('win').map(({ input }) => input.amount)).toEqual([String((6n * 20n * 85n) / 100n)])
})

test('a purchase that the wallet confirms too late is not in the list and goes back', async () => {
  const hall = await enter()
  await hall.buy(1)
  let answer = () => {}
  studio.platform.state.gate = new Promise((resolve) => (answer = resolve))
  const slow = hall.buy(5)
  await until(
    () => studio.platform.calls('bet').length,
    (count) => count === 2,
  )
  const begun = await close(hall)
  expect(begun.game).toMatchObject({ sold: 1, stake: expect.any(String) })
  answer()
  await slow
  const after = await hall.until(({ mine }) => mine[0]?.status === 'rolledBack')
  expect(after.game?.tickets).toHaveLength(1)
  expect(studio.platform.state.cash).toBe(10_000n - 20n)
})

test('a game that is void gives every ticket back, whether it is open or being called', async () => {
  const hall = await enter()
  await hall.buy(6)
  await hall.buy(3)
  await hall.buy(2, { at: 1 })
  await close(hall)
  expect((await studio.test.desk('POST', '/games/dovecote/void')).status).toBe(200)
  const after = await hall.until(({ mine }) => mine.filter(({ status }) => status === 'rolledBack').length === 2)
  expect(after.game?.status).toBe('void')
  expect(after.mine.map(({ status, table }) => `${table.bet.tickets} ${status}`).toSorted()).toEqual([
    '2 staked',
    '3 rolledBack',
    '6 rolledBack',
  ])
  expect(studio.platform.state.cash).toBe(10_000n - 40n)
  expect((await studio.test.desk('POST', '/games/dovecote/void')).status).toBe(200)
  await hall.until(({ mine }) => mine.every(({ status }) => status === 'rolledBack'))
  expect(studio.platform.state.cash).toBe(10_000n)
  expect(studio.platform.calls('win')).toEqual([])
})

test('a game that nobody has bought for is not called, and takes no tickets any more', async () => {
  const hall = await enter('player.1')
  const before = await hall.view()
  await studio.test.advance(secondsTo(before, before.next[0]?.closesAt ?? '') + 2)
  const after = await hall.until(({ next }) => next[0]?.number !== before.next[0]?.number)
  expect([after.game, (await hall.ended()).games]).toEqual([null, []])
  expect((await hall.buy(1)).code).toBe('BETS_CLOSED')
})

test('tickets above the highest stake of a player are refused before the wallet is asked', async () => {
  await studio.close()
  studio = await openStudioTest({ minRoundMs: 0, autoplay: false, maxStake: '100' })
  const hall = await enter()
  expect(hall.opened.highest).toBe('100')
  expect((await hall.buy(6, { at: 1 })).code).toBe('STAKE_TOO_HIGH')
  expect((await hall.buy(5, { at: 1 })).round.status).toBe('staked')
  expect(studio.platform.calls('bet')).toHaveLength(1)
})

test('a demonstration buys with play money in the same game and asks the platform nothing', async () => {
  const hall = await enter('player.1', { type: 'demo', launchToken: undefined })
  const before = BigInt(hall.opened.balance.cash)
  expect((await hall.buy(6)).state.balance.cash).toBe(String(before - 120n))
  await close(hall)
  const after = await playOut(hall)
  expect(BigInt(after.balance.cash)).toBe(before - 120n + BigInt(after.game?.win ?? '0'))
  expect(after.game?.win).toBe('102')
  expect(studio.platform.got).toEqual([])
})
