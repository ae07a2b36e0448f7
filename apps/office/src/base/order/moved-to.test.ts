import { expect, test } from 'vitest'
import { movedTo } from './moved-to.ts'

test('an entry moves to a place, the others keep their order, and the ends stay the ends', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTo(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect([movedTo(['a', 'b'], 0, -1), movedTo(['a', 'b'], 1, 2), movedTo(['a', 'b'], 7, 0)]).toEqual(Array(3).fill(['a', 'b']))
})
