import { expect, test } from 'vitest'
import { withBound } from './segment-data.ts'

test('a range comes with its first bound and goes with its last', () => {
  const one = withBound({ name: 'x' }, 'openedDaysAgo', 'least', 7)
  expect(one).toEqual({ name: 'x', openedDaysAgo: { least: 7 } })
  const both = withBound(one, 'openedDaysAgo', 'most', 9)
  expect(both).toEqual({ name: 'x', openedDaysAgo: { least: 7, most: 9 } })
  expect(withBound(withBound(both, 'openedDaysAgo', 'least', undefined), 'openedDaysAgo', 'most', undefined)).toEqual({ name: 'x' })
})

test('deposits are counted within thirty days unless others are said', () => {
  const one = withBound({}, 'deposits', 'least', 2)
  expect(one).toEqual({ deposits: { withinDays: 30, least: 2 } })
  expect(withBound(one, 'deposits', 'withinDays', 7)).toEqual({ deposits: { withinDays: 7, least: 2 } })
  expect(withBound(withBound(one, 'deposits', 'withinDays', 7), 'deposits', 'least', undefined)).toEqual({})
})
