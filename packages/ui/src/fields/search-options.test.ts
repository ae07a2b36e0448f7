import { expect, test } from 'vitest'
import { searchOptions } from './search-options.ts'

const options = [
  { value: 'AUT', label: 'Österreich' },
  { value: 'CIV', label: 'Côte d’Ivoire', also: 'CIV +225' },
  { value: 'GBR', label: 'United Kingdom', also: 'GBR +44' },
  { value: 'ARE', label: 'United Arab Emirates', also: 'ARE +971' },
  { value: 'CHE', label: 'Schweiz', also: 'CHE +41' },
]
const found = (typed: string) => searchOptions(options, typed).map(({ value }) => value)

test.each([
  ['', ['AUT', 'CIV', 'GBR', 'ARE', 'CHE']],
  ['oster', ['AUT']],
  ['ÖST', ['AUT']],
  ['ivo', ['CIV']],
  ['united', ['GBR', 'ARE']],
  ['king', ['GBR']],
  ['ngdom', ['GBR']],
  ['gbr', ['GBR']],
  ['+44', ['GBR']],
  ['+4', ['GBR', 'CHE']],
  ['zzzz', []],
])('"%s" finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values)
})
