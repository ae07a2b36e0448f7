import type { VerificationChannel } from '@fairhouse/contract'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expect, test } from 'vitest'
import { askedChannel, sendsAnew } from './asked.ts'

// Proves IDN-529..532, IDN-536..538, IDN-NS-70.

const channel = (ask: boolean): VerificationChannel => ({
  ask,
  needed: ask,
  value: 'x',
  remainingAttempts: 5,
  sentNumber: 0,
  lastTransaction: null,
  field: { name: 'x', kind: 'text', rules: [] },
})

test.each([
  ['neither', false, false, undefined],
  ['only the address', false, true, 'email'],
  ['only the number', true, false, 'phoneNumber'],
  ['both', true, true, 'phoneNumber'],
])('with %s asked the form is for the right channel', (_, phone, email, expected) => {
  expect(askedChannel({ phoneNumber: channel(phone), email: channel(email) })).toBe(expected)
})

test.each([
  [null, true],
  ['expired', true],
  ['verified', true],
  ['sent', false],
] as const)('after the transaction %s the button sends anew: %s', (lastTransaction, anew) => {
  expect(sendsAnew({ lastTransaction })).toBe(anew)
})

test.each([
  ['sentEmail', 'The code was sent to your e-mail'],
  ['sentPhone', 'The code was sent to your phone'],
  ['phoneChanged', 'Your phone number was changed successfully'],
])('%s reads exactly so', (key, text) => {
  expect(readTexts('en', 'verification')[key]).toBe(text)
})
