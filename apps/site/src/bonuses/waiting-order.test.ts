import { expect, test } from 'vitest'
import { moved, placeAt } from './waiting-order.ts'

test.each([
  ['b', 0, 'b a c'],
  ['b', 2, 'a c b'],
  ['a', -1, 'a b c'],
  ['c', 9, 'a b c'],
  ['a', 9, 'b c a'],
  ['x', 0, 'a b c'],
])('%s moved to place %s', (id, to, order) => {
  expect(moved(['a', 'b', 'c'], id, to).join(' ')).toBe(order)
})

test('an order in which nothing moves is the same list', () => {
  const ids = ['a', 'b']
  expect([moved(ids, 'a', 0), moved(ids, 'x', 1)].every((order) => order === ids)).toBe(true)
})

test('a pointer is at the row whose middle is nearest', () => {
  expect([-50, 60, 149, 151, 900].map((height) => placeAt([50, 100, 200], height))).toEqual([0, 0, 1, 2, 2])
})
