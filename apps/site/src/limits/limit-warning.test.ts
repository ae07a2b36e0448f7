import type { Limits } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { untold, warningsIn } from './limit-warning.ts'
import { heldOf, limitOf } from './test-limits.ts'

const limits = (used: string, more: Partial<Limits> = {}): Limits => ({
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  nldLimitActive: false,
  amountRemoving: true,
  localeUpdateTime: '00:00',
  increasingEffectiveHours: 24,
  reviewDue: false,
  loss: limitOf({ daily: heldOf('100.00', { usedAmount: used, windowStart: '2026-11-22T00:00:00Z' }) }),
  ...more,
})
const percents = (used: string) => warningsIn(limits(used)).map(({ percent }) => percent)

test.each([
  ['49.99', []],
  ['50.00', [50]],
  ['79.99', [50]],
  ['80.00', [80]],
  ['99.99', [80]],
  ['100.00', [100]],
  ['130.00', [100]],
])('%s of 100.00 used passes %j', (used, passed) => {
  expect(percents(used)).toEqual(passed)
})

test('each mark is told once, and again in the next window', () => {
  const first = untold(warningsIn(limits('60.00')), {})
  expect(first.fresh).toMatchObject([{ type: 'loss', period: 'daily', percent: 50 }])
  expect(untold(warningsIn(limits('70.00')), first.told).fresh).toEqual([])
  expect(untold(warningsIn(limits('85.00')), first.told).fresh).toMatchObject([{ percent: 80 }])
  const tomorrow = limits('60.00', {
    loss: limitOf({ daily: heldOf('100.00', { usedAmount: '60.00', windowStart: '2026-11-23T00:00:00Z' }) }),
  })
  expect(untold(warningsIn(tomorrow), first.told).fresh).toMatchObject([{ percent: 50 }])
})

test('time is counted to the second, and only the marks of the rules are told', () => {
  const daily = heldOf('2.00', { seconds: { amount: 7200, used: 3600, available: 3600 } })
  const session = limitOf({ daily }, { unit: 'time', notices: [100] })
  expect(warningsIn(limits('0.00', { session }))).toEqual([])
  expect(warningsIn(limits('0.00', { session: { ...session, notices: [50, 100] } }))).toMatchObject([{ type: 'session', percent: 50 }])
})
