// The virtual sports let a player lay several slips on rounds ahead: what a studio that dies leaves of them.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { openDraw } from '../engine/fairness/fair-draw.ts'
import { blocksOf } from '../engine/fairness/seeds.ts'
import type { Bets } from '../engine/rounds/round.ts'
import { publicPartOf } from '../engine/shared/chain.ts'
import { drawRace, drawRacePlan } from '../engine/virtual/draw-race.ts'
import { pickOf, racePrice, type RaceMaths, type RacePlan } from '../engine/virtual/races.ts'
import type { VirtualView } from '../engine/virtual/virtual-view.ts'
import { maths as downs } from './curlew-downs/play/maths.ts'
import { leaguePrice } from './hedgerow-league/play/bets.ts'
import { matchdayOf, playMatchday } from './hedgerow-league/play/matchday.ts'
import { leagueGameId } from './hedgerow-league/play/maths.ts'
import { maths as dogs } from './lamplight-dogs/play/maths.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

type View = VirtualView<unknown, unknown>
type Seen = { seed: string; commit: string; number: number }
type Sport = { gameId: string; slipsOf: (plan: unknown) => readonly [Bets, Bets]; dueOf: (seen: Seen) => Promise<bigint> }

const each = (ids: readonly string[]): Bets => Object.fromEntries(ids.map((id) => [id, '100']))

/** Every runner to win, so that one price comes; and the first to be placed. */
const races = (maths: RaceMaths): Sport => ({
  gameId: maths.gameId,
  slipsOf: (plan) => [each((plan as RacePlan).runners.map((_, at) => `w${at + 1}`)), { p1: '200' }], // as its table tells it
  dueOf: async ({ seed, commit, number }) => {
    const plan = await drawRacePlan(openDraw(blocksOf(commit, maths.gameId, number)), maths)
    const { order } = await drawRace(openDraw(blocksOf(seed, maths.gameId, number)), maths, plan)
    const price = (id: string) => BigInt(racePrice(maths, plan, pickOf(id, plan.runners.length)!)) // such bets there are
    return price(`w${(order[0] ?? 0) + 1}`) + (order.indexOf(0) < maths.placed ? 2n * price('p1') : 0n)
  },
})

const league: Sport = {
  gameId: leagueGameId,
  slipsOf: () => [each(['1h', '1d', '1a']), each(['2h+7h', '2d+7a'])],
  dueOf: async ({ seed, number }) => {
    const plan = matchdayOf(number)
    const { goals } = await playMatchday(openDraw(blocksOf(seed, leagueGameId, number)), plan)
    const endOf = (match: number) => {
      const lead = (goals[match - 1] ?? []).reduce((sum, { side }) => sum + (side === 'home' ? 1 : -1), 0)
      return lead > 0 ? 'h' : lead < 0 ? 'a' : 'd'
    }
    const pair = `2${endOf(2)}+7${endOf(7)}`
    const won = [`1${endOf(1)}`, ...['2h+7h', '2d+7a'].filter((id) => id === pair)]
    return won.reduce((sum, id) => sum + (leaguePrice(plan, id) ?? 0n), 0n)
  },
}

const totalOf = (bets: Bets) => Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n)
const now = () => studio.test.studio.world.clock.now().getTime()
const advanceTo = (iso: string) => studio.test.advance(Math.max(0, (Date.parse(iso) - now()) / 1000) + 0.02)

async function sitDown(gameId: string) {
  const game = await studio.open({ gameId })
  const view = async () => (await game.play('state')).body as unknown as View // what the table answers
  const place = async (bet: Bets, round: number, key: string) => (await game.play('bets', { key, round, bet })).body
  const opened = await until(view, ({ atPlay }) => atPlay.filter(({ status }) => status === 'open').length >= 2)
  return { place, opened, until: (holds: (view: View) => boolean) => until(view, holds) }
}

test.each([races(dogs), races(downs), league])(
  '$gameId: slips of a round whose studio dies at each of its steps end as its seed says, staked once and paid once',
  async ({ gameId, slipsOf, dueOf }) => {
    const table = await sitDown(gameId)
    const [next, later] = table.opened.atPlay
    const { number = 0, closesAt = '', commit = '' } = next ?? {}
    const [first, second] = slipsOf(next?.plan)
    // Another round may have fewer runners.
    const [ofLater] = slipsOf(later?.plan)
    expect((await table.place(first, number, 'slip-of-the-first')).round.status).toBe('staked')
    let reached = () => {}
    const sent = new Promise<void>((resolve) => (reached = resolve))
    studio.platform.state.whim = ({ call }) => (call === 'bet' ? (reached(), 'hangAfter') : undefined)
    const killed = table.place(second, number, 'slip-that-is-killed').catch(() => null)
    await sent
    await studio.test.restart()
    await killed
    studio.platform.state.whim = undefined
    await table.until(({ mine }) => mine.some(({ status }) => status === 'rolledBack'))
    expect(studio.platform.state.cash).toBe(10_000n - totalOf(first))

    const again = await sitDown(gameId)
    expect((await again.place(second, number, 'slip-of-the-second')).round.status).toBe('staked')
    expect((await again.place(ofLater, later?.number ?? 0, 'slip-of-a-later-one')).round.status).toBe('staked')
    await studio.test.restart()
    await advanceTo(closesAt)
    const playing = await again.until(({ atPlay }) => atPlay.some((one) => one.number === number && one.status === 'playing'))
    await studio.test.restart()
    studio.platform.state.whim = ({ call }) => (call === 'win' ? 'silentAfter' : undefined)
    await advanceTo(playing.atPlay.find((one) => one.number === number)?.settlesAt ?? '')
    await again.until(({ mine }) => mine.filter(({ status }) => status === 'paying').length === 2)
    await studio.test.restart()
    studio.platform.state.whim = undefined
    await studio.test.advance(30)
    const over = await again.until(
      ({ mine, last }) =>
        mine.filter(({ status }) => status === 'closed').length === 2 && last.some((one) => one.number === number && one.seed !== null),
    )
    const seed = over.last.find((one) => one.number === number)?.seed ?? ''
    expect(publicPartOf(seed)).toBe(commit)
    const due = await dueOf({ seed, commit, number })
    const won = over.mine.filter(({ status }) => status === 'closed').reduce((sum, { win }) => sum + BigInt(win ?? '0'), 0n)
    expect(won).toBe(due)
    // The first slip of the round, the second, and that of a later round, which is still open.
    expect(studio.platform.state.cash).toBe(10_000n - totalOf(first) - totalOf(second) - totalOf(ofLater) + due)
    expect(over.mine.map(({ status }) => status).toSorted()).toEqual(['closed', 'closed', 'rolledBack', 'staked'])
  },
)
