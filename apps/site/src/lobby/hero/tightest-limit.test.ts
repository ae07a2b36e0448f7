import type { Limits } from '@fairhouse/contract'
import { expect, it } from 'vitest'
import { tightestLimit } from './tightest-limit.ts'

const limits = (left: Record<string, string | null>) =>
  ({
    deposit: Object.fromEntries(
      Object.entries(left).map(([period, availableAmount]) => [period, { limited: availableAmount !== null, availableAmount }]),
    ),
  }) as unknown as Limits // what is read of them

it('finds the deposit limit that leaves the least', () => {
  expect(tightestLimit(limits({ daily: '100.00', weekly: '9.50', monthly: '80.00' }))?.period).toBe('weekly')
  expect(tightestLimit(limits({ daily: '0.00', weekly: '9.50' }))?.period).toBe('daily')
})

it('finds none where none is set', () => {
  expect(tightestLimit(limits({ daily: null }))).toBeUndefined()
  expect(tightestLimit(undefined)).toBeUndefined()
})
