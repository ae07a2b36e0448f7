import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expect, test } from 'vitest'
import { titanError } from './titan-token.ts'

// Proves IDN-550..551, IDN-796..797, SHL-567..569, SHL-1013..1014, SHL-987, SHL-1018..1019.
test.each([
  ['expired', { errorCode: 123, error: 'tokenInvalid' }, { error: 'tokenInvalid', errorCode: 123 }],
  ['error', { errorCode: 134, error: 'tokenUsed' }, { error: 'tokenUsed', errorCode: 134 }],
  ['error', {}, { error: 'documentRenewalFailed', errorCode: 0 }],
  ['success', {}, { error: 'documentRenewalFailed', errorCode: 0 }],
  ['weird', { errorCode: 5 }, { error: 'documentRenewalFailed', errorCode: 0 }],
  ['error', { error: 'duplicated' }, { error: 'documentRenewalDuplicated', errorCode: 0 }],
  ['error', { error: 'documentRenewalDuplicated' }, { error: 'documentRenewalDuplicated', errorCode: 0 }],
])('a titanToken that ends as %s with %o is told', (status, payload, told) => expect(titanError({ status, payload })).toEqual(told))

test.each([
  ['documentRenewalFailed', 'Document renewal failed.'],
  ['documentRenewalDuplicated', 'Document renewal failed: a user with the same document identifier already exists.'],
])('%s reads exactly as it is specified', (name, text) => expect(readTexts('en', 'error')[name]).toBe(text))
