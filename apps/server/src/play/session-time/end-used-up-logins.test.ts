import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { decideForPlayer } from '../../money/limit-changes/decide-for-player.ts'
import { sessionTimeJob } from '../../money/limit-enforcement/refresh-caps.ts'
import { endSessionsOf } from '../../people/sessions/session.ts'
import { lockWallet } from '../../money/wallet/wallet.sql.ts'
import { sessionTimeWorker } from './end-used-up-logins.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

type Player = Awaited<ReturnType<TestHouse['player']>>
const secondsLater = async (seconds: number) => {
  at.clock.advance(seconds * 1000)
  await runDueJobs(at.house, { [sessionTimeJob]: sessionTimeWorker(at.house) })
}
const isIn = async ({ browser }: Player) => (await browser.must('GET /api/session', {})).profile !== null
const logIn = ({ browser, email }: Player) => browser.ask('POST /api/login', { login: email, password: testPassword })
const limit = ({ browser }: Player, dailyAmount: string) => browser.must('POST /api/limits', { type: 'session', dailyAmount })

test('a login that begins after a short pause lasts for what was left, to the second', async () => {
  at.clock.set('2026-11-18T08:00:00Z')
  const player = await at.player()
  await limit(player, '0.02')
  await secondsLater(65)
  await player.browser.must('POST /api/logout', {})
  await secondsLater(3)
  expect((await logIn(player)).status).toBe(200)
  // The 72 seconds would have been over without the pause.
  await secondsLater(4)
  expect(await isIn(player)).toBe(true)
  await secondsLater(2)
  expect(await isIn(player)).toBe(true)
  await secondsLater(1)
  expect(await isIn(player)).toBe(false)
  expect((await logIn(player)).error).toMatchObject({ errorCode: 122, expireTimestamp: '2026-11-18T23:00:00.000Z' })
})

test('time that is limited to less than was used ends the login at once, whoever limits it', async () => {
  at.clock.set('2026-11-19T08:00:00Z')
  const player = await at.player()
  await secondsLater(600)
  const wallet = { shard: player.shard, player: player.id, currency: player.currency }
  const act = { act: 'set', name: { type: 'session', period: 'weekly' }, amount: 300n, source: 'operator' } as const
  await decideForPlayer(at.house, wallet, act, { actor: 'cli:test', reason: 'a talk' })
  await secondsLater(0)
  expect(await isIn(player)).toBe(false)
  expect((await logIn(player)).error).toMatchObject({ errorCode: 122, expireTimestamp: '2026-11-22T23:00:00.000Z' })
})

test('a login waits for whatever ends all of them, and neither holds the other up for good', async () => {
  at.clock.set('2026-11-23T08:00:00Z')
  const player = await at.player()
  await limit(player, '10')
  const wallet = { shard: player.shard, player: player.id, currency: player.currency }
  const login = await at.database.db.transaction(async (tx) => {
    await lockWallet(tx, wallet)
    const answer = logIn(player)
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(() => at.sql(waiting), { timeout: 10_000 }).toHaveLength(1)
    await endSessionsOf(tx, player.shard, player.id, at.clock.now(), 'sessionTime')
    return { answer }
  })
  expect((await login.answer).status).toBe(200)
  expect(await isIn(player)).toBe(true)
})
