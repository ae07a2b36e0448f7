import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { dieInBet, steppedRounds } from '@fairhouse/testing/studio/stepped-round.ts'
import { hoursOfPatience } from '../../../engine/play/finish-left-rounds.ts'
import { bestHold } from './best-hold.ts'
import { jacksSteps, type JacksOutcome, type JacksSeen } from './play-jacks.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

const openJacks = async (changes: Record<string, unknown> = {}) => {
  const game = await studio.open({ gameId: 'jacks', ...changes })
  return { game, ...steppedRounds(game) }
}

test('a round that is killed at each of its steps ends as its seeds and its hold say, and is staked and paid once', async () => {
  const { begin, act, current, settled, reveal } = await openJacks()
  const { round } = await begin('100')
  await studio.test.restart()
  expect(await current()).toMatchObject({ status: 'playing', seen: round.seen, acts: [] })
  studio.platform.state.whim = ({ call }) => (call === 'win' ? 'silentAfter' : undefined)
  const { round: drawn } = await act(round, [0, 3])
  await studio.test.restart()
  studio.platform.state.whim = undefined
  await studio.test.advance(2)
  const over = await settled()
  expect(over).toMatchObject({ status: 'closed', acts: [[0, 3]], outcome: drawn.outcome, win: drawn.win })
  const { outcome } = await jacksSteps.play((await reveal(over))(), 100n, null, [[0, 3]])
  expect(outcome).toEqual(over.outcome)
  expect((outcome as JacksOutcome).dealt).toEqual((round.seen as JacksSeen).cards)
  expect([studio.platform.calls('bet').length, studio.platform.state.cash]).toEqual([1, 10_000n - 100n + BigInt(over.win ?? '')])
})

test('a process that dies in the middle of the bet takes it back, and no card was dealt', async () => {
  const { begin, settled } = await openJacks()
  await dieInBet(studio, () => begin('100'))
  expect(await settled()).toMatchObject({ status: 'rolledBack', seen: null, outcome: null })
  expect(studio.platform.state.cash).toBe(10_000n)
})

test('nothing that a page is told before the draw has the cards of the draw', async () => {
  const { game, begin, act, reveal } = await openJacks()
  const { round, state } = await begin('100')
  const told = [round, state, (await game.play('state')).body, (await game.play('rounds')).body]
  for (const one of told) expect(JSON.stringify(one)).not.toMatch(/"(?:dealt|deck|serverSeed":")/)
  expect(Object.keys(round.seen as object).toSorted()).toEqual(['cards', 'held'])
  const { round: over } = await act(round, [])
  const { cards } = (await jacksSteps.play((await reveal(over))(), 1n, null, [[]])).outcome as JacksOutcome
  expect((round.seen as JacksSeen).cards.some((card) => cards.includes(card))).toBe(false)
})

test('a player who stays away is given the best hold, and one who asks for nonsense nothing', async () => {
  const { begin, act, current, over } = await openJacks()
  const { round } = await begin('100')
  for (const asked of [null, 'all', [5], [0, 0], [0.5], { 0: 1 }, [[0]]]) expect((await act(round, asked)).code).toBe('ACT_UNKNOWN')
  expect(await current()).toMatchObject({ status: 'playing', acts: [], seen: round.seen })
  await studio.test.advance(hoursOfPatience * 3600 + 1)
  const { held } = bestHold((round.seen as JacksSeen).cards)
  expect(await over()).toMatchObject({ acts: [held] })
})
