import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawing, plain } from '../testing/test-drawing.ts'
import { Trend } from './Trend.tsx'

const draw = await drawing(['play', 'shell'])
const week = (place: number, staked: string, net: string) => ({
  from: new Date(Date.UTC(2026, 8, 7 + 7 * place)).toISOString(),
  staked,
  net,
})
const trend = (weeks: ReturnType<typeof week>[]) => draw(createElement(Trend, { weeks, currency: 'EUR' }))
const heights = (html: string) =>
  [...html.matchAll(/<rect[^>]* y="(\d+)"[^>]* height="(\d+)"/g)].map(([, y, height]) => [Number(y), Number(height)])

test('each week is a bar, won above the line and lost below it, as high as it came to', () => {
  const html = trend([week(0, '20.00', '10.00'), week(1, '40.00', '-20.00'), week(2, '5.00', '0.00')])
  expect(heights(html)).toEqual([
    [29, 27],
    [56, 54],
    [56, 0],
  ])
})

test('the same stands in figures, the latest week first', () => {
  const words = plain(trend([week(0, '20.00', '10.00'), week(1, '40.00', '-20.00')]))
  expect(words).toMatch(/Sep 14, 2026 € 40\.00 [-−]€ 20\.00 Sep 7, 2026 € 20\.00 \+€ 10\.00/)
})

test('who has not played sees no empty picture', () => {
  const html = trend([week(0, '0.00', '0.00'), week(1, '0.00', '0.00')])
  expect(plain(html)).toContain('Here twelve weeks will stand side by side once you have played.')
  expect(html).not.toContain('<svg')
})
