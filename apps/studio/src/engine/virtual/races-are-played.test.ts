import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { downsTable } from '../../games/curlew-downs/play/downs-table.ts'
import { maths as downs } from '../../games/curlew-downs/play/maths.ts'
import { dogsTable } from '../../games/lamplight-dogs/play/dogs-table.ts'
import { maths as dogs } from '../../games/lamplight-dogs/play/maths.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { blocksOf } from '../fairness/seeds.ts'
import type { Bets } from '../rounds/round.ts'
import { publicPartOf } from '../shared/chain.ts'
import { drawRace, drawRacePlan } from './draw-race.ts'
import { pickOf, racePrice, type RacePlan, type RaceResult } from './races.ts'
import type { VirtualView } from './virtual-view.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

type View = VirtualView<RacePlan, RaceResult>
const games = [
  { name: 'Lamplight Dogs', maths: dogs, table: dogsTable, race: 31 },
  { name: 'Curlew Downs', maths: downs, table: downsTable, race: 38 },
]

/** Sits a player down at the races; each has a name of their own at the platform. */
async function sitDown(gameId: string, playerRef = 'player.1', changes: Record<string, unknown> = {}) {
  studio.platform.state.playerRef = playerRef
  const game = await studio.open({ gameId, ...changes })
  const view = async () => (await game.play('state')).body as unknown as View // what the table answers
  const opened = await until(view, ({ atPlay }) => atPlay.length >= 3)
  const [next] = opened.atPlay
  if (!next) throw new Error('No race is open.')
  const place = async (bet: Bets, { key = `key-${Math.random()}`.replace('.', ''), round = next.number } = {}) =>
    (await game.play('bets', { key, round, bet })).body
  const untilRun = async (number = next.number) => {
    const { atPlay, now } = await view()
    const race = atPlay.find((one) => one.number === number)
    await studio.test.advance((Date.parse(race?.closesAt ?? now) - Date.parse(now)) / 1000)
    return until(view, ({ atPlay: races }) => races.find((one) => one.number === number)?.status === 'playing')
  }
  return { view, place, opened, next, untilRun, until: (holds: (view: View) => boolean) => until(view, holds) }
}

describe.each(games)('$name', ({ maths, race }) => {
  const { gameId } = maths
  const priceAt = (plan: RacePlan, id: string) => BigInt(racePrice(maths, plan, pickOf(id, plan.runners.length)!))
  const winOf = (plan: RacePlan, { order }: RaceResult, bets: Bets) => {
    const [first = 0, second = 0] = order.map((runner) => runner + 1)
    const won = new Set([`w${first}`, `f${first}-${second}`, ...order.slice(0, maths.placed).map((runner) => `p${runner + 1}`)])
    return Object.entries(bets).reduce((sum, [id, stake]) => sum + (won.has(id) ? (BigInt(stake) * priceAt(plan, id)) / 100n : 0n), 0n)
  }

  test('several slips of a player are a debit and a win each, right to the cent, at the prices that were shown', async () => {
    const player = await sitDown(gameId)
    const { plan } = player.next
    const slips: Bets[] = [Object.fromEntries(plan.runners.map((_, runner) => [`w${runner + 1}`, '100'])), { p1: '200', 'f1-2': '100' }]
    for (const slip of slips) expect((await player.place(slip)).round.status).toBe('staked')
    const staked = BigInt(plan.runners.length) * 100n + 300n
    expect(studio.platform.state.cash).toBe(10_000n - staked)
    const running = await player.untilRun()
    const { result } = running.atPlay.find(({ number }) => number === player.next.number)!
    expect(running.atPlay[0]?.seed).toBeNull()
    await studio.test.advance(race)
    const after = await player.until(({ mine }) => mine.length === 2 && mine.every(({ status }) => status === 'closed'))
    const wins = slips.map((slip) => winOf(plan, result!, slip))
    expect(after.mine.toReversed().map(({ win }) => BigInt(win ?? '-1'))).toEqual(wins)
    expect(wins[0]).toBe(priceAt(plan, `w${(result?.order[0] ?? 0) + 1}`))
    expect(studio.platform.calls('bet').map(({ input }) => input.amount)).toEqual([String(staked - 300n), '300'])
    expect(studio.platform.state.cash).toBe(10_000n - staked + (wins[0] ?? 0n) + (wins[1] ?? 0n))
  })

  test('races ahead take bets, their cards are public and fixed, and everything follows from the seed', async () => {
    const player = await sitDown(gameId)
    const [next, ...later] = player.opened.atPlay
    expect(later.length).toBeGreaterThanOrEqual(2)
    const [further] = later.toReversed()
    expect((await player.place({ w1: '100' }, { round: further?.number })).round.status).toBe('staked')
    await player.untilRun()
    await studio.test.advance(race + 20)
    const after = await player.until(({ last }) => last[0]?.number === next?.number && last[0]?.seed !== null)
    const [settled] = after.last
    const seed = settled?.seed ?? ''
    expect([settled?.plan, settled?.commit, publicPartOf(seed)]).toEqual([next?.plan, next?.commit, next?.commit])
    const number = settled?.number ?? 0
    const plan = await drawRacePlan(openDraw(blocksOf(next?.commit ?? '', gameId, number)), maths)
    expect(plan).toEqual(next?.plan)
    expect(await drawRace(openDraw(blocksOf(seed, gameId, number)), maths, plan)).toEqual(settled?.result)
    expect(after.atPlay.find((one) => one.number === further?.number)).toMatchObject({ plan: further?.plan, commit: further?.commit })
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).not.toBe(next?.commit)
  })

  test('nonsense, bets that are none and bets after closing never reach the wallet; one key is one debit', async () => {
    const player = await sitDown(gameId)
    for (const bet of [
      {},
      { w99: '100' },
      { w1: '150' },
      { w1: '-100' },
      { 'f1-1': '100' },
      null,
      [],
      'w1',
      { w1: 100 },
      { __proto__: '100' },
    ])
      expect(typeof (await player.place(bet as Bets)).code).toBe('string') // whatever a page may send
    expect((await player.place({ w1: '100' }, { round: 9999 })).code).toBe('BETS_CLOSED')
    const answers = await Promise.all(Array.from({ length: 4 }, () => player.place({ w1: '100' }, { key: 'one-and-the-same' })))
    expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1)
    expect((await player.place({ w2: '100' }, { key: 'one-and-the-same' })).code).toBe('DUPLICATE_MISMATCH')
    await player.untilRun()
    expect((await player.place({ w1: '100' })).code).toBe('BETS_CLOSED')
    expect(studio.platform.calls('bet')).toHaveLength(1)
  })
})

test('who leaves is paid all the same, after a restart too; what is void goes back', async () => {
  const player = await sitDown(dogs.gameId)
  const every = Object.fromEntries(player.next.plan.runners.map((_, runner) => [`w${runner + 1}`, '100']))
  await player.place(every)
  await player.place({ w1: '500' }, { round: player.opened.atPlay[1]?.number ?? 0 })
  await studio.test.restart()
  await studio.test.advance(70 + 31 + 13)
  const [win] = await until(
    () => studio.platform.calls('win'),
    (wins) => wins.length > 0,
  )
  expect((await studio.test.desk('POST', '/games/lamplight-dogs/void')).status).toBe(200)
  const left = 10_000n - 600n + BigInt(String(win?.input.amount))
  const cash = await until(
    () => studio.platform.state.cash,
    (now) => now === left,
  )
  expect(cash).toBe(left)
})

test('the races rest while nobody is there', async () => {
  const player = await sitDown(dogs.gameId)
  const newest = player.opened.atPlay.at(-1)?.number ?? 0
  for (let minutes = 0; minutes < 30; minutes += 1) await studio.test.advance(60)
  const back = await player.until(({ atPlay }) => atPlay.length >= 3 && atPlay.every(({ status }) => status === 'open'))
  expect(back.atPlay[0]?.number).toBeLessThanOrEqual(newest + 2)
})
