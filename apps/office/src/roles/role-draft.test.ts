import type { Role } from '@fairhouse/contract/office/index.ts'
import { expect, test } from 'vitest'
import { permissionsByArea } from './by-area.ts'
import { draftOf, inputOf, wrongIn } from './role-draft.ts'

const role: Role = {
  name: 'nightShift',
  title: 'Night shift',
  about: 'Pays at night',
  isBuiltIn: false,
  permissions: [
    { permission: 'withdrawals.pay', bound: { countries: ['SWE', 'NLD'], most: { EUR: '500', SEK: '5000.50' } } },
    { permission: 'staff.read', bound: {} },
  ],
  handsOut: ['support'],
  holders: 0,
  version: '3',
}
const written = {
  name: 'nightShift',
  title: 'Night shift',
  about: 'Pays at night',
  permissions: role.permissions,
  handsOut: ['support'],
}

test('a role that is changed comes out as it went in', () => {
  expect(inputOf(draftOf(role, true))).toEqual(written)
})

test('a copy leaves its name and title behind', () => {
  const { name, title, held } = draftOf(role, false)
  expect([name, title, Object.keys(held)]).toEqual(['', '', ['withdrawals.pay', 'staff.read']])
})

test.each([
  ['countries in small letters', { countries: 'swe, nld', most: '' }, []],
  ['a country of two letters', { countries: 'SE', most: '' }, ['bound']],
  ['an amount without a currency', { countries: '', most: '500' }, ['bound']],
  ['several amounts', { countries: '', most: '500 EUR; 20.5 GBP' }, []],
] as const)('a bound: %s', (_, bound, wrong) => {
  expect(wrongIn({ ...draftOf(role, true), held: { 'withdrawals.pay': bound } }, [])).toEqual(wrong)
})

test('a name that is taken or odd, and a missing title, are wrong', () => {
  const draft = draftOf(role, true)
  expect([wrongIn(draft, ['nightShift']), wrongIn({ ...draft, name: 'Night', title: ' ' }, [])]).toEqual([['name'], ['name', 'title']])
})

test('permissions are found by what they are called and by their own name, area by area', () => {
  const found = (words: string) => permissionsByArea((one) => (one === 'staff.read' ? 'See colleagues' : one), words)
  expect(found('Colleagues')).toEqual([{ area: 'house', permissions: ['staff.read'] }])
  expect(found('withdrawals.').map(({ area }) => area)).toEqual(['money'])
  expect([found('nothing like it'), found('').length]).toEqual([[], 7])
})
