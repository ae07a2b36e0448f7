import { expect, test } from 'vitest'
import { typedOf, valueOf } from './setting-value.ts'

const integer = { kind: 'integer', min: 5, max: 60 } as const

test.each([
  [{ kind: 'text' } as const, 'Harbour House'],
  [{ kind: 'flag' } as const, false],
  [integer, 30],
  [{ kind: 'oneOf', words: ['off', 'on'] } as const, 'on'],
  [{ kind: 'list' } as const, ['SWE', 'NLD']],
  [{ kind: 'listOut', words: ['a', 'b'] } as const, ['b']],
  [{ kind: 'json' } as const, { EUR: '10.00', SEK: '100.00' }],
])('a value comes back from its text: %j %j', (form, value) => {
  expect(valueOf(form, typedOf(form, value))).toEqual({ value })
})

test('what is no number within the bounds, and what is no JSON, is no value', () => {
  expect(['4', '61', '5.5', '', 'many'].map((typed) => valueOf(integer, typed))).toEqual(Array.from({ length: 5 }))
  expect(valueOf({ kind: 'json' }, '{"EUR": }')).toBeUndefined()
})
