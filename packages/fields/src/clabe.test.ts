import fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from './check.ts'
import { clabeCheckDigit, isClabe } from './clabe.ts'

test('published numbers of accounts are right', () => {
  expect(['032180000118359719', '002010077777777771'].map(isClabe)).toEqual([true, true])
})

test('one wrong digit is found, wherever it stands (property)', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 17, maxLength: 17 }).map((list) => list.join(''))
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (first, place, by) => {
      const right = first + String(clabeCheckDigit(first))
      const wrong = right.slice(0, place) + String((Number(right[place]) + by) % 10) + right.slice(place + 1)
      expect([isClabe(right), isClabe(wrong)]).toEqual([true, false])
    }),
  )
})

test('a field asks for one by its rule', () => {
  const field = { name: 'clabe', kind: 'text' as const, rules: [{ rule: 'clabe' }] }
  expect([check(field, '032180000118359719'), check(field, '032180000118359718')]).toEqual([undefined, { rule: 'clabe' }])
})
