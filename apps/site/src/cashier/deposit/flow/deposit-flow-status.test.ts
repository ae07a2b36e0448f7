import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { notThrough } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { expect, it } from 'vitest'
import { depositFlow } from './deposit-flow.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'
import { running, status, step } from './test-deposit-flow.ts'

/** A status of a newer server. */
const other = status({ status: 'frozen' as 'ok' })

/** The rows that each case shows. */
const rowsOf: Record<string, RowName[]> = {
  'goes on asking while it has only begun': ['CSH-253', 'CSH-389', 'CSH-401'],
  'counts the questions': ['CSH-390', 'CSH-402'],
  'counts a question without an answer': ['CSH-NS-52'],
  'gives up after the last question': ['CSH-397', 'CSH-405'],
  'is done when it is ok': ['CSH-394', 'CSH-403'],
  'is accepted when the provider has the money': ['CSH-256', 'CSH-392'],
  'is accepted when a limit must be set first': ['CSH-255', 'CSH-391'],
  'logs a visitor in by the code, whether the money is here or on its way': ['CSH-254', 'CSH-399'],
  'announces the status after the login': ['CSH-400'],
  'resumes waiting': ['CSH-NS-54'],
  'ends with a status of which it knows nothing': ['CSH-NS-06'],
  'goes on asking while there is no status': ['CSH-388'],
  'counts a status that waits as accepted': ['CSH-404'],
}

it.each<[string, Deposit, DepositEvent, Deposit]>([
  [
    'goes on asking while it has only begun',
    { at: 'waiting', running, polls: 3 },
    status({ status: 'init' }),
    { at: 'waiting', running, polls: 4 },
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
    { at: 'done', accepted: true, running, limitFirst: true },
  ],
  [
    'that waits for limits says so',
    { at: 'waiting', running, polls: 1 },
    status({ status: 'waiting', limitRequire: true }),
    { at: 'done', accepted: true, limitFirst: true },
  ],
  ...(['success', 'confirmed'] as const).map((word): [string, Deposit, DepositEvent, Deposit] => [
    `is done when it is ${word}`,
    { at: 'waiting', running, polls: 1 },
    status({ status: word, credited: '20.00' }),
    { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
  ]),
  [
    'is accepted when it is checkedOut',
    { at: 'waiting', running, polls: 1 },
    status({ status: 'checkedOut' }),
    { at: 'done', accepted: true },
  ],
  [
    'with no status yet is accepted when a limit must be set first',
    { at: 'waiting', running, polls: 1 },
    status({ status: '', limitRequire: true }),
    { at: 'done', accepted: true, running, limitFirst: true },
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
  ['resumes waiting', { at: 'resuming', running }, status({}), { at: 'waiting', running, polls: 0, later: true }],
  [
    'goes on asking of a deposit that it comes back to without a network',
    { at: 'resuming', running },
    { type: 'noAnswer', maxPolls: 60 },
    { at: 'waiting', running, polls: 1, later: true },
  ],
  [
    'goes on at the provider when whoever waits goes back',
    { at: 'waiting', running, polls: 3 },
    { type: 'back' },
    { at: 'form', goesOn: true },
  ],
  [
    'goes on when whoever pays elsewhere goes back',
    { at: 'paying', step: step({ type: 'showPaymentSlip' }) },
    { type: 'back' },
    { at: 'form', goesOn: true },
  ],
  [
    'is over when the time to pay is',
    { at: 'paying', step: step({ type: 'showPaymentSlip' }) },
    { type: 'back', over: true },
    { at: 'form' },
  ],
  ['ends with a status of which it knows nothing', { at: 'waiting', running, polls: 1 }, other, { at: 'otherStatus', status: 'frozen' }],
  ['shows such a status to whoever comes back', { at: 'resuming', running }, other, { at: 'otherStatus', status: 'frozen' }],
  ['forgets a deposit that nobody knows', { at: 'resuming', running }, { type: 'unknown' }, { at: 'form' }],
  ['starts again after a failure', { at: 'failed' }, { type: 'back' }, { at: 'form' }],
  [
    'says that the money is here, where it was on its way',
    { at: 'done', accepted: true, running },
    status({ status: 'ok', credited: '20.00' }),
    { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
  ],
  [
    'goes on asking while there is no status',
    { at: 'waiting', running, polls: 3 },
    status({ status: '' }),
    { at: 'waiting', running, polls: 4 },
  ],
  [
    'is told why where it is refused in the frame',
    { at: 'waiting', running, polls: 0, toldOver: true },
    status({ status: 'rejected', errorCode: 119, error: 'paymentRejected', errorSubCode: 'stolen_card' }),
    { at: 'form', refusal: { error: 'paymentRejected', errorCode: 119, errorSubCode: 'stolen_card' } },
  ],
  [
    'is told that it did not go through where nobody says why',
    { at: 'waiting', running, polls: 0, toldOver: true },
    status({ status: 'init' }),
    { at: 'form', refusal: notThrough },
  ],
  [
    'is told the same where it was given up',
    { at: 'waiting', running, polls: 0, toldOver: true },
    status({ status: 'cancelled' }),
    { at: 'form', refusal: notThrough },
  ],
  [
    'waits on where the provider is at it, whatever its frame said',
    { at: 'waiting', running, polls: 0, toldOver: true },
    status({}),
    { at: 'waiting', running, polls: 1, toldOver: true },
  ],
  [
    'is done where the money came, whatever the frame said',
    { at: 'waiting', running, polls: 0, toldOver: true },
    status({ status: 'ok', credited: '20.00' }),
    { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
  ],
  [
    'counts a status that waits as accepted',
    { at: 'waiting', running, polls: 1 },
    status({ status: 'waiting' }),
    { at: 'done', accepted: true },
  ],
  [
    'does not log in twice',
    { at: 'entering', loginCode: 'LC-1', status: status({}).status },
    status({ loginCode: 'LC-2' }),
    { at: 'entering', loginCode: 'LC-1', status: status({}).status },
  ],
  [
    'logs a visitor in who comes back',
    { at: 'resuming', running },
    status({ loginCode: 'LC-1' }),
    { at: 'entering', loginCode: 'LC-1', status: status({ loginCode: 'LC-1' }).status },
  ],
  [
    'shows what a reload interrupted',
    { at: 'resuming', running },
    status({ status: 'init', step: step({ type: 'finish', details: { address: 'bc1q' } }) }),
    { at: 'paying', step: step({ type: 'finish', details: { address: 'bc1q' } }) },
  ],
  [
    'says how it ended meanwhile',
    { at: 'resuming', running },
    status({ status: 'ok', credited: '20.00' }),
    { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
  ],
  [
    'is done when a slip was paid',
    { at: 'paying', step: step({ type: 'showPaymentSlip' }) },
    status({ status: 'ok', credited: '20.00' }),
    { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
  ],
  ['ignores a late message of the frame', { at: 'done', accepted: true }, { type: 'frameConfirms' }, { at: 'done', accepted: true }],
])('%s', (_name, now, event, next) => {
  proves(...(rowsOf[_name] ?? []))
  expect(depositFlow(now, event)).toEqual(next)
})
