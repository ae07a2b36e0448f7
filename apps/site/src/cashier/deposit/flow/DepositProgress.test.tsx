import { proves } from '@fairhouse/testing/proves.ts'
import { frameNotSupported } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../../testing/test-drawn.tsx'
import { depositTold } from './deposit-about.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'
import { DepositProgress } from './DepositProgress.tsx'
import { running, status, step, wish } from './test-deposit-flow.ts'

const nothing = () => undefined
const shown = (state: Deposit, profile: object | null = {}) =>
  drawn(<DepositProgress state={state} send={nothing} close={nothing} onWindow={nothing} />, { areas: ['cashier', 'campaigns'], profile })
/** Returns the state of a deposit after all of these events. */
const after = (...events: DepositEvent[]) => events.reduce(depositTold, { at: 'form' } as Deposit) // a state of it
const begun: DepositEvent[] = [
  { type: 'submit', wish },
  { type: 'answered', step: step({ type: 'waiting' }) },
]
const lost: DepositEvent = { type: 'noAnswer', maxPolls: 1 }

test('while a bank is waited for, the page says so in short, how much and under which reference, not to close it, and has a way back', async () => {
  proves('CSH-NS-70')
  const html = await shown(after(...begun))
  expect(textOf(html)).toMatch(/^Waiting for your bank .*do not close this page.*Back to the form.*Amount € 20\.00.*Reference d1/)
  expect(html).toContain('role="status"')
})

test.each<[string, Deposit, RegExp]>([
  ['looking a deposit up', { at: 'resuming', running, about: { reference: 'd1' } }, /^Looking up your deposit.*Reference d1$/],
  [
    'done',
    after(...begun, status({ status: 'ok', credited: '20.00' })),
    /^€ 20\.00 is on your account.*To the games.*Amount € 20\.00.*d1$/,
  ],
  [
    'failed',
    after(...begun, status({ status: 'failed' })),
    /did not go through.*No money has been taken.*Back to the form.*Amount € 20\.00.*d1$/,
  ],
  ['without an answer', after(...begun, lost), /no answer from your bank yet.*Close.*Amount € 20\.00.*d1$/],
  ['offline', after({ type: 'submit', wish }, { type: 'unreached' }), /You are offline.*Try again.*Back to the form.*Amount € 20\.00$/],
])('%s, it says what it is about and where to go', async (_, state, words) => {
  expect(textOf(await shown(state))).toMatch(words)
})

test('a status of which the page knows nothing is told as it is, in a neutral notice, with the way to the deposits', async () => {
  proves('CSH-NS-06')
  const state = after(...begun, status({ status: 'frozen' as 'ok' }))
  const html = await shown(state)
  expect(textOf(html)).toMatch(/^Your deposit has the status “frozen”.*in your transactions.*See your deposits.*d1$/)
  expect(html).toContain('role="status"')
  expect(html).toContain('href="/my/transactions/deposit"')
  expect(html).not.toMatch(/role="alert"|danger/)
  expect(await shown(state, null)).not.toContain('/my/transactions')
})

test('an amount that is said at the bank alone is told when the status knows it', async () => {
  const open = { ...wish, amount: '0.00' }
  const asked = after({ type: 'submit', wish: open }, { type: 'answered', step: step({ type: 'waiting' }) })
  expect(asked.about).toEqual({ reference: 'd1' })
  expect(depositTold(asked, status({ amount: '35.00' })).about).toEqual({ reference: 'd1', amount: '35.00', currency: 'EUR' })
})

test('where a code alone brought something, no amount is told as if it had been paid', async () => {
  const byCode: Deposit = {
    at: 'done',
    accepted: false,
    currency: 'EUR',
    brought: { bonus: '5.00' },
    about: { amount: '5.00', currency: 'EUR' },
  }
  expect(textOf(await shown(byCode))).not.toContain('Amount')
})

test('a deposit that is finished elsewhere shows where to pay, in the place of the form', async () => {
  proves('CSH-114', 'CSH-240')
  const details = { address: 'bc1qexample', payAmount: '0.001', uri: 'bitcoin:bc1qexample', qrCode: 'bitcoin:bc1qexample' }
  const state = after({ type: 'submit', wish }, { type: 'answered', step: step({ type: 'finish', details }) })
  expect(state.at).toBe('paying')
  await expect.poll(async () => textOf(await shown(state))).toContain('bc1qexample')
})

test('a slip has a step of its own, and a step that nobody knows leads back to the form, which says so', () => {
  proves('CSH-241')
  const at = (type: string) => after({ type: 'submit', wish }, { type: 'answered', step: step({ type: type as 'form' }) })
  expect(at('showPaymentSlip')).toMatchObject({ at: 'paying', step: { type: 'showPaymentSlip' } })
  expect(at('hologram')).toMatchObject({ at: 'form', refusal: frameNotSupported })
})
