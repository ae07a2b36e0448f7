import { expect, test } from 'vitest'
import { typedOf, valueOf, withField } from './written.ts'

test('what is typed is read by its kind, what is no number stays as typed, and what is empty is left out', () => {
  expect([valueOf('codes', ' SWE, fin '), valueOf('wholes', '1 2 x'), valueOf('whole', '30'), valueOf('whole', 'soon')]).toEqual([
    ['SWE', 'fin'],
    [1, 2, 'x'],
    30,
    'soon',
  ])
  expect([valueOf('codes', ' '), valueOf('whole', ''), typedOf(['SWE', 'FIN']), typedOf(undefined)]).toEqual([
    undefined,
    undefined,
    'SWE FIN',
    '',
  ])
  expect(withField({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
})
