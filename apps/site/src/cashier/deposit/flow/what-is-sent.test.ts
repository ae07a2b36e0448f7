import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { expect, it } from 'vitest'
import { depositFlow } from './deposit-flow.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'
import { encrypting, passing, refusal, secret, step, tokenised, typed, wish } from './test-deposit-flow.ts'

// Tokens, cipher texts and parameters: what becomes of the fields before anything is sent.

/** The rows that each case shows. */
const rowsOf: Record<string, RowName[]> = {
  'lets a new card become a token first, where the way to pay wants that': ['CSH-358'],
  'submits the token without what it was made of': ['CSH-143', 'CSH-330', 'CSH-492'],
}

it.each<[string, Deposit, DepositEvent, Deposit]>([
  [
    'lets a new card become a token first, where the way to pay wants that',
    { at: 'form' },
    { type: 'submit', wish: typed, method: tokenised },
    { at: 'authenticating', wish: typed, method: tokenised },
  ],
  [
    'submits the token without what it was made of',
    { at: 'authenticating', wish: typed, method: tokenised, params: [] },
    { type: 'tokenised', tokenData: { tokenId: 'T-1' } },
    { at: 'submitting', wish: { ...typed, fields: { note: 'mine' }, tokenData: { tokenId: 'T-1' }, useForToken: ['cardNumber'] } },
  ],
  [
    'submits nothing where no token could be made',
    { at: 'authenticating', wish: typed, method: tokenised, params: [] },
    { type: 'refused', error: refusal },
    { at: 'form', refusal },
  ],
  [
    'encrypts what must not be read on the way before anything is sent',
    { at: 'form' },
    { type: 'submit', wish: secret, method: encrypting },
    { at: 'encrypting', wish: secret, method: encrypting },
  ],
  [
    'sends cipher texts in the place of what was typed',
    { at: 'encrypting', wish: secret, method: encrypting },
    { type: 'encrypted', values: { pin: 'eyJ.a.b.c.d' } },
    { at: 'submitting', wish: { ...secret, fields: { pin: 'eyJ.a.b.c.d', note: 'mine' } } },
  ],
  [
    'sends nothing where nothing could be encrypted',
    { at: 'encrypting', wish: secret, method: encrypting },
    { type: 'refused', error: refusal },
    { at: 'form', refusal },
  ],
  [
    'encrypts after the token, too',
    { at: 'authenticating', wish: secret, method: { ...encrypting, tokenised: true }, params: [] },
    { type: 'tokenised', tokenData: { tokenId: 'T-1' } },
    {
      at: 'encrypting',
      wish: { ...secret, tokenData: { tokenId: 'T-1' }, useForToken: [] },
      method: { ...encrypting, tokenised: true },
    },
  ],
  [
    'keeps what is for the page of the provider out of what is sent',
    { at: 'form' },
    { type: 'submit', wish: { ...wish, fields: { cardHolder: 'ADA' } }, method: passing },
    { at: 'submitting', wish: { ...wish, fields: {} }, passed: { cardHolder: 'ADA' } },
  ],
  [
    'hands it to that page',
    { at: 'submitting', wish, passed: { cardHolder: 'ADA' } },
    { type: 'answered', step: step({}) },
    { at: 'frame', step: step({}), passed: { cardHolder: 'ADA' } },
  ],
  [
    'keeps it through a moment without a network',
    { at: 'offline', wish, passed: { cardHolder: 'ADA' } },
    { type: 'retry' },
    { at: 'submitting', wish, passed: { cardHolder: 'ADA' } },
  ],
  [
    'gives the hidden frame the parameters that the provider gave',
    { at: 'authenticating', wish: typed, method: tokenised },
    { type: 'prepared', params: [{ name: 'clientKey', value: 'k' }] },
    { at: 'authenticating', wish: typed, method: tokenised, params: [{ name: 'clientKey', value: 'k' }] },
  ],
  [
    'asks for parameters where the way to pay wants them, whatever it is',
    { at: 'form' },
    { type: 'submit', wish, method: { ...tokenised, tokenised: false, preDepositRequired: true } },
    { at: 'authenticating', wish, method: { ...tokenised, tokenised: false, preDepositRequired: true } },
  ],
])('%s', (_name, now, event, next) => {
  proves(...(rowsOf[_name] ?? []))
  expect(depositFlow(now, event)).toEqual(next)
})

it.each([
  ['CSH-620', 900006],
  ['CSH-621', 400001],
  ['CSH-622', 400003],
  ['CSH-623', 1010001],
] as const)('%s: %s makes a token of a new card, submits that alone, and makes none of a stored one', (row, method) => {
  proves(row)
  const one = { ...tokenised, method }
  const made = depositFlow(
    { at: 'authenticating', wish: { ...typed, method }, method: one, params: [] },
    { type: 'tokenised', tokenData: { tokenId: 'T-1' } },
  )
  expect(made).toMatchObject({ at: 'submitting', wish: { tokenData: { tokenId: 'T-1' } } })
  expect(JSON.stringify(made)).not.toContain(Object.values(typed.fields)[0])
  expect(depositFlow({ at: 'form' }, { type: 'submit', wish: { ...typed, method }, method: one }).at).toBe('authenticating')
  const stored = { ...typed, method, storedDetailReference: '7741' }
  expect(depositFlow({ at: 'form' }, { type: 'submit', wish: stored, method: one }).at).toBe('submitting')
})
