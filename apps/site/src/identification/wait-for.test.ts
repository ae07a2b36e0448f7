import { expect, test } from 'vitest'
import { isDone } from './wait-for.ts'

// Proves IDN-479..480.
test.each([
  ['a message of the type identification with the value done', { type: 'identification', value: 'done' }, true],
  ['another value', { type: 'identification', value: 'waiting' }, false],
  ['another type', { type: 'deposit', value: 'done' }, false],
  ['no object', 'done', false],
  ['nothing', null, false],
])('%s ends the wait or not: %o', (_, data, ends) => expect(isDone(data)).toBe(ends))
