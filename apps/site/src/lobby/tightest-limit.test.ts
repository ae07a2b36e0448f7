import type { LimitPeriod } from '@fairhouse/contract'
import { expect, it } from 'vitest'
import { tightestLimit } from './tightest-limit.ts'

const limit = (period: string, availableAmount: string | null, limited = true) =>
  ({ type: 'deposit', period, limited, availableAmount }) as LimitPeriod

it('finds the deposit limit that leaves the least', () => {
  expect(tightestLimit([limit('daily', '100.00'), limit('weekly', '9.50'), limit('monthly', '80.00')])?.period).toBe('weekly')
  expect(tightestLimit([limit('daily', '0.00'), limit('weekly', '9.50')])?.period).toBe('daily')
})

it('finds none where none is set', () => {
  expect(tightestLimit([limit('daily', null, false)])).toBeUndefined()
})
