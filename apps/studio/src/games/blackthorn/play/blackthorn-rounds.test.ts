import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { dieInBet, fate, steppedRounds } from '@fairhouse/testing/studio/stepped-round.ts'
import { deckSize } from '../../../engine/cards/card.ts'
import { hoursOfPatience } from '../../../engine/play/finish-left-rounds.ts'
import { blackthornSteps, type BlackthornSeen } from './play-blackthorn.ts'
import { totalOf } from './total.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

const openBlackthorn = async (changes: Record<string, unknown> = {}) => {
  const game = await studio.open({ gameId: 'blackthorn', ...changes })
  return { game, ...steppedRounds(game) }
}
type Opened = Awaited<ReturnType<typeof openBlackthorn>>

/** Gives both of two boxes nine to eleven points, and the dealer no blackjack, so that each can be doubled or hit. */
const twoLowBoxes = (game: Opened['game']) =>
  fate(studio, game, async (draw) => {
    const { seen, outcome } = await blackthornSteps.play(draw, 40n, { boxes: 2 }, [])
    const totals = (seen as BlackthornSeen).boxes.map(({ cards }) => totalOf(cards))
    return outcome === null && totals.every(({ points, soft }) => !soft && points >= 9 && points <= 11)
  })

test('a round that is killed at each of its steps, and in the middle of a double, ends as its seeds and acts say', async () => {
  const { game, begin, act, current, settled, reveal } = await openBlackthorn()
  await twoLowBoxes(game)
  const { round } = await begin('40', { boxes: 2 })
  await studio.test.restart()
  expect(await current()).toMatchObject({ status: 'playing', seen: round.seen })
  await dieInBet(studio, () => act(round, 'double'))
  expect(await settled()).toMatchObject({ status: 'playing', acts: [], raised: '0', seen: round.seen })
  expect(studio.platform.state.cash).toBe(10_000n - 40n)
  const { round: doubled } = await act(round, 'double')
  expect(doubled).toMatchObject({ status: 'playing', acts: ['double'], raised: '20' })
  await studio.test.restart()
  expect(await current()).toMatchObject({ seen: doubled.seen })
  studio.platform.state.whim = ({ call }) => (call === 'win' ? 'silentAfter' : undefined)
  await act(doubled, 'stand')
  await studio.test.restart()
  studio.platform.state.whim = undefined
  await studio.test.advance(2)
  const over = await settled()
  expect(over).toMatchObject({ status: 'closed', acts: ['double', 'stand'], raised: '20' })
  const { outcome } = await blackthornSteps.play((await reveal(over))(), 40n, { boxes: 2 }, ['double', 'stand'])
  expect(outcome).toEqual(over.outcome)
  expect(studio.platform.state.cash).toBe(10_000n - 60n + BigInt(over.win ?? ''))
})

test('no answer of the studio has the hidden card, or one that comes later, while a box is open', async () => {
  const { game, begin, act, current } = await openBlackthorn()
  await twoLowBoxes(game)
  let { round, state } = await begin('40', { boxes: 2 })
  for (const does of ['hit', 'stand']) {
    expect(Object.keys(round.seen as object).toSorted()).toEqual(['boxes', 'dealer', 'stake'])
    expect((round.seen as BlackthornSeen).dealer).toHaveLength(1)
    const platformIsTold = (await studio.ask('/rounds', { roundId: round.roundId })).body
    for (const told of [round, state, await current(), (await game.play('state')).body, platformIsTold]) {
      // Every list of cards that is told, of whatever name, is one of those on the table.
      const lists = [...JSON.stringify(told).matchAll(/\[[\d,]+\]/g)].map(([list]) => list)
      const open = [(round.seen as BlackthornSeen).dealer, ...(round.seen as BlackthornSeen).boxes.map(({ cards }) => cards)]
      for (const list of lists) expect(open.map((cards) => JSON.stringify(cards))).toContain(list)
      expect(JSON.stringify(told)).not.toMatch(/"serverSeed":"/)
    }
    ;({ round, state } = await act(round, does))
  }
  const { round: over } = round.status === 'closed' ? { round } : await act(round, 'stand')
  expect((over.outcome as unknown as BlackthornSeen).dealer.length).toBeGreaterThan(1)
})

test('a double that the balance does not cover is refused, and the box is hit or stands instead', async () => {
  const { game, begin, act, current } = await openBlackthorn()
  await twoLowBoxes(game)
  const { round } = await begin('40', { boxes: 2 })
  studio.platform.state.cash = 19n
  expect((await act(round, 'double')).code).toBe('INSUFFICIENT_FUNDS')
  expect(await current()).toMatchObject({ status: 'playing', acts: [], raised: '0', seen: round.seen })
  expect((await act(round, 'hit')).round).toMatchObject({ acts: ['hit'] })
})

test('a demonstration doubles in play money, and only as far as that goes', async () => {
  const { game, begin, act } = await openBlackthorn({ type: 'demo', launchToken: undefined })
  await twoLowBoxes(game)
  const before = BigInt(game.opened.body.balance.cash)
  const { round } = await begin('40', { boxes: 2 })
  const { round: once, state } = await act(round, 'double')
  expect([once.raised, state.balance.cash]).toEqual(['20', String(before - 60n)])
  const { query } = studio.test.studio.world.database
  await query(`update sessions set cash = 19 where type = 'demo'`)
  expect((await act(once, 'double')).code).toBe('INSUFFICIENT_FUNDS')
  expect((await act(once, 'stand')).round).toMatchObject({ status: 'closed', raised: '20' })
})

test('a player who stays away stands on every box, and what no table knows is refused before anything is taken', async () => {
  const { game, begin, act, over } = await openBlackthorn()
  for (const [stake, choice] of [
    ['40', null],
    ['40', { boxes: 7 }],
    ['41', { boxes: 2 }],
    ['42', { boxes: 2 }],
    ['24012', { boxes: 6 }],
  ] as const)
    expect(['CHOICE_UNKNOWN', 'STAKE_UNKNOWN']).toContain((await begin(stake, choice)).code)
  expect(studio.platform.calls('bet')).toHaveLength(0)
  await twoLowBoxes(game)
  const { round } = await begin('40', { boxes: 2 })
  for (const asked of ['split', null, ['hit'], deckSize]) expect((await act(round, asked)).code).toBe('ACT_UNKNOWN')
  await studio.test.advance(hoursOfPatience * 3600 + 1)
  expect(await over()).toMatchObject({ acts: ['stand', 'stand'], raised: '0' })
})

test('a free round is one box at its value, and is not doubled', async () => {
  const award = { award: 'free:b', left: 1, value: '30', won: '0', winnings: 'cash' }
  studio.platform.state.whim = ({ input }) =>
    'freeRound' in input ? { code: 'OK', more: { freeRound: { ...award, left: 0 } } } : undefined
  const { game, act, over } = await openBlackthorn({ freeRounds: [award] })
  await fate(studio, game, async (draw) => (await blackthornSteps.play(draw, 30n, { boxes: 1 }, [])).outcome === null)
  const spun = await game.play('spin', { key: 'free-of-blackthorn', stake: '30', choice: { boxes: 1 }, free: 'free:b' })
  const round = spun.body.round as unknown as Awaited<ReturnType<typeof over>>
  expect(round).toMatchObject({ status: 'playing', seen: { stake: '30' } })
  expect((await act(round, 'double')).code).toBe('ACT_UNKNOWN')
  await act(round, 'stand')
  expect(await until(over, ({ status }) => status === 'closed')).toMatchObject({ raised: '0' })
})
