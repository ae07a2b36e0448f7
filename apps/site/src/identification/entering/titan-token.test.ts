import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expect, test } from 'vitest'
import { titanError } from './titan-token.ts'

test.each<[string, object, object, RowName[]]>([
  ['expired', { errorCode: 123, error: 'tokenInvalid' }, { error: 'tokenInvalid', errorCode: 123 }, ['IDN-550', 'SHL-567', 'SHL-1018']],
  ['error', { errorCode: 134, error: 'tokenUsed' }, { error: 'tokenUsed', errorCode: 134 }, ['IDN-550', 'SHL-568', 'SHL-1019']],
  ['error', {}, { error: 'documentRenewalFailed', errorCode: 0 }, ['IDN-551', 'SHL-569']],
  ['success', {}, { error: 'documentRenewalFailed', errorCode: 0 }, ['IDN-551', 'SHL-569']],
  ['weird', { errorCode: 5 }, { error: 'documentRenewalFailed', errorCode: 0 }, ['IDN-551', 'SHL-569']],
  ['error', { error: 'duplicated' }, { error: 'documentRenewalDuplicated', errorCode: 0 }, ['IDN-797', 'SHL-1014']],
  ['error', { error: 'documentRenewalDuplicated' }, { error: 'documentRenewalDuplicated', errorCode: 0 }, ['IDN-797', 'SHL-1014']],
])('a titanToken that ends as %s with %o is told', (status, payload, told, rows) => {
  proves(...rows)
  expect(titanError({ status, payload })).toEqual(told)
})

/** The rows that each case shows. */
const rowsOfTexts: Record<string, RowName[]> = {
  documentRenewalFailed: ['IDN-796', 'SHL-1013'],
  documentRenewalDuplicated: ['IDN-797', 'SHL-1014'],
}

test.each([
  ['documentRenewalFailed', 'Document renewal failed.'],
  ['documentRenewalDuplicated', 'Document renewal failed: a user with the same document identifier already exists.'],
])('%s reads exactly as it is specified', (name, text) => {
  proves(...(rowsOfTexts[name] ?? []))
  return expect(readTexts('en', 'error')[name]).toBe(text)
})
