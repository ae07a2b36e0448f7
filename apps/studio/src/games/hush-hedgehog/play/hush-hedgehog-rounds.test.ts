import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { dieInBet, steppedRounds, type SteppedRound } from '@fairhouse/testing/studio/stepped-round.ts'
import { hoursOfPatience } from '../../../engine/play/finish-left-rounds.ts'
import { paysOf } from './maths.ts'
import { playHushHedgehog, type HedgehogOutcome, type HedgehogSeen } from './play-hush-hedgehog.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

const openWalk = async (changes: Record<string, unknown> = {}) => {
  const game = await studio.open({ gameId: 'hush-hedgehog', ...changes })
  return { game, ...steppedRounds(game) }
}
const seenOf = ({ seen }: SteppedRound) => seen as HedgehogSeen
const outcomeOf = ({ outcome }: SteppedRound) => outcome as HedgehogOutcome

test('a round that is killed at each of its steps ends as its seeds and acts say, and is staked and paid once', async () => {
  const { begin, act, current, settled, reveal } = await openWalk()
  await begin('100', 1)
  await studio.test.restart()
  expect(await current()).toMatchObject({ status: 'playing', choice: 1, acts: [], seen: { opened: [], hundredths: 0 } })
  await act(await current(), { open: 7 })
  await studio.test.restart()
  const one = await current()
  studio.platform.state.whim = ({ call }) => (call === 'win' ? 'silentAfter' : undefined)
  // With one hedgehog the first heap is clear in 24 of 25 rounds; in the other the round is over here.
  if (one.status === 'playing') await act(one, { take: true })
  await studio.test.restart()
  studio.platform.state.whim = undefined
  await studio.test.advance(2)
  const over = await settled()
  expect(over).toMatchObject({ status: 'closed', choice: 1 })
  const { outcome } = await playHushHedgehog((await reveal(over))(), 100n, 1, over.acts)
  expect(over.outcome).toEqual(outcome)
  expect([studio.platform.calls('bet').length, studio.platform.state.cash]).toEqual([1, 10_000n - 100n + BigInt(over.win ?? '')])
})

test('a process that dies in the middle of the bet takes it back, and no hedgehog has lain down', async () => {
  const { begin, settled } = await openWalk()
  await dieInBet(studio, () => begin('100', 12))
  expect(await settled()).toMatchObject({ status: 'rolledBack', seen: null, outcome: null })
  expect(studio.platform.state.cash).toBe(10_000n)
})

test('nothing that a page is told while it opens heaps says where hedgehogs sleep', async () => {
  const { game, begin, act, current } = await openWalk({ type: 'demo', launchToken: undefined })
  const { round, state } = await begin('100', 3)
  const told: unknown[] = [round, state]
  for (let heap = 0; (await current()).status === 'playing' && heap < 25; heap += 1) {
    told.push((await current()).seen, (await game.play('state')).body, (await game.play('rounds')).body)
    await act(await current(), { open: heap })
  }
  for (const one of told) expect(JSON.stringify(one)).not.toMatch(/sleeping|woken|"serverSeed":"/)
  const over = outcomeOf(await current())
  expect(over.sleeping).toHaveLength(3)
  expect(over.opened.length === paysOf(3).length ? over.woken : over.sleeping.includes(over.woken ?? -1)).toBeTruthy()
})

test('for a player who stays away the first heap is opened and the win taken, and whoever asks for nonsense gets nothing', async () => {
  const { begin, act, current, over } = await openWalk()
  for (const wrong of [undefined, null, 0, 13, 2.5, '3', [3], { hedgehogs: 3 }])
    expect((await begin('100', wrong)).code).toBe('CHOICE_UNKNOWN')
  expect((await begin('150', 2)).code).toBe('STAKE_UNKNOWN')
  const { round } = await begin('100', 2)
  const nonsense = [null, 'take', { take: true }, { open: 25 }, { open: -1 }, { open: '3' }, { open: 0.5 }, [{ open: 1 }], { opened: 1 }]
  for (const asked of nonsense) expect((await act(round, asked)).code).toBe('ACT_UNKNOWN')
  expect(await current()).toMatchObject({ status: 'playing', acts: [], seen: seenOf(round) })
  await studio.test.advance(hoursOfPatience * 3600 + 1)
  const { acts, outcome } = await over()
  expect(acts).toEqual(outcome && 'woken' in outcome && outcome.woken === 0 ? [{ open: 0 }] : [{ open: 0 }, { take: true }])
})
