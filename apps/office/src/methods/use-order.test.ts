import { expect, test } from 'vitest'
import { inOrder } from './use-order.ts'

test('what an order does not name follows it', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(inOrder(rows, ['c', 'a', 'gone']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})
