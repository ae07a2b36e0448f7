import { expect, test } from 'vitest'
import { inOrder, moved } from './use-order.ts'

test('an entry moves by one place, and the ends stay the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect([moved(['a', 'b'], 'a', -1), moved(['a', 'b'], 'b', 1), moved(['a', 'b'], 'x', 1)]).toEqual(Array(3).fill(['a', 'b']))
})

test('what an order does not name follows it', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(inOrder(rows, ['c', 'a', 'gone']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})
