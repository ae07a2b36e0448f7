import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { bankLogoOf } from './bank-logo.ts'

const nord = { clearingHouse: 'SWEDEN', bankName: 'Nordbank' }

test.each([
  ['/b/{clearinghouse}/{bank}.svg', nord, '/b/SWEDEN/Nordbank.svg'],
  ['/cms/img/banks/{clearinghouse}-{bank}.svg', nord, '/cms/img/banks/SWEDEN-Nordbank.svg'],
  ['https://logos.example/{bank}.png', nord, 'https://logos.example/Nordbank.png'],
  ['/b/{bank}.svg', { clearingHouse: 'ESTONIA', bankName: 'Põhja & Lõuna' }, '/b/P%C3%B5hja%20%26%20L%C3%B5una.svg'],
  ['/b/{bank}.svg', { bankName: 'Nordbank' }, undefined],
  ['/b/{bank}.svg', { clearingHouse: 'SWEDEN' }, undefined],
  ['', nord, undefined],
])('by the template %s the logo of %o is at %s', (template, detail, address) => {
  proves('CSH-060..062')
  expect(bankLogoOf(template, detail)).toBe(address)
})
