import type { Limits } from '@fairhouse/contract'
import { describe, expect, test } from 'vitest'
import { untold, warningsIn, type Told } from './limit-warning.ts'
import { heldOf, limitOf } from './form/test-limits.ts'

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

describe('each mark is told', () => {
  const [morning, evening] = ['2026-11-22T08:00:00Z', '2026-11-22T20:00:00Z'].map((moment) => Date.parse(moment)) as [number, number]
  const told = (used: string, before: Told, atMs: number, windowStart = '2026-11-22T00:00:00Z') =>
    untold(warningsIn(limits('0', { loss: limitOf({ daily: heldOf('100.00', { usedAmount: used, windowStart }) }) })), before, atMs)
  const first = told('60.00', {}, morning)

  test('once in a window', () => {
    expect(first.fresh).toMatchObject([{ type: 'loss', period: 'daily', percent: 50 }])
    expect(told('70.00', first.told, evening).fresh).toEqual([])
    expect(told('85.00', first.told, evening).fresh).toMatchObject([{ percent: 80 }])
  })
  test('again in the next window', () => {
    expect(told('60.00', first.told, evening + 86_400_000, '2026-11-23T00:00:00Z').fresh).toMatchObject([{ percent: 50 }])
  })
  test('not at every look where the window slides', () => {
    const sliding = told('60.00', {}, morning, '2026-11-21T08:00:00Z')
    expect(sliding.fresh).toHaveLength(1)
    expect(told('60.00', sliding.told, evening, '2026-11-21T20:00:00Z').fresh).toEqual([])
  })
})

test('time is counted to the second, and only the marks of the rules are told', () => {
  const daily = heldOf('2.00', { seconds: { amount: 7200, used: 3600, available: 3600 } })
  const session = limitOf({ daily }, { unit: 'time', notices: [100] })
  expect(warningsIn(limits('0.00', { session }))).toEqual([])
  expect(warningsIn(limits('0.00', { session: { ...session, notices: [50, 100] } }))).toMatchObject([{ type: 'session', percent: 50 }])
})
