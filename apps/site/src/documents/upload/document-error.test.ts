import { expect, test } from 'vitest'
import { documentError } from './document-error.ts'

test('a refused document speaks of no payment', () => {
  expect(documentError({ error: 'paymentFailed', errorCode: 118 })).toEqual({ error: 'uploadFailed', errorCode: 5 })
})

test('every other refusal is told as it is', () => {
  const error = { error: 'virusFound', errorCode: 274 }
  expect(documentError(error)).toBe(error)
})
