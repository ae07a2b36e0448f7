import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../base/testing/test-house.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

test('what was ever staked and won counts a bet of today from tomorrow on, by the player’s own midnight', async () => {
  proves('SHL-1059')
  const at = await studio.playing(10_000n, { country: 'GBR', currency: 'GBP' })
  const life = async () => {
    // A login does not last for hours; one that does is simply kept.
    await at.browser.ask('POST /api/login', { login: at.email, password: testPassword })
    const { totalCashBet, totalCashWin } = await at.browser.must('GET /api/transactions', {
      type: 'games',
      includeTotalAmounts: 'true',
      size: 0,
    })
    return [totalCashBet, totalCashWin]
  }
  const untilMidnight = () => {
    const [hours, minutes] = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' })
      .format(studio.clock.now())
      .split(':')
      .map(Number) as [number, number] // the format's two parts
    return ((24 - hours) * 60 - minutes) * 60_000
  }
  expect(await life()).toEqual(['0.00', '0.00'])
  await at.wallet('betWin', {
    roundId: 'r1',
    bet: { transactionId: 't1', amount: '500' },
    win: { transactionId: 't2', amount: '200' },
  })
  expect(await life()).toEqual(['0.00', '0.00'])
  studio.clock.advance(untilMidnight() - 60_000)
  expect(await life()).toEqual(['0.00', '0.00'])
  studio.clock.advance(120_000)
  expect(await life()).toEqual(['5.00', '2.00'])
})
