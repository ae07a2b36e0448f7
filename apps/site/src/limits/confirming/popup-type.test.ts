import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { popupType } from './popup-type.ts'

/** The rows that each case shows. */
const rowsOfTypes: Record<string, RowName[]> = {
  high: ['SHL-593'],
  biggestLimit1: ['SHL-594'],
  biggestLimit2: ['SHL-595'],
  lowLimit1: ['SHL-596'],
  lowLimit2: ['SHL-597'],
}

test.each([
  [12_000n, 10_000n, 0n, 'high'],
  [12_000n, 10_000n, 1n, 'biggestLimit1'],
  [12_000n, 10_000n, 10_000n, 'biggestLimit1'],
  [12_000n, 10_000n, 10_001n, 'biggestLimit2'],
  [10_001n, 10_000n, 0n, 'high'],
  [10_000n, 10_000n, 0n, undefined],
  [10_000n, 10_000n, 10_000n, 'lowLimit1'],
  [10_000n, 10_000n, 10_001n, 'lowLimit2'],
  [300n, 10_000n, 500n, 'lowLimit2'],
  [300n, 10_000n, 300n, 'lowLimit1'],
  [300n, 10_000n, 0n, undefined],
  [300n, undefined, 500n, 'lowLimit2'],
] as const)('a daily limit of %s, high above %s, with %s of deposits under way: %s', (daily, high, pending, type) => {
  proves('SHL-598', ...(rowsOfTypes[`${type}`] ?? []))
  expect(popupType(daily, high, pending)).toBe(type)
})
