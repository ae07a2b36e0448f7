import type { LimitPeriod, Limits } from '@fairhouse/contract'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { decideForPlayer, type OperatorAct } from '../limit-changes/decide-for-player.ts'

export type LimitPlayer = Awaited<ReturnType<TestHouse['player']>>
/** The daily deposit limit, as calls name it. */
export const one = { type: 'deposit', period: 'daily' } as const
const hourMs = 3_600_000

/** Opens a house in which a test sets limits over HTTP and moves the clock. */
export async function openTestLimits() {
  const at = await openTestHouse()
  return {
    ...at,
    /** Moves the clock forward to a moment; never back. */
    from: (moment: string) => at.clock.set(new Date(Math.max(at.clock.now().getTime(), Date.parse(moment)))),
    hoursLater: (hours: number) => at.clock.set(new Date(at.clock.now().getTime() + hours * hourMs)),
    inHours: (hours: number) => new Date(at.clock.now().getTime() + hours * hourMs).toISOString(),
    read: async ({ browser }: LimitPlayer): Promise<Limits> => (await browser.must('GET /api/limits', {})).limits,
    /** Sets limits, on deposits by default. */
    set: ({ browser }: LimitPlayer, wish: Record<string, unknown>) => browser.must('POST /api/limits', { type: 'deposit', ...wish }),
    refused: async ({ browser }: LimitPlayer, wish: Record<string, unknown>) =>
      (await browser.ask('POST /api/limits', { type: 'deposit', ...wish })).error,
    async daily({ browser }: LimitPlayer): Promise<LimitPeriod> {
      const limit = (await browser.must('GET /api/limits', {})).limits.deposit?.daily
      if (!limit) throw new Error('there is a daily deposit limit')
      return limit
    },
    operator: ({ shard, id, currency }: LimitPlayer, act: OperatorAct) =>
      decideForPlayer(at.house, { shard, player: id, currency }, act, { actor: 'cli:test', reason: 'spoken with by phone' }),
    /** Logs in again, as idle sessions end when the clock moves far. */
    again: ({ browser, email }: LimitPlayer) => browser.must('POST /api/login', { login: email, password: testPassword }),
  }
}
export type TestLimits = Awaited<ReturnType<typeof openTestLimits>>
