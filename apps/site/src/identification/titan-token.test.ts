import { expect, test } from 'vitest'
import { titanError } from './titan-token.ts'

// Proves IDN-550..551, SHL-567..569, SHL-1013..1014, SHL-1018..1019.
test.each([
  ['expired', { errorCode: 123, error: 'tokenInvalid' }, { error: 'tokenInvalid', errorCode: 123 }],
  ['error', { errorCode: 134, error: 'tokenUsed' }, { error: 'tokenUsed', errorCode: 134 }],
  ['error', {}, { error: 'documentRenewalFailed', errorCode: 0 }],
  ['success', {}, { error: 'documentRenewalFailed', errorCode: 0 }],
  ['weird', { errorCode: 5 }, { error: 'documentRenewalFailed', errorCode: 0 }],
  ['error', { error: 'documentRenewalDuplicated' }, { error: 'documentRenewalDuplicated', errorCode: 0 }],
])('a titanToken that ends as %s with %o is told', (status, payload, told) => expect(titanError({ status, payload })).toEqual(told))
