import { expect, test } from 'vitest'
import { wrongFromServer } from './field-words.ts'

test.each([
  ['names with their rules', { fields: { city: 'required', email: { rule: 'maxLength', values: { number: 60 } } } }],
  ['the same without a list around them', { city: 'required', email: { rule: 'maxLength', values: { number: 60 } } }],
  ['paths of a body', { fields: { 'fields.city': { rule: 'required' }, 'fields.email': { rule: 'maxLength', values: { number: 60 } } } }],
])('%s mark the fields', (_, details) => {
  expect(wrongFromServer(details)).toEqual({ city: { rule: 'required' }, email: { rule: 'maxLength', values: { number: 60 } } })
})

test('a name alone marks the field whose value somebody has already', () => {
  expect(wrongFromServer({ name: 'email' })).toEqual({ email: { rule: 'duplicated' } })
  expect(wrongFromServer({ name: 'email', fieldName: 'email', fields: { email: { rule: 'duplicated' } } })).toEqual({
    email: { rule: 'duplicated' },
  })
})

test('nothing is marked where nothing is named', () => {
  expect([wrongFromServer(undefined), wrongFromServer({ fields: null }), wrongFromServer({ left: 3 })]).toEqual([{}, {}, {}])
})
