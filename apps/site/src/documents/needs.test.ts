import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import type { Documents } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { createQueries } from '../base/queries.ts'
import { forgetDocuments } from './state/forget-documents.ts'
import { needsOf } from './needs.ts'

const group = { groupStatus: null, types: {}, offered: [], nextType: null, nextTypeRequired: false, reason: null, fields: [] }
const groups = { identity: group, address: group, account: group, paymentDetails: group, sof: group }
const verification = {
  ageVerificationStatus: 'verified',
  nameVerificationStatus: 'verified',
  addressVerificationStatus: 'verified',
  userValidated: true,
  hasPendingDocumentRequest: false,
} as const
const needs = (changes: Partial<Documents['verification']>, more: Partial<Documents> = {}) =>
  needsOf({ groups, requests: [], documents: [], automatic: null, ...more, verification: { ...verification, ...changes } })

test('nothing is needed of somebody who is known and was asked for nothing', () => {
  expect(needs({})).toEqual({ groups: [], types: [] })
})

test.each<[Partial<Documents['verification']>, string[], RowName[]]>([
  [{ ageVerificationStatus: 'notVerified' }, ['identity'], ['IDN-302', 'IDN-NS-65']],
  [{ nameVerificationStatus: 'notVerified' }, ['identity'], ['IDN-303', 'IDN-NS-65']],
  [{ addressVerificationStatus: 'notVerified' }, ['address'], ['IDN-304', 'IDN-NS-65']],
  [{ userValidated: false }, ['identity', 'address'], ['IDN-305', 'IDN-NS-65']],
])('%j asks for documents of %j', (changes, expected, rows) => {
  proves(...rows)
  expect(needs(changes).groups).toEqual(expected)
})

test('what waits is not asked for once more, what was refused is', () => {
  const identity = (groupStatus: 'uploaded' | 'rejected') => ({ groups: { ...groups, identity: { ...group, groupStatus } } })
  expect(needs({ nameVerificationStatus: 'notVerified' }, identity('uploaded')).groups).toEqual([])
  expect(needs({ nameVerificationStatus: 'notVerified' }, identity('rejected')).groups).toEqual(['identity'])
})

test('a pending request asks for the very document', () => {
  proves('IDN-306')
  const asked = {
    requests: [{ group: 'account', type: 'gameContract' }],
    groups: { ...groups, account: { ...group, nextType: 'gameContract' } },
  }
  expect(needs({ hasPendingDocumentRequest: true }, asked).types).toEqual(['gameContract'])
})

test('a document that was sent makes stale what has to be proven, limits, and what deposits and withdrawals ask for', () => {
  provesMany('one list of every call that is asked anew, compared as a whole', 'IDN-520..523', 'IDN-748')
  const queries = createQueries()
  const keys = ['GET /api/documents', 'GET /api/source-of-funds', 'GET /api/verification', 'GET /api/limits', 'GET /api/deposits/offer']
  const all = [...keys, 'GET /api/payment/methods', 'GET /api/payment/withdrawals', 'GET /api/payment/details']
  for (const key of all) queries.setQueryData([key, {}], { known: true })
  forgetDocuments(queries)
  const asked: string[] = []
  for (const key of all) queries.look({ queryKey: [key, {}], staleTime: 60_000, queryFn: async () => asked.push(key) })
  expect(asked).toEqual(all)
})
