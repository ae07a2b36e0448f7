import type { Limits } from '@fairhouse/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { bet, fresh, openTestStudio, type Playing, type TestStudio } from '../../play/games/test-studio.ts'
import { sessionTimeWorker } from '../../play/session-time/end-used-up-logins.ts'
import { sessionTimeJob } from './refresh-caps.ts'

let at: TestStudio
beforeAll(async () => void (at = await openTestStudio()))
afterAll(() => at.close())

type Player = Pick<Playing, 'browser' | 'email'>
/** Sets the clock and runs what is due by then. */
const comes = async (time: string) => {
  at.clock.set(time)
  await runDueJobs(at.house, { [sessionTimeJob]: sessionTimeWorker(at.house) })
}
const read = async ({ browser }: Player): Promise<Limits> => (await browser.must('GET /api/limits', {})).limits
const set = ({ browser }: Player, amounts: Record<string, string>) =>
  browser.must('POST /api/limits', { type: 'session', ...amounts, highLimitConfirmed: true })
const logIn = ({ browser, email }: Player) => browser.ask('POST /api/login', { login: email, password: 'Violet7Harbour' })

describe('the limit on session time', () => {
  test('ends every login when it is used up, refuses bets and logins until its window turns, and lets an open round finish', async () => {
    at.clock.set('2027-08-02T08:00:00Z')
    const game = await at.playing(10_000n)
    await set(game, { dailyAmount: '2' })
    const round = fresh('r')
    await bet(game, 100, { roundId: round })
    at.clock.set('2027-08-02T08:20:00Z')
    await read(game)
    expect((await read(game)).session?.daily).toMatchObject({ usedAmount: '0.34', seconds: { amount: 7200, used: 1200, available: 6000 } })
    for (const time of ['08:45', '09:10', '09:35', '09:59']) {
      at.clock.set(`2027-08-02T${time}:00Z`)
      await read(game)
    }
    expect((await bet(game, 100)).code).toBe('OK')
    await comes('2027-08-02T10:00:00Z')
    expect((await game.browser.must('GET /api/session', {})).profile).toBeNull()
    expect((await logIn(game)).error).toMatchObject({ errorCode: 122, expireTimestamp: '2027-08-02T22:00:00.000Z' })
    expect((await bet(game, 100)).code).not.toBe('OK')
    expect((await game.wallet('win', { transactionId: fresh('t'), roundId: round, amount: '500', roundClosed: true })).code).toBe('OK')
    at.clock.set('2027-08-02T22:00:00Z')
    expect((await logIn(game)).status).toBe(200)
  })

  test('of two devices at once counts once, and time after the last sign of life only as long as a login lasts', async () => {
    at.clock.set('2027-09-06T08:00:00Z')
    const player = await at.player()
    await set(player, { dailyAmount: '10' })
    const second = at.browser()
    at.clock.set('2027-09-06T08:10:00Z')
    await second.must('POST /api/login', { login: player.email, password: 'Violet7Harbour' })
    await read(player)
    at.clock.set('2027-09-06T08:20:00Z')
    await read({ ...player, browser: second })
    expect((await read(player)).session?.daily?.seconds?.used).toBe(1200)
    at.clock.set('2027-09-06T12:00:00Z')
    await logIn(player)
    // Both were last seen at 08:20; a login ends 30 minutes after that.
    expect((await read(player)).session?.daily?.seconds?.used).toBe(3000)
  })
})
