// Proves IDN-659.
import { expect, test } from 'vitest'
import { isNationalId } from './national-id.ts'

// Each is built from its country's published rule; none belongs to anybody as far as a rule can say.
test.each([
  ['ROU', '1880912170421', true],
  ['ROU', '1880912170422', false],
  ['ROU', '1880231170421', false],
  ['EST', '37605030299', true],
  ['EST', '37605030298', false],
  ['LTU', '33309240064', true],
  ['LVA', '161175-19997', true],
  ['LVA', '161175', false],
  ['NLD', '111222333', true],
  ['NLD', '111222334', false],
  ['SWE', '811228-9874', true],
  ['SWE', '811228-9875', false],
  ['FIN', '131052-308T', true],
  ['FIN', '131052-308U', false],
  ['DNK', '310299-1234', false],
  ['DNK', '280299-1234', true],
  ['USA', '666-12-3456', false],
  ['USA', '123-45-6789', true],
  ['MLT', 'whatever 1', true],
])('%s: %s can be a national id: %s', (country, id, can) => {
  expect(isNationalId(country, id)).toBe(can)
})
