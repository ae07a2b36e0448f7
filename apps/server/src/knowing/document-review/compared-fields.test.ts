import { expect, test } from 'vitest'
import { comparedFields } from './compared-fields.ts'

const profile = {
  email: 'zoe@example.com',
  firstName: 'Zoë',
  lastName: 'van der Berg-Smit',
  birthDate: '1990-05-05',
  street: 'Main St. 7',
  zipCode: '1000 AB',
}

test.each([
  ['firstName', 'ZOE MARIA', true],
  ['firstName', 'Maria', false],
  ['lastName', 'VAN DER BERG SMIT', true],
  ['lastName', 'Berg', false],
  ['birthDate', '1990-05-05', true],
  ['birthDate', '1990-05-06', false],
  ['street', 'main st 7', true],
  ['zipCode', '1000ab', false],
  ['city', 'Utrecht', null],
  ['documentNumber', 'K1234567', null],
  ['expiryDate', '2026-11-24', true],
  ['expiryDate', '2026-11-23', false],
  ['issueDate', '2026-01-02', null],
])('%s %s', (name, document, agrees) => {
  const [field] = comparedFields({ [name]: document }, profile, '2026-11-24')
  expect(field).toMatchObject({ name, document, agrees })
})

test('what the profile does not have is shown as missing', () => {
  expect(comparedFields({ city: 'Utrecht' }, profile, '2026-11-24')).toEqual([
    { name: 'city', profile: null, document: 'Utrecht', agrees: null },
  ])
})
