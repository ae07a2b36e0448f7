import { expect, test } from 'vitest'
import { percent } from '../../../engine/fairness/rational.ts'
import { exactReturn, maths, returnPercent } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveNightHeron } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '672bf631c467d21a50a98a91ebc5863bf8048a12fb5a802474c54423dc4f465c'

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('Night Heron returns what it says, to the last digit', () => {
  const { total, base, scatter, free, trigger } = proveNightHeron()
  expect(total).toEqual(exactReturn)
  expect([base, scatter, free, total].map((part) => percent(part, 4))).toEqual(['58.4388', '1.7396', '36.3774', '96.5559'])
  expect(Number(percent(total, 4)).toFixed(2)).toBe(returnPercent)
  expect(Number(trigger.in / trigger.of)).toBe(140)
})
