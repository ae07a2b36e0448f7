import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { VerificationChannel } from '@fairhouse/contract'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expect, test } from 'vitest'
import { createElement } from 'react'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { askedChannel, sendsAnew } from './asked.ts'
import { ChannelForm } from './ChannelForm.tsx'

const channel = (ask: boolean): VerificationChannel => ({
  ask,
  needed: ask,
  value: 'x',
  remainingAttempts: 5,
  sentNumber: 0,
  lastTransaction: null,
  field: { name: 'x', kind: 'text', rules: [] },
})

/** The rows that each case shows. */
const rowsOfAsked: Record<string, RowName[]> = {
  neither: ['IDN-536'],
  both: ['IDN-537'],
  'only the address': ['IDN-538'],
}

test.each([
  ['neither', false, false, undefined],
  ['only the address', false, true, 'email'],
  ['only the number', true, false, 'phoneNumber'],
  ['both', true, true, 'phoneNumber'],
])('with %s asked the form is for the right channel', (_, phone, email, expected) => {
  proves(...(rowsOfAsked[_] ?? []))
  expect(askedChannel({ phoneNumber: channel(phone), email: channel(email) })).toBe(expected)
})

test.each<[VerificationChannel['lastTransaction'], boolean, RowName[]]>([
  [null, true, ['IDN-529']],
  ['expired', true, ['IDN-530']],
  ['verified', true, ['IDN-531']],
  ['sent', false, ['IDN-532']],
])('after the transaction %s the button sends anew: %s', async (lastTransaction, anew, rows) => {
  proves(...rows)
  expect(sendsAnew({ lastTransaction })).toBe(anew)
  const form = createElement(ChannelForm, { name: 'email', channel: { ...channel(true), lastTransaction }, onProven: () => undefined })
  const words = textOf(await drawn(form, { profile: {}, areas: ['verification', 'field', 'error'] }))
  expect([words.includes('Send code'), words.includes('Re-send code')]).toEqual([anew, !anew])
})

test.each([
  ['sentEmail', 'The code was sent to your e-mail'],
  ['sentPhone', 'The code was sent to your phone'],
  ['phoneChanged', 'Your phone number was changed successfully'],
])('%s reads exactly so', (key, text) => {
  proves('IDN-NS-70')
  expect(readTexts('en', 'verification')[key]).toBe(text)
})
