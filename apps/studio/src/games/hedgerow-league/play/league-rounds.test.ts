import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import type { Bets } from '../../../engine/rounds/round.ts'
import type { VirtualView } from '../../../engine/virtual/virtual-view.ts'
import { leaguePrice, leagueWins } from './bets.ts'
import type { LeagueView } from './league-view.ts'
import { playMatchday, type Matchday, type Played } from './matchday.ts'
import { leagueGameId } from './maths.ts'
import { standingsOf } from './standings.ts'

let studio: StudioTest
beforeAll(async () => {
  studio = await openStudioTest()
})
afterAll(() => studio.close())

type View = VirtualView<Matchday, Played> & LeagueView

test('a season goes on from matchday to matchday; single bets and multiples are paid right to the cent', async () => {
  const game = await studio.open({ gameId: leagueGameId })
  const view = async () => (await game.play('state')).body as unknown as View // what the table answers
  const place = async (round: number, bet: Bets, key: string) => (await game.play('bets', { key, round, bet })).body
  let cash = studio.platform.state.cash
  const days: { plan: Matchday; result: Played }[] = []
  for (const turn of [1, 2, 3]) {
    const { atPlay, now } = await until(view, (told) => told.atPlay.filter(({ status }) => status === 'open').length >= 2)
    const next = atPlay.find(({ status }) => status === 'open')!
    expect(next.number).toBe(turn)
    expect(next.plan).toMatchObject({ season: 1, day: turn })
    // One of these three results comes, and one of these nine pairs.
    const singles = { '1h': '100', '1d': '100', '1a': '100' }
    const multiples = Object.fromEntries(['h', 'd', 'a'].flatMap((one) => ['h', 'd', 'a'].map((other) => [`2${one}+7${other}`, '100'])))
    expect((await place(turn, { '2h+2d': '100' }, `twice-one-match-${turn}`)).code).toBe('CHOICE_UNKNOWN')
    expect((await place(turn, singles, `singles-of-${turn}`)).state).toHaveProperty('standings')
    expect((await place(turn, multiples, `multiples-of-${turn}`)).round.status).toBe('staked')
    await studio.test.advance((Date.parse(next.closesAt) - Date.parse(now)) / 1000)
    await until(view, (told) => told.atPlay.some(({ number, status }) => number === turn && status === 'playing'))
    await studio.test.advance(64)
    const after = await until(view, (told) => told.last[0]?.number === turn && told.mine.every(({ status }) => status === 'closed'))
    const { plan, result } = after.last[0]!
    days.push({ plan, result: result! })
    const hits = (bets: Bets) => Object.keys(bets).filter((id) => leagueWins(result!, id))
    expect([hits(singles).length, hits(multiples).length]).toEqual([1, 1])
    cash += [...hits(singles), ...hits(multiples)].reduce((sum, id) => sum + (leaguePrice(plan, id) ?? 0n), -1200n)
    expect(studio.platform.state.cash).toBe(cash)
    expect(after.standings).toEqual(standingsOf(days))
    await studio.test.advance(30)
  }
  const told = await until(view, ({ last }) => last[0]?.seed !== null)
  for (const { number, seed, plan, result } of told.last)
    expect(await playMatchday(openDraw(blocksOf(seed ?? '', leagueGameId, number)), plan)).toEqual(result)
})
