// Proves CSH-143, CSH-325, CSH-327, CSH-330, CSH-346..347, CSH-361, CSH-389..392, CSH-394, CSH-399, CSH-401..403, CSH-492.
import type { DepositMethod, DepositStep } from '@fairhouse/contract'
import { describe, expect, it } from 'vitest'
import { depositFlow, type Deposit, type DepositEvent, type DepositWish } from './deposit-flow.ts'

const wish: DepositWish = { method: 1140001, amount: '20.00', currency: 'EUR' }
const running = { reference: 'd1', token: 't1' }
const step = (more: Partial<DepositStep>): DepositStep => ({
  type: 'form',
  methodId: 1,
  method: 'POST',
  target: 'frame',
  params: [],
  useFingerPrint: false,
  status: 'init',
  url: 'https://pay.example/acs',
  ...running,
  ...more,
})
const status = (more: object) =>
  ({
    type: 'status',
    maxPolls: 60,
    status: {
      status: 'pending',
      reference: 'd1',
      amount: '20.00',
      currency: 'EUR',
      limitRequire: false,
      receivedMoneyFromProvider: false,
      ...more,
    },
  }) as Extract<DepositEvent, { type: 'status' }>
const refusal = { error: 'paymentMethodLimit', errorCode: 117 }

const tokenised = {
  method: 900006,
  tokenised: true,
  preDepositRequired: false,
  fields: [
    { field: 'cardNumber', fieldType: 'text', validator: [], useForToken: true },
    { field: 'note', fieldType: 'text', validator: [] },
  ],
} as Partial<DepositMethod> as DepositMethod // as much of it as the flow looks at
const typed = { ...wish, method: 900006, fields: { cardNumber: '4242 4242 4242 4242', note: 'mine' } }

describe('depositFlow', () => {
  it.each<[string, Deposit, DepositEvent, Deposit]>([
    ['begins with the form', { at: 'starting' }, { type: 'begin', running: undefined }, { at: 'form' }],
    ['begins with the deposit that a reload interrupted', { at: 'starting' }, { type: 'begin', running }, { at: 'resuming', running }],
    ['submits from the form', { at: 'form' }, { type: 'submit', wish }, { at: 'submitting', wish }],
    [
      'lets a new card become a token first, where the way to pay wants that',
      { at: 'form' },
      { type: 'submit', wish: typed, method: tokenised },
      { at: 'authenticating', wish: typed, method: tokenised },
    ],
    [
      'submits a stored card at once',
      { at: 'form' },
      { type: 'submit', wish: { ...wish, storedDetailReference: '7741' }, method: tokenised },
      { at: 'submitting', wish: { ...wish, storedDetailReference: '7741' } },
    ],
    [
      'submits any other way to pay at once',
      { at: 'form' },
      { type: 'submit', wish, method: { ...tokenised, tokenised: false } },
      { at: 'submitting', wish },
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
      'shows a slip',
      { at: 'submitting', wish },
      { type: 'answered', step: step({ type: 'showPaymentSlip' }) },
      { at: 'paying', step: step({ type: 'showPaymentSlip' }) },
    ],
    [
      'shows how to pay on our own page',
      { at: 'submitting', wish },
      { type: 'answered', step: step({ type: 'finish', details: { address: 'bc1q' } }) },
      { at: 'paying', step: step({ type: 'finish', details: { address: 'bc1q' } }) },
    ],
    [
      'asks once more where all is done already',
      { at: 'submitting', wish },
      { type: 'answered', step: step({ type: 'finish', status: 'ok' }) },
      { at: 'waiting', running, polls: 0 },
    ],
    [
      'goes on asking while it has only begun',
      { at: 'waiting', running, polls: 3 },
      status({ status: 'init' }),
      { at: 'waiting', running, polls: 4 },
    ],
    ['does not submit twice', { at: 'submitting', wish }, { type: 'submit', wish }, { at: 'submitting', wish }],
    ['returns to the form with the refusal', { at: 'submitting', wish }, { type: 'refused', error: refusal }, { at: 'form', refusal }],
    ['keeps the wish when the network is gone', { at: 'submitting', wish }, { type: 'unreached' }, { at: 'offline', wish }],
    ['tries the same wish again', { at: 'offline', wish }, { type: 'retry' }, { at: 'submitting', wish }],
    ['opens the frame', { at: 'submitting', wish }, { type: 'answered', step: step({}) }, { at: 'frame', step: step({}) }],
    [
      'leaves the page where the provider wants the whole window',
      { at: 'submitting', wish },
      { type: 'answered', step: step({ target: 'top' }) },
      { at: 'leaving', step: step({ target: 'top' }) },
    ],
    [
      'takes the fingerprint',
      { at: 'submitting', wish },
      { type: 'answered', step: step({ type: 'fingerprint' }) },
      { at: 'fingerprint', step: step({ type: 'fingerprint' }) },
    ],
    [
      'finishes after the fingerprint',
      { at: 'fingerprint', step: step({ type: 'fingerprint' }) },
      { type: 'fingerprinted', finish: { reference: 'd1', fingerPrint: 'N' } },
      { at: 'finishing', step: step({ type: 'fingerprint' }), finish: { reference: 'd1', fingerPrint: 'N' } },
    ],
    [
      'shows the challenge after the fingerprint',
      { at: 'finishing', step: step({ type: 'fingerprint' }), finish: { reference: 'd1' } },
      { type: 'answered', step: step({ url: 'https://acs.example' }) },
      { at: 'frame', step: step({ url: 'https://acs.example' }) },
    ],
    [
      'finishes when the frame confirms',
      { at: 'frame', step: step({}) },
      { type: 'frameConfirms', providerReference: 'p1' },
      { at: 'finishing', step: step({}), finish: { reference: 'd1', providerReference: 'p1' } },
    ],
    ['waits when the frame waits', { at: 'frame', step: step({}) }, { type: 'frameWaits' }, { at: 'waiting', running, polls: 0 }],
    ['goes back to the form from the frame', { at: 'frame', step: step({}) }, { type: 'back' }, { at: 'form' }],
    [
      'asks the status when the frame says that it failed',
      { at: 'frame', step: step({}) },
      { type: 'frameEnds', status: 'failed' },
      { at: 'waiting', running, polls: 0 },
    ],
    [
      'asks the status when the answer to the finish is lost',
      { at: 'finishing', step: step({}), finish: { reference: 'd1' } },
      { type: 'unreached' },
      { at: 'waiting', running, polls: 0 },
    ],
    [
      'lets the frame go on with its redirect',
      { at: 'finishing', step: step({}), finish: { reference: 'd1' } },
      { type: 'frameGoesOn' },
      { at: 'frame', step: step({}) },
    ],
    ['counts the questions', { at: 'waiting', running, polls: 3 }, status({}), { at: 'waiting', running, polls: 4 }],
    [
      'counts a question without an answer',
      { at: 'waiting', running, polls: 3 },
      { type: 'noAnswer', maxPolls: 60 },
      { at: 'waiting', running, polls: 4 },
    ],
    ['gives up after the last question', { at: 'waiting', running, polls: 59 }, status({}), { at: 'tooLate', running }],
    [
      'is done when it is ok',
      { at: 'waiting', running, polls: 1 },
      status({ status: 'ok', credited: '20.00' }),
      { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
    ],
    [
      'is accepted when the provider has the money',
      { at: 'waiting', running, polls: 1 },
      status({ receivedMoneyFromProvider: true }),
      { at: 'done', accepted: true, running },
    ],
    [
      'is accepted when a limit must be set first',
      { at: 'waiting', running, polls: 1 },
      status({ limitRequire: true }),
      { at: 'done', accepted: true, running },
    ],
    [
      'fails with the reason',
      { at: 'waiting', running, polls: 1 },
      status({ status: 'rejected', errorCode: 119, errorSubCode: 'insufficient_funds' }),
      { at: 'failed', error: { error: 'rejected', errorCode: 119, errorSubCode: 'insufficient_funds' } },
    ],
    [
      'logs a visitor in by the code, whether the money is here or on its way',
      { at: 'waiting', running, polls: 1 },
      status({ status: 'pending', loginCode: 'LC-1' }),
      { at: 'entering', loginCode: 'LC-1', status: status({ status: 'pending', loginCode: 'LC-1' }).status },
    ],
    [
      'announces the status after the login',
      { at: 'entering', loginCode: 'LC-1', status: status({ status: 'ok', credited: '20.00' }).status },
      { type: 'entered' },
      { at: 'done', accepted: false, credited: '20.00', currency: 'EUR', entered: true },
    ],
    [
      'announces it with the reason where the login failed, and asks no further',
      { at: 'entering', loginCode: 'LC-1', status: status({ status: 'pending' }).status },
      { type: 'refused', error: { error: 'suspended', errorCode: 137 } },
      { at: 'done', accepted: true, notEntered: { error: 'suspended', errorCode: 137 } },
    ],
    ['resumes in the frame', { at: 'resuming', running }, status({ status: 'init', step: step({}) }), { at: 'frame', step: step({}) }],
    ['resumes waiting', { at: 'resuming', running }, status({}), { at: 'waiting', running, polls: 0 }],
    ['forgets a deposit that nobody knows', { at: 'resuming', running }, { type: 'unknown' }, { at: 'form' }],
    ['starts again after a failure', { at: 'failed' }, { type: 'back' }, { at: 'form' }],
    [
      'says that the money is here, where it was on its way',
      { at: 'done', accepted: true, running },
      status({ status: 'ok', credited: '20.00' }),
      { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
    ],
    [
      'is done in the frame, too, when the money has come by another way',
      { at: 'frame', step: step({}) },
      status({ status: 'ok', credited: '20.00' }),
      { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
    ],
    ['stays in the frame while there is no news of money', { at: 'frame', step: step({}) }, status({}), { at: 'frame', step: step({}) }],
    ['ignores a late message of the frame', { at: 'done', accepted: true }, { type: 'frameConfirms' }, { at: 'done', accepted: true }],
  ])('%s', (_name, now, event, next) => {
    expect(depositFlow(now, event)).toEqual(next)
  })
})
