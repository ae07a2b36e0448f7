import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { expect, test } from 'vitest'
import { wrongFields } from './wrong-fields.ts'

const fields: DescribedField[] = [{ name: 'ibanNumber', kind: 'text', rules: [{ rule: 'iban' }], optional: true }]

test.each([
  ['of the registry', 'BE68539007547034', {}],
  ['of a country without a check of its own', 'NL39RABO0300065264', {}],
  ['whose account is none, under right digits of ISO 13616', 'BE41539007547035', { ibanNumber: { rule: 'iban' } }],
  ['with wrong digits', 'BE69539007547034', { ibanNumber: { rule: 'iban' } }],
  ['that is not there', '', {}],
])('an IBAN %s', (_, ibanNumber, wrong) => {
  expect(wrongFields(fields, { ibanNumber })).toEqual(wrong)
})
