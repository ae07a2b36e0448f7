import { proves } from '@fairhouse/testing/proves.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { durationText, fileSizeText, sessionTimeText, sortedByName } from './formats.ts'

describe('a length of time', () => {
  test.each([
    ['SHL-1063', 90_061, '1 day 1 hour'],
    ['SHL-1064', 3661, '1 hour 1 minute'],
    ['SHL-1065', 61, '1 minute 1 second'],
    ['SHL-1066', 59, '59 seconds'],
    ['SHL-1064', 3600, '1 hour'],
    ['SHL-1063', 172_799, '1 day 23 hours'],
    ['SHL-1066', 0, '0 seconds'],
    ['SHL-1066', -5, '0 seconds'],
    ['SHL-1066', Number.NaN, '0 seconds'],
  ] as const)('%s: of %d s reads %s', (row, seconds, text) => {
    proves(row)
    expect(durationText('en', seconds)).toBe(text)
  })

  test('is said in the forms of the language', () => {
    expect(durationText('ar', 3660)).toBe('ساعة ودقيقة')
    expect(durationText('ar', 120)).toBe('دقيقتان')
    expect(durationText('fa', 59)).toBe('59 ثانیه')
    expect(durationText('sv', 3661)).toBe('1 timme 1 minut')
  })

  test('never loses more than its second unit, and is never NaN', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
        const text = durationText('en', seconds)
        const sizes: Record<string, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 }
        const read = [...text.replaceAll(',', '').matchAll(/(\d+) (day|hour|minute|second)/g)]
        const sum = read.reduce((total, [, count, unit]) => total + Number(count) * (sizes[unit ?? ''] ?? 0), 0)
        const slack = seconds >= 86_400 ? 3600 : seconds >= 3600 ? 60 : 1
        return sum <= seconds && seconds - sum < slack
      }),
    )
    fc.assert(fc.property(fc.double(), (seconds) => !/NaN|Infinity/.test(durationText('en', seconds) + sessionTimeText('ar', seconds))))
  })
})

test.each([
  [7 * 3600, '7 hours'],
  [6.5 * 3600, '6.5 hours'],
  [6 * 3600, '360 minutes'],
  [1.5 * 3600, '90 minutes'],
])('%d s of session time read %s', (seconds, text) => {
  expect(sessionTimeText('en', seconds)).toBe(text)
})

test('a file size is shown in MB', () => {
  proves('SHL-1062')
  expect([fileSizeText('en', 5_242_880), fileSizeText('sv', 5_505_024), fileSizeText('ar', 1)]).toEqual([
    '5\u00a0MB',
    '5,25\u00a0MB',
    '0\u00a0MB',
  ])
  fc.assert(fc.property(fc.double(), (bytes) => /^[\d,.]+\u00a0MB$/.test(fileSizeText('en', bytes))))
})

test('a list is sorted as its reader looks things up', () => {
  const sorted = (tag: string, names: string[]) => sortedByName(tag, names, (name) => name)
  expect(sorted('sv', ['Österrike', 'Zambia', 'Albanien', 'Åland'])).toEqual(['Albanien', 'Zambia', 'Åland', 'Österrike'])
  expect(sorted('de', ['Österreich', 'Zypern', 'Albanien'])).toEqual(['Albanien', 'Österreich', 'Zypern'])
  expect(sorted('en', ['Slot 10', 'Slot 9'])).toEqual(['Slot 9', 'Slot 10'])
})
