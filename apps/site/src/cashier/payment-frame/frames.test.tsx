import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { DepositStep, Resume } from '@fairhouse/contract'
import { expect, test } from 'vitest'
import { drawn, textOf, type Surroundings } from '../../testing/test-drawn.tsx'
import { DepositModal } from '../deposit/DepositModal.tsx'
import { DepositSteps } from '../deposit/flow/DepositSteps.tsx'
import { FingerprintFrame } from './FingerprintFrame.tsx'
import { LeavingForm } from './LeavingForm.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import { stepOf } from '../pay-and-play/resume-flow.ts'
import { methodWith, offerWith } from '../deposit/test-deposit-form.ts'

const step: DepositStep = {
  type: 'form',
  methodId: 1,
  reference: 'd1',
  token: 't1',
  url: 'https://pay.example/form',
  method: 'POST',
  target: 'frame',
  params: [
    { name: 'amount', value: '50.00' },
    { name: 'note', value: 'a & "b"' },
  ],
  useFingerPrint: false,
  status: 'init',
}
const areas = ['cashier' as const]
const nothing = () => undefined
const frame = (of: DepositStep) =>
  drawn(<PaymentFrame step={of} busy={false} onWindow={nothing} onBack={nothing} onMessage={nothing} />, { areas })
const formOf = (html: string) => {
  const tag = /<form[^>]*>/.exec(html)?.[0] ?? ''
  const [action, method, target] = ['action', 'method', 'target'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
  const hidden = [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => input)
  const inputs = hidden.map((input) => ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]))
  return { action, method, target, inputs }
}

test('a hidden form posts every parameter to the address of the step, into the frame beside it; there is a way back', async () => {
  provesMany('one drawn form, each attribute compared', 'CSH-109', 'CSH-123', 'CSH-239', 'CSH-242..243', 'CSH-245')
  const html = await frame(step)
  const { target, ...form } = formOf(html)
  expect(form).toEqual({
    action: 'https://pay.example/form',
    method: 'POST',
    inputs: [
      ['amount', '50.00'],
      ['note', 'a &amp; &quot;b&quot;'],
    ],
  })
  expect(html).toContain(`<iframe name="${target}"`)
  expect(textOf(html)).toContain('Back to the amount')
  expect(formOf(await frame({ ...step, method: 'GET' })).method).toBe('GET')
})

test('as the page itself it goes to the top, by the verb of the step, and a redirect by its address', async () => {
  proves('CSH-340')
  const leaving = async (of: DepositStep) => formOf(await drawn(<LeavingForm step={of} />, { areas }))
  expect(await leaving({ ...step, target: 'top' })).toMatchObject({
    action: 'https://pay.example/form',
    method: 'POST',
    target: '_top',
    inputs: [['amount', '50.00'], expect.anything()],
  })
  expect(await leaving({ ...step, method: 'GET' })).toMatchObject({ method: 'GET' })
  expect(await leaving({ ...step, type: 'redirect' })).toMatchObject({ method: 'GET' })
})

test('Continue play is posted the same way', async () => {
  proves('CSH-274..276')
  const resume: Resume = {
    type: 'form',
    methodId: 440001,
    url: 'https://bank.example/',
    origin: 'https://bank.example',
    method: 'POST',
    target: 'top',
    params: [{ name: 'session', value: 's' }],
    reference: 'r1',
    providerReference: 'p1',
    token: 't1',
    loginStatus: { status: 'init' },
  }
  const html = await drawn(<LeavingForm step={stepOf(resume)} />, { areas })
  expect(formOf(html)).toEqual({ action: 'https://bank.example/', method: 'POST', target: '_top', inputs: [['session', 's']] })
})

test('the fingerprint is taken in a hidden frame at its own address, behind a spinner', async () => {
  proves('CSH-112..113', 'CSH-252')
  const html = await drawn(
    <FingerprintFrame step={{ ...step, useFingerPrint: true, fingerPrintUrl: 'https://acs.example/method' }} onResult={nothing} />,
    { areas },
  )
  expect(formOf(html)).toMatchObject({ action: 'https://acs.example/method', method: 'POST' })
  expect(html).toMatch(/<iframe [^>]*aria-hidden="true"/)
  expect(html).toMatch(/class="[^"]*spinner/)
})

test('without an address of the bank nothing is posted anywhere', async () => {
  const html = await drawn(<FingerprintFrame step={{ ...step, url: undefined, useFingerPrint: true }} onResult={nothing} />, { areas })
  expect(html).not.toMatch(/<form|<iframe/)
  expect(html).toMatch(/class="[^"]*spinner/)
})

test('after the fingerprint no frame is drawn: the step has no page to show', async () => {
  const fingerprint = { ...step, url: undefined, useFingerPrint: true, fingerPrintUrl: 'https://acs.example/method' }
  const finishing = (of: DepositStep) =>
    drawn(<DepositSteps state={{ at: 'finishing', step: of, finish: { reference: 'd1' } }} send={nothing} onWindow={nothing} />, { areas })
  const html = await finishing(fingerprint)
  expect(html).not.toMatch(/<form|<iframe|<button/)
  expect(html).toMatch(/class="[^"]*spinner/)
  expect(await finishing(step)).toContain('<iframe')
})

test('until the ways to pay with their currencies and rates are known the form says that it is loading', async () => {
  proves('CSH-106', 'CSH-489')
  const opened = (known: Surroundings['known'] = []) =>
    drawn(<DepositModal modal="deposit" close={nothing} />, { areas: ['cashier', 'list', 'field', 'campaigns'], profile: {}, known })
  const html = await opened()
  expect(html).toContain('Loading')
  expect([html.includes('name="amount"'), html.includes('deposit-currency')]).toEqual([false, false])
  const methods = [methodWith({ supportCurrencies: { EUR: '1', SEK: '0.0875' } })]
  const shown = await opened([
    [['GET /api/payment/methods', {}], { methods }],
    [['GET /api/deposits/offer', {}], offerWith()],
    [['GET /api/campaigns', {}], { campaigns: [], codes: false, barred: false, barredByPlayer: false }],
  ])
  expect([...shown.matchAll(/<option value="(EUR|SEK)"/g)].map(([, code]) => code)).toEqual(['EUR', 'SEK'])
})
