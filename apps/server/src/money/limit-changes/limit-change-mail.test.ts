import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo as outboxOf } from '../../base/testing/test-outbox.sql.ts'
import { runDueJobs } from '../../base/testing/test-jobs.ts'
import { limitTurnJob } from './change-limits.ts'
import { limitTurnWorker } from './limit-turn.ts'
import { one, openTestLimits, type LimitPlayer, type TestLimits } from '../limits/test-limits.ts'

// What a player is written when a limit is changed, when a higher one is asked for, and when that begins.

let at: TestLimits
beforeAll(async () => {
  at = await openTestLimits()
})
afterAll(() => at.close())
beforeEach(() => at.from('2026-11-18T09:15:00.000Z'))

/** The sentences about limits in the mails to a player, a list for each mail. */
async function mailsTo({ email }: LimitPlayer): Promise<string[][]> {
  const mails = await outboxOf(at, email)
  return mails.toReversed().map(({ text }) => text.split('\n\n').filter((line) => /^(Deposit|Hours|We have changed)/.test(line)))
}
const turn = () => runDueJobs(at.house, { [limitTurnJob]: limitTurnWorker(at.house) })

describe('a player is written', () => {
  test('once about all limits that a request sets, with their amounts', async () => {
    const player = await at.player()
    await at.set(player, { dailyAmount: '50.00', weeklyAmount: '200.00' })
    await at.set(player, { type: 'session', dailyAmount: '2.5' })
    expect(await mailsTo(player)).toEqual([
      ['Deposit at most each day: 50.00 EUR. This holds now.', 'Deposit at most each week: 200.00 EUR. This holds now.'],
      ['Hours each day: 2.50. This holds now.'],
    ])
  })

  test('when a higher limit is asked for and from when it can be confirmed, when it is taken back, and when one is to end', async () => {
    const player = await at.player()
    await at.set(player, { dailyAmount: '50.00' })
    await at.set(player, { dailyAmount: '80.00' })
    await player.browser.must('POST /api/limits/undo', { ...one, change: 'increase' })
    await player.browser.must('POST /api/limits/remove', one)
    expect((await mailsTo(player)).slice(1)).toEqual([
      [
        expect.stringMatching(
          /^Deposit at most each day: you asked for 80\.00 EUR\. From November \d+, 2026 at \d\d:\d\d you can confirm it; it/,
        ),
      ],
      ['Deposit at most each day: what you had asked for is taken back; your limit stays as it is.'],
      [
        expect.stringMatching(
          /^Deposit at most each day: you asked for its removal\. From November .* you can confirm that; it goes only then\.$/,
        ),
      ],
    ])
  })

  test('when a raise begins that nobody confirms, and once only', async () => {
    const player = await at.player({ country: 'DNK', currency: 'DKK' })
    await at.set(player, { dailyAmount: '50.00' })
    await at.set(player, { dailyAmount: '80.00' })
    at.hoursLater(23)
    await turn()
    expect(await mailsTo(player)).toHaveLength(2)
    at.hoursLater(1)
    await turn()
    await turn()
    expect((await mailsTo(player)).slice(1)).toEqual([
      [expect.stringContaining('you asked for 80.00 DKK. It holds from')],
      ['Deposit at most each day: 80.00 DKK. This holds now.'],
    ])
  })

  test('when an operator has changed a limit', async () => {
    const player = await at.player()
    await at.operator(player, { act: 'set', name: { type: 'deposit', period: 'daily' }, amount: 1000n, source: 'operator' })
    expect(await mailsTo(player)).toEqual([[expect.stringMatching(/^We have changed a limit of your account\./)]])
  })

  test('nothing where a request changes nothing', async () => {
    const player = await at.player()
    await at.set(player, { dailyAmount: '50.00' })
    await at.set(player, { dailyAmount: '50.00' })
    expect(await mailsTo(player)).toHaveLength(1)
  })
})
