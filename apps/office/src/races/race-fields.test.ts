import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expect, test } from 'vitest'
import { firstRace, formatFields, formats, moneyFields, roundFields, stepsOf, stepsText, withFormat } from './race-fields.ts'

test('every field and format of a race has its text', () => {
  const texts = readTexts('en', 'office-races')
  const fields = [...roundFields, ...moneyFields, ...Object.values(formatFields).flat()].map(({ name }) => `field.${name}`)
  const words = formats.flatMap((format) => [`format.${format}`, `about.${format}`])
  expect([...fields, ...words].filter((key) => !(key in texts))).toEqual([])
})

test('another format leaves out what it has not', () => {
  const data = firstRace('EUR', new Date('2026-11-26T10:00:00Z'))
  expect(withFormat(data, 'sprint')).not.toHaveProperty('consecutive')
  expect(data).toMatchObject({ from: '2026-11-28T00:00:00.000Z', until: '2026-11-29T00:00:00.000Z' })
})

test('steps of points are typed and shown again; what is none is kept for the check', () => {
  expect(stepsOf('1.5:1 10:20')).toEqual([
    { from: '1.5', points: 1 },
    { from: '10', points: 20 },
  ])
  expect(stepsText(stepsOf('1.5:1 10:20'))).toBe('1.5:1 10:20')
  expect(stepsOf('much')).toEqual([{ from: 'much', points: '' }])
})
