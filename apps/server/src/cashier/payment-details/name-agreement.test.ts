import { expect, test } from 'vitest'
import { nameAgreement } from './name-agreement.ts'

const zoe = { firstName: 'Zoë', lastName: 'van den Berg' }

test.each([
  ['VAN DEN BERG ZOE', 'same'],
  ['Z. van den Berg', 'likely'],
  ['Mrs Zoe Maria van den Berg', 'likely'],
  ['Jan van den Berg', 'familyName'],
  ['Zoë Berg', 'none'],
  ['Acme Ltd', 'none'],
  ['', 'unknown'],
  [null, 'unknown'],
] as const)('%s agrees with Zoë van den Berg: %s', (written, agreement) => {
  expect(nameAgreement(written, zoe)).toBe(agreement)
})

test('of somebody whose name is not known nothing can be said', () => {
  expect(nameAgreement('Zoë Berg', { firstName: '', lastName: '' })).toBe('unknown')
})
