// What holds at every table that players share: the crowd at the closing moment, and a process that dies at each step.
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { dealBaccarat, winOf as puntoWin } from '../engine/baccarat/deal.ts'
import { openDraw } from '../engine/fairness/fair-draw.ts'
import { blocksOf } from '../engine/fairness/seeds.ts'
import { pocketDrawn } from '../engine/roulette/pocket-drawn.ts'
import type { Bets } from '../engine/rounds/round.ts'
import type { ChipTableView } from '../page-kit/shared/show.ts'
import { winOf as wheelWin } from './harvest-wheel/play/maths.ts'
import { winOf as stillwaterWin } from './stillwater-roulette/play/maths.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

type Recomputed = (seed: string, number: number, bets: Bets) => Promise<bigint>
const draw = (seed: string, label: string, number: number) => openDraw(blocksOf(seed, label, number))
const tables: { gameId: string; bets: Bets; win: Recomputed }[] = [
  {
    gameId: 'orchard-wheel',
    bets: { red: '100', n17: '10', dozen1: '20' },
    win: async (seed, number, bets) => wheelWin(bets, await pocketDrawn(draw(seed, 'wheel', number))),
  },
  {
    gameId: 'stillwater-roulette',
    bets: { black: '100', 'n17-n20': '10', 'n0-n1-n2-n3': '20' },
    win: async (seed, number, bets) => stillwaterWin(bets, await pocketDrawn(draw(seed, 'stillwater', number))),
  },
  {
    gameId: 'magpie-punto-banco',
    bets: { player: '100', banker: '60', tie: '20' },
    win: async (seed, number, bets) => puntoWin(bets, (await dealBaccarat(draw(seed, 'magpie', number))).winner),
  },
]
const totalOf = (bets: Bets) => Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n)

async function sitDown(gameId: string, playerRef = 'player.1') {
  studio.platform.state.playerRef = playerRef
  const game = await studio.open({ gameId })
  const view = async () => (await game.play('state')).body as unknown as ChipTableView // what the table answers
  const place = async (bet: Bets, round: number) =>
    (await game.play('bets', { key: `${gameId}-${playerRef}-${round}`.replace('.', '-'), round, bet })).body
  return {
    view,
    place,
    opened: await until(view, ({ round }) => round?.status === 'open'),
    until: (holds: (view: ChipTableView) => boolean) => until(view, holds),
  }
}

const now = () => studio.test.studio.world.clock.now().getTime()
const advanceTo = (iso: string) => studio.test.advance(Math.max(0, (Date.parse(iso) - now()) / 1000) + 0.02)

describe.each(tables)('at $gameId', ({ gameId, bets, win }) => {
  test('of many bets at the closing moment each is staked and settled, or refused and not taken', async () => {
    const players = [] as Awaited<ReturnType<typeof sitDown>>[]
    for (const name of 'abcdefgh') players.push(await sitDown(gameId, `player.${name}`))
    const round = players[0]?.opened.round
    const number = round?.number ?? 0
    await studio.test.advance((Date.parse(round?.closesAt ?? '') - now()) / 1000 - 0.06)
    const answers = await Promise.all(
      players.map(async (player, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 14))
        return player.place(bets, number)
      }),
    )
    const laid = answers.filter(({ code }) => code === undefined).length
    expect(answers.filter(({ code }) => code !== undefined).every(({ code }) => code === 'BETS_CLOSED')).toBe(true)
    expect(studio.platform.calls('bet')).toHaveLength(laid)
    const playing = await players[0]!.until((view) => view.round?.status === 'playing')
    await advanceTo(playing.round?.settlesAt ?? '')
    const after = await players[0]!.until(({ last }) => last[0]?.number === number)
    const each = await win(after.last[0]?.seed ?? '', number, bets)
    const cash = 10_000n - BigInt(laid) * (totalOf(bets) - each)
    await until(
      () => studio.platform.state.cash,
      (held) => held === cash,
    )
    expect(studio.platform.state.cash).toBe(cash)
    expect(studio.platform.calls('win')).toHaveLength(laid)
  })

  test('a round whose studio dies at each of its steps ends as its seed says, staked once and paid once', async () => {
    const table = await sitDown(gameId)
    const { number = 0, closesAt = '', commit = '' } = table.opened.round ?? {}
    let reached = () => {}
    const sent = new Promise<void>((resolve) => (reached = resolve))
    studio.platform.state.whim = ({ call }) => (call === 'bet' ? (reached(), 'hangAfter') : undefined)
    const killed = table.place(bets, number).catch(() => null)
    await sent
    await studio.test.restart()
    await killed
    studio.platform.state.whim = undefined
    await table.until(({ mine }) => mine[0]?.status === 'rolledBack')
    expect(studio.platform.state.cash).toBe(10_000n)
    const again = await sitDown(gameId)
    expect((await again.place(bets, number)).round.status).toBe('staked')
    await studio.test.restart()
    await advanceTo(closesAt)
    const playing = await again.until((view) => view.round?.status === 'playing')
    await studio.test.restart()
    studio.platform.state.whim = ({ call }) => (call === 'win' ? 'silentAfter' : undefined)
    await advanceTo(playing.round?.settlesAt ?? '')
    await again.until(({ mine }) => mine[0]?.status === 'paying')
    await studio.test.restart()
    studio.platform.state.whim = undefined
    await studio.test.advance(120)
    const over = await again.until(({ mine }) => mine[0]?.status === 'closed')
    const seed = over.last.find((one) => one.number === number)?.seed ?? ''
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commit)
    const due = await win(seed, number, bets)
    expect(over.mine[0]).toMatchObject({ win: String(due), status: 'closed' })
    expect(studio.platform.state.cash).toBe(10_000n - totalOf(bets) + due)
  })

  test('the desk voids the round, every stake goes back, and the next round opens', async () => {
    const table = await sitDown(gameId)
    const number = table.opened.round?.number ?? 0
    await table.place(bets, number)
    const path = `/games/${gameId === 'orchard-wheel' ? 'harvest-wheel' : gameId}/void`
    expect((await studio.test.desk('POST', path)).body).toMatchObject({ said: expect.stringContaining(`Round ${number} is void`) })
    await table.until(({ mine, round }) => mine[0]?.status === 'rolledBack' && round?.number === number + 1)
    expect(studio.platform.state.cash).toBe(10_000n)
  })
})

test('the platform is told what goes on at each table, and nothing of a player', async () => {
  const table = await sitDown('magpie-punto-banco', 'player.somebody')
  const number = table.opened.round?.number ?? 0
  const told = async () => (await studio.ask('/live', {})).body as unknown as { tables: Record<string, unknown>[] } // as the protocol says
  const open = await told()
  expect(open.tables.map(({ gameId }) => gameId)).toEqual(['orchard-wheel', 'stillwater-roulette', 'magpie-punto-banco'])
  expect(open.tables[0]).toMatchObject({ players: 0, leftMs: 0, last: [] })
  expect(open.tables[2]).toMatchObject({ players: 1, betsMs: 20_000, minStake: '20', maxStake: '10000', last: [] })
  expect(open.tables[2]?.leftMs).toBeGreaterThan(10_000)
  expect(JSON.stringify(open)).not.toContain('somebody')
  await advanceTo(table.opened.round?.closesAt ?? '')
  const playing = await table.until((view) => view.round?.status === 'playing')
  // The result is not told before the cards lie.
  expect((await told()).tables[2]).toMatchObject({ leftMs: 0, last: [] })
  await advanceTo(playing.round?.settlesAt ?? '')
  const after = await table.until(({ last }) => last[0]?.number === number)
  const { winner } = after.last[0]!.result as { winner: 'player' | 'banker' | 'tie' } // it is settled, as the table says
  const letter = { player: 'P', banker: 'B', tie: 'T' }[winner]
  expect((await told()).tables[2]?.last).toMatchObject([{ text: letter }])
})
