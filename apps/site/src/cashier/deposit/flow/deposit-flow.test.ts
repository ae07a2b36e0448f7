import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { frameNotSupported, notThrough } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { expect, it, test } from 'vitest'
import { depositFlow } from './deposit-flow.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'
import { hasOwnNotice } from './deposit-refusal.ts'
import { eventOf } from '../../payment-frame/frame-message.ts'
import { refusal, running, status, step, tokenised, typed, wish } from './test-deposit-flow.ts'
import { errorTextOf } from './test-refusal.ts'

/** The rows that each case shows. */
const rowsOf: Record<string, RowName[]> = {
  'submits from the form': ['CSH-356', 'CSH-327'],
  'submits a stored card at once': ['CSH-325'],
  'submits any other way to pay at once': ['CSH-327'],
  'shows a slip': ['CSH-347', 'CSH-359'],
  'shows how to pay on our own page': ['CSH-346', 'CSH-361'],
  'opens the frame where the answer asks for no fingerprint': ['CSH-357'],
  'takes the fingerprint where the answer says so': ['CSH-251', 'CSH-360'],
  'finishes when the frame confirms': ['CSH-250'],
  'waits when the frame waits': ['CSH-362'],
  'resets the form where the fingerprint is refused': ['CSH-350'],
}

it.each<[string, Deposit, DepositEvent, Deposit]>([
  ['begins with the form', { at: 'starting' }, { type: 'begin', running: undefined }, { at: 'form' }],
  ['begins with the deposit that a reload interrupted', { at: 'starting' }, { type: 'begin', running }, { at: 'resuming', running }],
  ['submits from the form', { at: 'form' }, { type: 'submit', wish }, { at: 'submitting', wish }],
  [
    'finds out first who a visitor is, where the way to pay wants that',
    { at: 'form' },
    { type: 'submit', wish, method: { ...tokenised, identifiesBy: 'zignSec' } },
    { at: 'identifying', by: 'zignSec', wish },
  ],
  [
    'goes on to the provider once it is known who that is',
    { at: 'identifying', by: 'zignSec', wish, url: 'https://zign.example/1' },
    { type: 'answered', step: step({}) },
    { at: 'frame', step: step({}) },
  ],
  [
    'asks whether there shall be an account where nobody here knows the person',
    { at: 'identifying', by: 'zignSec', wish },
    { type: 'unknownPerson', details: undefined },
    { at: 'nobodyYet', by: 'zignSec', wish, details: undefined },
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
    'is done at once with what a code has brought',
    { at: 'submitting', wish },
    { type: 'answered', step: step({ type: 'finish', status: 'ok', brought: { freeSpins: 10, currency: 'EUR' } }) },
    { at: 'done', accepted: false, currency: 'EUR', brought: { freeSpins: 10 } },
  ],
  ['does not submit twice', { at: 'submitting', wish }, { type: 'submit', wish }, { at: 'submitting', wish }],
  ['returns to the form with the refusal', { at: 'submitting', wish }, { type: 'refused', error: refusal }, { at: 'form', refusal }],
  ['keeps the wish when the network is gone', { at: 'submitting', wish }, { type: 'unreached' }, { at: 'offline', wish }],
  ['tries the same wish again', { at: 'offline', wish }, { type: 'retry' }, { at: 'submitting', wish }],
  [
    'opens the frame where the answer asks for no fingerprint',
    { at: 'submitting', wish },
    { type: 'answered', step: step({}) },
    { at: 'frame', step: step({}) },
  ],
  [
    'leaves the page where the provider wants the whole window',
    { at: 'submitting', wish },
    { type: 'answered', step: step({ target: 'top' }) },
    { at: 'leaving', step: step({ target: 'top' }) },
  ],
  [
    'a step that this page does not know leads back to the form, which says so',
    { at: 'submitting', wish },
    { type: 'answered', step: step({ type: 'hologram' as 'form' }) },
    { at: 'form', refusal: frameNotSupported },
  ],
  [
    'takes the fingerprint where the answer says so',
    { at: 'submitting', wish },
    { type: 'answered', step: step({ useFingerPrint: true }) },
    { at: 'fingerprint', step: step({ useFingerPrint: true }) },
  ],
  [
    'finishes after the fingerprint',
    { at: 'fingerprint', step: step({ useFingerPrint: true }) },
    { type: 'fingerprinted', finish: { reference: 'd1', fingerPrint: 'N' } },
    { at: 'finishing', step: step({ useFingerPrint: true }), finish: { reference: 'd1', fingerPrint: 'N' } },
  ],
  [
    'shows the challenge after the fingerprint',
    { at: 'finishing', step: step({ useFingerPrint: true }), finish: { reference: 'd1' } },
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
  [
    'is done in the frame, too, when the money has come by another way',
    { at: 'frame', step: step({}) },
    status({ status: 'ok', credited: '20.00' }),
    { at: 'done', accepted: false, credited: '20.00', currency: 'EUR' },
  ],
  ['stays in the frame while there is no news of money', { at: 'frame', step: step({}) }, status({}), { at: 'frame', step: step({}) }],
  [
    'leaves the page where a redirect says so',
    { at: 'submitting', wish },
    { type: 'answered', step: step({ type: 'redirect' }) },
    { at: 'leaving', step: step({ type: 'redirect' }) },
  ],
  [
    'waits where there is nothing to show',
    { at: 'submitting', wish },
    { type: 'answered', step: step({ type: 'waiting' }) },
    { at: 'waiting', running, polls: 0, later: true },
  ],
  [
    'asks at once where the frame has confirmed before',
    { at: 'finishing', step: step({}), finish: { reference: 'd1' } },
    { type: 'answered', step: step({ type: 'waiting' }) },
    { at: 'waiting', running, polls: 0 },
  ],
  [
    'goes back to the form where a step is over and was refused',
    { at: 'submitting', wish },
    { type: 'answered', step: step({ type: 'finish', status: 'rejected' }) },
    { at: 'failed' },
  ],
  [
    'resets the form where the fingerprint is refused',
    { at: 'finishing', step: step({ useFingerPrint: true }), finish: { reference: 'd1' } },
    { type: 'refused', error: refusal },
    { at: 'form', refusal },
  ],
])('%s', (_name, now, event, next) => {
  proves(...(rowsOf[_name] ?? []))
  expect(depositFlow(now, event)).toEqual(next)
})

it.each(['failed', 'error', 'cancelled', 'rejected', 'limitExceeded'])('asks the status when its frame says "%s"', (said) => {
  const now: Deposit = { at: 'frame', step: step({}) }
  expect(depositFlow(now, { type: 'frameEnds', status: said })).toEqual({ at: 'waiting', running, polls: 0, toldOver: true })
})

it.each(['back', 'closed', 'somethingNew'])('is back at the form, without a word, when its frame says "%s"', (said) => {
  proves('CSH-368')
  expect(depositFlow({ at: 'frame', step: step({}) }, { type: 'frameEnds', status: said })).toEqual({ at: 'form' })
})

it.each(['ok', 'success', 'confirmed', 'pending', 'waiting', 'checkedOut'])('counts "%s" as accepted, and asks once more', (said) => {
  proves('CSH-412..413', 'CSH-415')
  const event: DepositEvent = { type: 'answered', step: step({ type: 'finish', status: said }) }
  expect(depositFlow({ at: 'submitting', wish }, event)).toEqual({ at: 'waiting', running, polls: 0 })
})

test('a frame that is asked for and not there is told as a floating error over the form', async () => {
  proves('CSH-550')
  const refused: Deposit = { at: 'form', refusal: frameNotSupported }
  const without = { ...tokenised, interfaceUrl: undefined }
  expect(depositFlow({ at: 'form' }, { type: 'submit', wish: typed, method: without })).toEqual(refused)
  expect(depositFlow({ at: 'submitting', wish }, { type: 'answered', step: step({ url: undefined }) })).toEqual(refused)
  expect(hasOwnNotice(frameNotSupported)).toBe(false)
  expect(await errorTextOf(frameNotSupported)).toMatch(/^Frame is not supported/)
})

test('a frame that says that it failed ends, once the status agrees, at the form with a floating error', () => {
  proves('CSH-565')
  const said = eventOf({ type: 'deposit', value: 'error' })
  const asked = said && depositFlow({ at: 'frame', step: step({}) }, said)
  expect(asked).toEqual({ at: 'waiting', running, polls: 0, toldOver: true })
  expect(asked && depositFlow(asked, status({ status: 'init' }))).toEqual({ at: 'form', refusal: notThrough })
  expect(hasOwnNotice(notThrough)).toBe(false)
})
