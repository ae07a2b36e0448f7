import { describe, expect, it } from 'vitest'
import { readLimits } from './deposit-limit-check.ts'

const typed = (daily: string, weekly: string, monthly: string) => readLimits({ daily, weekly, monthly }, 'EUR')

describe('readLimits', () => {
  it('reads what is there and leaves out what is empty', () => {
    expect(typed('50', '', '1 000,5')).toEqual({ wrong: {}, amounts: { daily: '50.00', monthly: '1000.50' } })
  })

  it.each([
    [typed('100', '50', ''), { weekly: 'limits.weeklyBelowDaily' }],
    [typed('', '100', '50'), { monthly: 'limits.monthlyBelowWeekly' }],
    [typed('100', '', '50'), { monthly: 'limits.monthlyBelowDaily' }],
    [typed('x', '', '50'), { daily: 'limits.number' }],
    [typed('0', '', ''), { daily: 'limits.positive' }],
    [typed('', ' ', ''), { daily: 'limits.atLeastOne' }],
  ])('finds the mistake in %o', (limits, wrong) => {
    expect(limits.wrong).toEqual(wrong)
  })
})
