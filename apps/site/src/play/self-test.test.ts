import { expect, test } from 'vitest'
import { questions, readingOf } from './self-test.ts'

const answers = (...points: number[]) => Object.fromEntries(questions.map((question, place) => [question, points[place] ?? 0]))

test.each([
  [answers(), 'well'],
  [answers(1), 'watch'],
  [answers(1, 1), 'watch'],
  [answers(3), 'act'],
  [answers(2, 2, 3), 'act'],
  [answers(2, 3, 3), 'stop'],
  [answers(3, 3, 3, 3, 3, 3, 3, 3, 3), 'stop'],
])('answers %j read as %s', (given, reading) => {
  expect(readingOf(given)).toBe(reading)
})

test('an answer that is missing leaves the test open', () => {
  const { more: _, ...rest } = answers()
  expect(readingOf(rest)).toBe(undefined)
})
