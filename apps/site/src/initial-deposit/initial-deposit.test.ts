import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { readInitialDeposit } from './initial-deposit.ts'

test.each([
  ['40', '40.00'],
  [' 12.5 ', '12.50'],
  ['x40', undefined],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['Infinity', undefined],
  [null, undefined],
])('%j is read as %j', (kept, amount) => {
  proves('IDN-NS-43')
  return expect(readInitialDeposit({ getItem: () => kept })).toBe(amount)
})
