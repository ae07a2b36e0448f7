import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { readValidationMessage } from './validation-message.ts'

test.each([
  [
    'a text of JSON',
    '{"status":"approved","manualStatus":null,"autoSuspected":false}',
    { is: 'statuses', status: 'approved', manualStatus: '' },
  ],
  ['an object', { status: 'SUSPECTED', manualStatus: 'SUSPECTED' }, { is: 'statuses', status: 'SUSPECTED', manualStatus: 'SUSPECTED' }],
  ['two empty ones', { status: '', manualStatus: '' }, { is: 'statuses', status: '', manualStatus: '' }],
  ['statuses that are no words', { status: 7, manualStatus: {} }, { is: 'statuses', status: '', manualStatus: '' }],
  ['that it is done', { type: 'identification', value: 'done' }, { is: 'done' }],
])('reads %s', (_, data, expected) => {
  proves('IDN-500..501', 'IDN-NS-48')
  expect(readValidationMessage(data)).toEqual(expected)
})

test.each([
  ['one status alone', { status: 'approved' }],
  ['the other alone', { manualStatus: 'approved' }],
  ['another message of a page', { type: 'identification', value: 'waiting' }],
  ['a text that is no JSON', 'approved'],
  ['JSON that is no object', '"approved"'],
  ['nothing', null],
  ['a number', 7],
  ['a very long text', JSON.stringify({ status: 'x'.repeat(5000), manualStatus: '' })],
])('takes no notice of %s', (_, data) => {
  proves('IDN-NS-47')
  expect(readValidationMessage(data)).toBeUndefined()
})
