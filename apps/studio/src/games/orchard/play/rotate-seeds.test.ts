import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { verifyRound } from './verify-round.ts'

let studio: StudioTest
beforeAll(async () => {
  studio = await openStudioTest()
})
afterAll(() => studio.close())

test('the seed is committed to before play, decides the rounds, and is revealed by rotation', async () => {
  const game = await studio.open()
  const { commit } = game.opened.body.fairness
  await game.play('client-seed', { clientSeed: 'my own seed' })
  const rounds = []
  for (let nonce = 0; nonce < 3; nonce += 1) rounds.push((await game.spin()).body.round)
  expect(rounds.map((round) => round.fairness.nonce)).toEqual([0, 1, 2])
  const { revealed, state } = (await game.play('rotate')).body
  expect(createHash('sha256').update(Buffer.from(revealed.serverSeed, 'hex')).digest('hex')).toBe(commit)
  expect(state.fairness).toMatchObject({ nonce: 0 })
  expect(state.fairness.commit).not.toBe(commit)
  for (const [nonce, round] of rounds.entries()) {
    const digest = createHmac('sha256', Buffer.from(revealed.serverSeed, 'hex')).update(`my own seed:${nonce}:0`).digest()
    expect(round.outcome.stops).toEqual([0, 4, 8].map((at) => digest.readUInt32BE(at) % 30))
  }
  const args = ['--server-seed', revealed.serverSeed, '--client-seed', 'my own seed', '--nonce', '2']
  const verified = await verifyRound([...args, '--commit', commit])
  expect(verified.passed).toBe(true)
  expect(verified.text).toContain(`stops      ${rounds[2]?.outcome.stops.join(' ')}`)
  expect((await verifyRound([...args, '--commit', 'f'.repeat(64)])).passed).toBe(false)
})

test('an open round blocks rotation and another client seed', async () => {
  const game = await studio.open()
  studio.platform.state.whim = ({ call }) => (call === 'win' ? { code: 'TRY_LATER' } : undefined)
  const { round } = (await game.spin()).body
  expect(round.status).toBe('paying')
  expect((await game.play('rotate')).body.code).toBe('ROUND_OPEN')
  expect((await game.play('client-seed', { clientSeed: 'late' })).body.code).toBe('ROUND_OPEN')
  studio.platform.state.whim = undefined
})

test('a refused bet uses no number up', async () => {
  const game = await studio.open({ type: 'real' })
  await studio.test.advance(61)
  const before = (await game.play('state')).body.fairness.nonce
  studio.platform.state.whim = ({ call }) => (call === 'bet' ? { code: 'INSUFFICIENT_FUNDS' } : undefined)
  await game.spin()
  studio.platform.state.whim = undefined
  expect((await game.play('state')).body.fairness.nonce).toBe(before)
})
