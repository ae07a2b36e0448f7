import { expect, test } from 'vitest'
import { dateFormat, numberFormat, pluralRules } from './formatters.ts'

test('a formatter is made once for each language and shape', () => {
  expect(numberFormat('de', { style: 'percent' })).toBe(numberFormat('de', { style: 'percent' }))
  expect(dateFormat('de', { month: 'long' })).toBe(dateFormat('de', { month: 'long' }))
})

test('languages, shapes and kinds are told apart', () => {
  const march = new Date('2026-03-04T05:06:07Z')
  expect([dateFormat('de', { month: 'long' }).format(march), dateFormat('en', { month: 'long' }).format(march)]).toEqual(['März', 'March'])
  expect(dateFormat('en', { month: 'short' }).format(march)).toBe('Mar')
  expect(dateFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Tokyo' }).format(march)).toBe('14')
  expect([numberFormat('en', {}).format(0.5), pluralRules('en', {}).select(1)]).toEqual(['0.5', 'one'])
})
