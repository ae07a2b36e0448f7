import { expect, test } from 'vitest'
import { percent } from '../../../engine/fairness/rational.ts'
import { exactReturn, fullCombChance, maths, returnPercent } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveAmberHive } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = 'c72bc68875dc460732c4639ae9dfb949abfb0f1494d9060d418635ef9bfe06fa'

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('Amber Hive returns what it says, to the last digit', () => {
  const { total, lines, drops, fullComb, full, trigger } = proveAmberHive()
  expect(total).toEqual(exactReturn)
  expect(full).toEqual(fullCombChance)
  expect([lines, drops, fullComb, total].map((part) => percent(part, 4))).toEqual(['52.1187', '40.1954', '3.5565', '95.8707'])
  expect(Number(percent(total, 4)).toFixed(2)).toBe(returnPercent)
  expect([full, trigger].map((chance) => Number(chance.in / chance.of))).toEqual([14_058, 45])
})
