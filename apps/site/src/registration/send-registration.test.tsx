import type { Answers } from '@fairhouse/contract/caller.ts'
import { runFlow } from '@fairhouse/flow'
import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { phoneWait, type PhoneWaitProps } from '../identification/index.ts'
import { drawn } from '../testing/test-drawn.tsx'
import { answered, refused, siteAnswering } from '../testing/test-site.ts'
import { firstOf, registrationFlow, type Registration } from './registration-flow.ts'
import { registrationSteps, type FormFirst } from './send-registration.ts'
import { floatRefusal } from './StepForm.tsx'

beforeAll(() => phoneWait.view.preload?.())
afterEach(() => void vi.useRealTimers())

const PhoneWait = phoneWait.view as unknown as ComponentType<PhoneWaitProps> // the chunk's one component
const now = Date.parse('2026-11-21T10:00:00Z')
const text = (name: string) => ({ name, kind: 'text' as const, rules: [] })
/** A service's registration has all its fields in the first step. */
const fields: Answers<'GET /api/registration/fields'> = {
  confirmation: false,
  steps: [
    { name: 'userDetails', fields: [text('nationalIdNumber'), text('email'), text('firstName')] },
    { name: 'personalInformation', fields: [] },
    { name: 'verification', fields: [] },
  ],
} as unknown as Answers<'GET /api/registration/fields'> // what is read of it
const typed = { nationalIdNumber: '49005230210', email: 'mari@example.com', firstName: 'Mari' }

/** Fills in the one form of a registration by a service and sends it; the states that it went through. */
async function sent(method: FormFirst, answer: unknown) {
  const house = await siteAnswering({ 'POST /api/registration': answer })
  const shape = { agreement: false, secondForm: false, confirmation: false }
  const flow = runFlow(registrationFlow(shape), firstOf(shape), registrationSteps(house.site, fields, method))
  const states: Registration[] = [flow.now()]
  flow.onChange(() => states.push(flow.now()))
  flow.start()
  flow.send({ type: 'submitted', typed })
  await expect.poll(() => flow.now().at).not.toBe('registering')
  return { ...house, flow, states }
}
const waits = (controlCode: string) =>
  answered({ autoLogin: false, token: 'W-1', controlCode, expirationTime: new Date(now + 90_000).toISOString() })

describe.each<[FormFirst, string, RowName[], RowName[]]>([
  ['smartId', '4821', ['IDN-120'], ['IDN-122', 'IDN-123']],
  ['mobileId', '0937', ['IDN-121'], ['IDN-124', 'IDN-125']],
])('a registration with %s that begins by its form', (method, code, ofForm, ofScreen) => {
  test('has one form, which is sent as a whole, and then waits for the phone', async () => {
    proves(...ofForm)
    const { states, saidTo } = await sent(method, waits(code))
    expect(states.map(({ at }) => at)).toEqual(['form', 'registering', 'waiting'])
    expect(saidTo('POST /api/registration')).toEqual([{ method, fields: typed }])
  })

  test('shows the code of the answer, and how long it holds', async () => {
    proves(...ofScreen)
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { flow } = await sent(method, waits(code))
    const state = flow.now()
    if (state.at !== 'waiting' || !state.phone) throw new Error('It does not wait')
    const html = await drawn(<PhoneWait phone={state.phone} onEntered={() => undefined} onFailed={() => undefined} />, {
      areas: ['identification'],
    })
    expect(/role="status"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(code)
    expect(/role="timer"[^>]*>([^<]*)</.exec(html)?.[1]).toContain('1:30')
  })

  test('goes back to the form with what was typed when the phone refuses: nothing waits any more', async () => {
    proves('IDN-755..756')
    const { flow } = await sent(method, waits(code))
    const refusal = { error: 'abortedVerification', errorCode: 0 }
    flow.send({ type: 'failed', error: refusal })
    expect(flow.now()).toEqual({ at: 'form', step: 2, typed, refusal })
  })
})

test('a registration that is refused floats its words for the usual time; what is about fields or the person stays in the form', async () => {
  proves('IDN-754')
  const { flow, site, toasts } = await sent('smartId', refused('internalError', 106))
  const state = flow.now()
  if (state.at !== 'form' || !state.refusal) throw new Error('It is not refused')
  for (const error of ['excluded', 'duplicated']) floatRefusal(site, { error, errorCode: 1 })
  floatRefusal(site, state.refusal)
  await expect.poll(() => toasts.now()).toHaveLength(1)
  expect(toasts.now()).toMatchObject([{ meaning: 'danger', hideAfterMs: undefined }])
})
