import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLineTest, type LineTest } from '@fairhouse/testing/studio/line.ts'
import { until } from '@fairhouse/testing/studio/platform.ts'

let studio: LineTest
beforeEach(async () => {
  studio = await openLineTest()
})
afterEach(() => studio.close())

const set = (faults: Record<string, unknown>) => studio.sandbox.control('POST', '/studio/faults', faults)
const roundOf = async (id: string) =>
  (await studio.test.desk('GET', `/rounds/${id}`)).body as unknown as {
    status: string
    calls: { call: string; lastAnswer: string; attempts: number; nextAt: string }[]
  }
const ended = (id: string) =>
  until(
    () => roundOf(id),
    ({ status }) => ['closed', 'rolledBack', 'alarm'].includes(status),
  )

test('without faults a call and its answer pass unchanged, under the studio’s own signature', async () => {
  const game = await studio.open()
  const { round } = (await game.spin()).body
  expect(round.status).toBe('closed')
  expect(studio.platform.got.every((one) => one.signed && one.input.requestId)).toBe(true)
  expect(studio.platform.got.map(({ call }) => call)).toEqual(['authenticate', 'bet', 'win'])
  expect(studio.platform.state.cash).toBe(10_000n - 50n + BigInt(round.win))
})

test('a bet whose answer is lost after the commit is rolled back', async () => {
  const game = await studio.open()
  await set({ timeOutAfterCommit: 1, timeOutCall: 'bet' })
  const { round } = (await game.spin()).body
  expect(await ended(round.roundId)).toMatchObject({ status: 'rolledBack', calls: [{ call: 'rollback', lastAnswer: 'OK' }] })
  expect(studio.platform.state.cash).toBe(10_000n)
})

test('a win whose answer is lost after the commit is repeated and found replayed', async () => {
  const game = await studio.open()
  await set({ timeOutAfterCommit: 1, timeOutCall: 'win' })
  const { round } = (await game.spin()).body
  expect(round.status).toBe('paying')
  await studio.advance(1)
  expect(await ended(round.roundId)).toMatchObject({ status: 'closed', calls: [{ call: 'win', attempts: 2, lastAnswer: 'OK, replayed' }] })
})

test('a bet that is sent twice is booked once', async () => {
  const game = await studio.open()
  await set({ betTwice: 1 })
  const { round } = (await game.spin()).body
  expect(round.status).toBe('closed')
  expect(studio.platform.calls('bet')).toHaveLength(2)
  expect(studio.platform.state.cash).toBe(10_000n - 50n + BigInt(round.win))
})

test('a win is held back as long as it was told to, or until a person lets it through', async () => {
  const game = await studio.open()
  await set({ delayWin: 1, delayWinSeconds: 3600 })
  const { round } = (await game.spin()).body
  expect(round.status).toBe('paying')
  await studio.advance(30)
  await studio.test.desk('POST', `/rounds/${round.roundId}/again`)
  expect(studio.platform.calls('win')).toEqual([])
  expect((await studio.sandbox.control('POST', '/studio/held-wins/release', {})).body).toEqual({ released: 1 })
  const again = await studio.test.desk('POST', `/rounds/${round.roundId}/again`)
  expect(again.body).toMatchObject({ status: 'closed' })
  expect((await studio.test.desk('POST', `/rounds/${round.roundId}/again`)).status).toBe(409)
})

test('a held win goes through by itself when its time has come', async () => {
  const game = await studio.open()
  await set({ delayWin: 1, delayWinSeconds: 5 })
  const { round } = (await game.spin()).body
  for (const seconds of [1, 2, 4]) await studio.advance(seconds)
  expect(await ended(round.roundId)).toMatchObject({ status: 'closed' })
  expect(studio.platform.calls('win')).toHaveLength(1)
})

test('an accepted bet is rolled back instead of played', async () => {
  const game = await studio.open()
  await set({ rollbackBet: 1 })
  expect((await game.spin()).body.round.status).toBe('rolledBack')
  expect(studio.platform.state.cash).toBe(10_000n)
})

test('a rollback that comes before its bet makes the platform refuse the bet, and the round asks for a person', async () => {
  const game = await studio.open()
  await set({ rollbackBeforeBet: 1 })
  expect((await game.spin()).body.round).toMatchObject({ status: 'alarm', code: 'CANCELLED_BEFORE' })
  expect(studio.platform.state.cash).toBe(10_000n)
  expect((await game.spin()).body.round.status).toBe('closed')
})

test('a round without a win can be closed by roundClose', async () => {
  const game = await studio.open()
  await set({ closeWithoutWin: 1 })
  for (let rounds = 0; rounds < 40 && studio.platform.calls('roundClose').length === 0; rounds += 1) await game.spin()
  const [close] = studio.platform.calls('roundClose')
  expect(close?.input).toMatchObject({ playerRef: 'player.1', transactionId: `${close?.input.roundId}:close` })
  expect(await ended(close?.input.roundId ?? '')).toMatchObject({ status: 'closed' })
})

test('faults that are not said stay as they are, and all can be cleared', async () => {
  await set({ betTwice: 2 })
  expect((await set({ delayWin: 1 })).body).toMatchObject({ betTwice: 2, delayWin: 1, delayWinSeconds: 20 })
  expect((await set({ unknown: 1 })).status).toBe(400)
  expect((await studio.sandbox.control('DELETE', '/studio/faults')).body).toMatchObject({ betTwice: 0, delayWin: 0 })
})

test('the control room sets faults and leads to the studio’s desk', async () => {
  const page = await (await fetch(`${studio.sandbox.world.origin}/?at=studio`)).text()
  expect(page).toContain('<h1>Studio</h1>')
  expect(page).toContain('/desk')
})
