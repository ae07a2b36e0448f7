import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditorReference, readCreditorReference } from './creditor-reference.ts'

test('published references are right', () => {
  expect([creditorReference('539007547034'), readCreditorReference('RF18 5390 0754 7034')]).toEqual(['RF18539007547034', '539007547034'])
})

test('what was made can be read again, and one wrong digit or letter cannot (property)', () => {
  const body = fc.string({ unit: fc.constantFrom(...'abcdefghjkmnpqrstvwxyz0123456789'), minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(body, fc.nat(), (text, at) => {
      const made = creditorReference(text)
      expect(readCreditorReference(made)).toBe(text)
      const place = 4 + (at % text.length)
      // A letter counts as two digits, so replacing a digit by a letter is not always detected.
      const [one, other] = /\d/.test(made[place] ?? '') ? ['7', '8'] : ['K', 'L']
      const wrong = made.slice(0, place) + (made[place] === one ? other : one) + made.slice(place + 1)
      expect(readCreditorReference(wrong)).toBeUndefined()
    }),
  )
})
