import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { DepositStep, ErrorAnswer } from '@fairhouse/contract'
import type { Caller, Outcome } from '@fairhouse/contract/caller.ts'
import { expect, test } from 'vitest'
import { depositFlow } from './deposit-flow.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'
import { finishStep } from './finish-step.ts'

const step: DepositStep = {
  type: 'form',
  methodId: 1,
  reference: 'd1',
  providerReference: 'p1',
  token: 't1',
  url: 'https://pay.example/form',
  origin: 'https://pay.example',
  method: 'POST',
  target: 'frame',
  params: [],
  useFingerPrint: false,
  status: 'init',
}
const browser = {
  userAgent: 'x',
  language: 'en',
  javascriptEnabled: true,
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 8,
  screenWidth: 8,
  timezoneOffsetMinutes: -120,
}
type Finish = Extract<Deposit, { at: 'finishing' }>['finish']

/**
 * Runs the finish step against this answer; returns the calls, the messages to the frame, where the page went, and the
 * events of the flow.
 */
async function finished(answer: Outcome<'POST /api/deposits/finish'>, finish: Finish = { reference: 'd1', providerReference: 'p1' }) {
  const seen = { asked: [] as unknown[], heard: [] as unknown[], left: [] as string[], told: [] as DepositEvent[] }
  await finishStep(
    { step, finish },
    {
      call: (async (at: string, input: unknown) => (seen.asked.push([at, input]), answer)) as unknown as Caller, // one call, one answer
      window: { postMessage: (message: unknown, origin: unknown) => void seen.heard.push([message, origin]) },
      ownOrigin: 'https://house.example',
      leaveFor: (url) => seen.left.push(url),
      tell: (event) => seen.told.push(event),
      signal: new AbortController().signal,
    },
  )
  return seen
}
const refused = (error: ErrorAnswer) => ({ ok: false as const, error })
const answered = (redirectUrl?: string) => ({
  ok: true as const,
  value: { step: { ...step, url: 'https://acs.example/' }, ...(redirectUrl ? { redirectUrl } : {}) },
})

test('a confirmed frame asks to finish by both references, and is told exactly where it goes on', async () => {
  provesMany('one call and one message, both compared whole', 'CSH-259..261', 'CSH-363..364', 'CSH-378', 'CSH-499..501')
  const { asked, heard, left, told } = await finished(answered('https://pay.example/next'))
  expect(asked).toEqual([['POST /api/deposits/finish', { reference: 'd1', providerReference: 'p1' }]])
  expect(heard).toEqual([[{ type: 'deposit', value: 'redirectUrl', redirectUrl: 'https://pay.example/next' }, 'https://pay.example']])
  expect([left, told]).toEqual([[], [{ type: 'frameGoesOn' }]])
})

test('without an address the deposit goes on with the step that is answered', async () => {
  const { heard, told } = await finished(answered())
  expect([heard, told]).toEqual([[], [{ type: 'answered', step: { ...step, url: 'https://acs.example/' } }]])
})

test('where more is needed of the player (228) the frame is told so and stays, and nothing else is said', async () => {
  proves('CSH-365', 'CSH-379', 'CSH-540', 'CSH-NS-58')
  const { heard, told } = await finished(refused({ error: 'limitNotSet', errorCode: 228 }))
  expect(heard).toEqual([[{ type: 'deposit', value: 'newUser' }, 'https://pay.example']])
  expect(told).toEqual([{ type: 'frameGoesOn' }])
  const now: Deposit = { at: 'finishing', step, finish: { reference: 'd1' } }
  expect(depositFlow(now, { type: 'frameGoesOn' })).toEqual({ at: 'frame', step })
})

test('any other refusal leads back to the form and says why', async () => {
  proves('CSH-366', 'CSH-569')
  const error = { error: 'paymentFailed', errorCode: 118 }
  const { heard, told } = await finished(refused(error))
  expect([heard, told]).toEqual([[], [{ type: 'refused', error }]])
  expect(depositFlow({ at: 'finishing', step, finish: { reference: 'd1' } }, { type: 'refused', error })).toEqual({
    at: 'form',
    refusal: error,
  })
})

test('after the fingerprint one call has the values of the browser, and the page goes to the address that is answered', async () => {
  proves('CSH-348..349')
  const { asked, heard, left, told } = await finished(answered('/done'), { reference: 'd1', fingerPrint: 'Y', browser })
  expect(asked).toEqual([['POST /api/deposits/finish', { reference: 'd1', fingerPrint: 'Y', browser }]])
  expect([heard, left, told]).toEqual([[], ['/done'], []])
})

test('a fingerprint that is refused leads back to the form', async () => {
  proves('CSH-350')
  const { left, told } = await finished(refused({ error: 'paymentRejected', errorCode: 119 }), {
    reference: 'd1',
    fingerPrint: 'N',
    browser,
  })
  expect([left, told]).toEqual([[], [{ type: 'refused', error: { error: 'paymentRejected', errorCode: 119 } }]])
})
