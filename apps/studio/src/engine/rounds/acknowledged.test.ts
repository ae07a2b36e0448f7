import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ladder } from '@fairhouse/testing/studio/ladder.ts'
import { openStudioTest, until, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { fate, steppedRounds } from '@fairhouse/testing/studio/stepped-round.ts'
import { games } from '../../games/index.ts'
import { acknowledgedOf } from './acknowledged.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest(undefined, { games: [...games, ladder] })
})
afterEach(() => studio.close())

type Call = Record<string, string> & { call: string; at: string }
const day = 86_400_000
async function told(from = -day, to = day): Promise<Call[]> {
  const now = studio.test.studio.world.clock.now().getTime()
  const asked = { from: new Date(now + from).toISOString(), to: new Date(now + to).toISOString() }
  const { status, body } = await studio.ask('/acknowledged', asked)
  expect(status).toBe(200)
  return (body as unknown as { calls: Call[] }).calls // as the protocol has it
}
const named = (calls: Call[]) => calls.map(({ call, amount, transactionId }) => [call, amount, transactionId?.replace(/^rnd_\w+/, 'r')])
const rests = () =>
  until(
    async () => (await studio.test.studio.world.database.query(`select from outbox where outcome <> 'done'`)).length,
    (waiting) => waiting === 0,
  )

test('tells each bet, further bet, win and rollback that the platform has said yes to, in that order, and nothing else', async () => {
  const game = await studio.open({ gameId: 'test-ladder' })
  const rounds = steppedRounds(game)
  await fate(studio, game, async (draw) => (await draw(2, 6))[0] === 1)
  const { round } = await rounds.begin('10', 1)
  const raised = (await rounds.act(round, 'raise')).round
  const climbed = (await rounds.act(raised, 'climb')).round
  await rounds.act(climbed, 'leave')
  await rests()
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? 'silentAfter' : undefined)
  await game.play('spin', { key: randomBytes(8).toString('hex'), stake: '10', choice: 1 })
  studio.platform.state.whim = undefined
  await rests()
  studio.platform.state.cash = 0n
  await game.play('spin', { key: randomBytes(8).toString('hex'), stake: '10', choice: 1 })
  const calls = await told()
  expect(named(calls)).toEqual([
    ['bet', '10', 'r:bet'],
    ['bet', '10', 'r:bet:1'],
    ['win', '40', 'r:win'],
    ['rollback', undefined, 'r:rollback'],
  ])
  expect(calls.map(({ at }) => at)).toEqual(calls.map(({ at }) => at).toSorted())
  expect(calls[0]).toMatchObject({ gameId: 'test-ladder', currency: 'EUR', playerRef: calls[2]?.playerRef, roundId: calls[2]?.roundId })
  const sent = studio.platform.calls('win')[0]?.input
  expect(calls[2]).toMatchObject({ transactionId: sent?.transactionId, amount: sent?.amount, roundClosed: true })
  expect(await told(-day, -day / 2)).toEqual([])
})

test('goes on after the last call of a page, and refuses a question of another form', async () => {
  const game = await studio.open()
  for (let n = 0; n < 3; n += 1) await game.spin()
  await rests()
  const all = await told()
  const { query } = studio.test.studio.world.database
  const span = { from: new Date(0).toISOString(), to: new Date(4_000_000_000_000).toISOString() }
  for (const [place, { at, transactionId }] of all.entries()) {
    const { calls } = await acknowledgedOf(query, { ...span, after: `${at} ${transactionId ?? ''}` })
    expect(calls).toHaveLength(all.length - place - 1)
  }
  expect((await studio.ask('/acknowledged', { ...span, after: 'x' })).status).toBe(400)
})
