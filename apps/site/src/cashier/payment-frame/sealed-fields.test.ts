import { proves } from '@fairhouse/testing/proves.ts'
import type { DepositMethod } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { sealedFields } from './sealed-fields.ts'

const field = (name: string, keys?: string) => ({
  field: name,
  fieldType: 'text' as const,
  validator: [],
  ...(keys ? { encryptionType: 'rsa', encryptionParams: { keys } } : {}),
})
const method = {
  fields: [field('note'), field('number', 'a'), field('cvc', 'a'), field('pin', 'b')],
} as Partial<DepositMethod> as DepositMethod // as much of it as is looked at

test('fields are grouped by the page and the keys that encrypt them; what is empty, or is not to be encrypted, is not among them', () => {
  proves('CSH-051')
  expect(sealedFields(method, { note: 'mine', number: '4242', cvc: '123', pin: '9' })).toEqual([
    { address: '/interfaces/encryption/rsa.html?keys=a', fields: { number: '4242', cvc: '123' } },
    { address: '/interfaces/encryption/rsa.html?keys=b', fields: { pin: '9' } },
  ])
  expect(sealedFields(method, { note: 'mine', number: '' })).toEqual([])
})
