import type { Answers } from '@fairhouse/contract/caller.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../base/testing/test-house.ts'
import { one, openTestLimits, type LimitPlayer, type TestLimits } from '../../money/limits/test-limits.ts'

type Entry = Answers<'GET /api/activity/log'>['entries'][number]

let at: TestLimits
beforeAll(async () => void (at = await openTestLimits()))
afterAll(() => at.close())

/** The whole log, in pages of a size. */
async function logOf({ browser }: LimitPlayer, size: number): Promise<Entry[]> {
  const entries: Entry[] = []
  let before: string | undefined
  do {
    const page = await browser.must('GET /api/activity/log', { size, ...(before ? { before } : {}) })
    expect(page.entries.length).toBeLessThanOrEqual(size)
    entries.push(...page.entries)
    before = page.next ?? undefined
  } while (before && entries.length < 100)
  return entries
}
const told = (entry: Entry) =>
  entry.kind === 'login' ? 'login' : `${entry.by} ${entry.act} ${entry.type} ${entry.period} ${entry.from} ${entry.to}`

test('the log has logins and limit changes of player and operator in order of time, whatever the size of its pages', async () => {
  const player = await at.player()
  at.hoursLater(0.1)
  await at.set(player, { dailyAmount: '100.00', weeklyAmount: '300.00' }) // two at one moment
  at.hoursLater(0.1)
  await at.set(player, { dailyAmount: '250.00' })
  const asked = at.clock.now()
  at.hoursLater(0.1)
  await at.operator(player, { act: 'set', name: one, amount: 8000n, source: 'operator' })
  at.hoursLater(0.1)
  await player.browser.must('POST /api/login', { login: player.email, password: testPassword })
  at.hoursLater(0.1)
  await at.set(player, { dailyAmount: '50.00' })
  const whole = await logOf(player, 100)
  expect(whole.map(told)).toEqual([
    'player set deposit daily 100.00 50.00',
    'login',
    'operator set deposit daily null 80.00',
    'player raise deposit daily 100.00 250.00',
    'player set deposit weekly null 300.00',
    'player set deposit daily null 100.00',
    'login',
  ])
  const times = whole.map((entry) => Date.parse(entry.at))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(whole[3]).toMatchObject({
    waitsFor: 'player',
    inForceAt: new Date(asked.getTime() + 24 * 3_600_000).toISOString(),
    currency: 'EUR',
  })
  for (const size of [1, 2, 3, 5]) expect(await logOf(player, size)).toEqual(whole)
})

test('the log is the player’s own and says no reasons', async () => {
  const [ada, eve] = [await at.player(), await at.player()]
  await at.operator(ada, { act: 'set', name: one, amount: 8000n, source: 'operator' })
  expect((await logOf(eve, 20)).map(told)).toEqual(['login'])
  expect(JSON.stringify(await logOf(ada, 20))).not.toContain('spoken with by phone')
  expect((await at.browser().ask('GET /api/activity/log', { size: 20 })).error.errorCode).toBe(115)
})
