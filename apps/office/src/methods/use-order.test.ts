import { expect, test } from 'vitest'
import { inOrder, moved, putAt } from './use-order.ts'

test('an entry moves by one place, and the ends stay the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect([moved(['a', 'b'], 'a', -1), moved(['a', 'b'], 'b', 1), moved(['a', 'b'], 'x', 1)]).toEqual(Array(3).fill(['a', 'b']))
})

test('an entry is put at a place, and stays where there is none', () => {
  expect(putAt(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect([putAt(['a', 'b'], 'a', -1), putAt(['a', 'b'], 'a', 2), putAt(['a', 'b'], 'x', 0)]).toEqual(Array(3).fill(['a', 'b']))
})

test('what an order does not name follows it', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(inOrder(rows, ['c', 'a', 'gone']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})
