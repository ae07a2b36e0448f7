import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueries } from '../../../base/queries.ts'
import type { Site } from '../../../base/site.ts'
import type { DepositEvent } from './deposit-state.ts'
import { identifyFirst } from './identify-first.ts'
import { step, wish } from './test-deposit-flow.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { removeItem: () => undefined, setItem: () => undefined })
})
afterEach(() => void vi.unstubAllGlobals())

const begun = { token: 'w1', mode: 'popup', url: 'https://zign.example/1', zignSecRedirectUrl: 'https://zign.example/1' }
const success = { status: 'success', payload: { loginToken: 'L-1' } }
const typed = { ...wish, fields: { personalCode: '230588-8533', note: 'mine' } }

/**
 * Submits as a visitor, with the service ending as the waiting request answers; returns the calls, where the window
 * went, and the events of the flow.
 */
async function submitted(waiting: object, answers: Record<string, object> = {}) {
  const seen = { asked: [] as [string, unknown][], told: [] as DepositEvent[], read: [] as string[], closed: 0 }
  const usual: Record<string, object> = {
    'POST /api/login/init': { ok: true, value: { identificationToken: 'i1' } },
    'POST /api/identification': { ok: true, value: begun },
    'POST /api/waiting-request': { ok: true, value: waiting },
    'POST /api/login/token': { ok: true, value: { profile: { playerId: 'p1' } } },
    'POST /api/deposits': { ok: true, value: step({}) },
    ...answers,
  }
  const call = (async (at: string, input: unknown) => (seen.asked.push([at, input]), usual[at])) as unknown as Caller // one answer for each call
  const opened = { opener: {}, location: { href: '' }, close: () => void (seen.closed += 1) }
  const site = { call, settings: { fe: {} }, queries: createQueries(), texts: { load: async () => undefined } } as unknown as Site // as much of it as is used
  const readDocument = (document: string) => void seen.read.push(document)
  const tell = (event: DepositEvent) => void seen.told.push(event)
  await identifyFirst({ by: 'zignSec', wish: typed }, { site, opened, readDocument, tell, signal: new AbortController().signal })
  return { ...seen, opened, calls: seen.asked.map(([at]) => at) }
}

test('a visitor is identified in the window that was opened, at the address that the call answers; the deposit follows the login', async () => {
  proves('CSH-334..336')
  const { asked, opened, told, calls, closed } = await submitted(success)
  expect(calls).toEqual([
    'POST /api/login/init',
    'POST /api/identification',
    'POST /api/waiting-request',
    'POST /api/login/token',
    'POST /api/deposits',
  ])
  expect(asked[1]?.[1]).toMatchObject({ method: 'zignSec', purpose: 'login', personalCode: '230588-8533', inWindow: true })
  expect([opened.location.href, opened.opener, closed]).toEqual([begun.zignSecRedirectUrl, null, 1])
  expect(asked[4]?.[1]).toEqual({ ...wish, fields: { note: 'mine' } })
  expect(told).toEqual([
    { type: 'windowAt', url: begun.zignSecRedirectUrl },
    { type: 'answered', step: step({}) },
  ])
})

test('whom the service knows and we do not is asked whether there shall be an account, and no deposit is begun', async () => {
  const details = { method: 'zignSec', details: { registrationToken: 'R-1' } }
  const { told, calls } = await submitted({ status: 'error', payload: { error: 'userNotFound', errorCode: 110, details } })
  expect(told.at(-1)).toEqual({ type: 'unknownPerson', details })
  expect(calls).not.toContain('POST /api/deposits')
})

test('a service that cannot begin shuts the window and says why at the form', async () => {
  const error = { error: 'checkFields', errorCode: 2, errorDetails: { fields: { personalCode: { rule: 'required' } } } }
  const { told, closed, calls } = await submitted(success, { 'POST /api/identification': { ok: false, error } })
  expect([told, closed > 0]).toEqual([[{ type: 'refused', error }], true])
  expect(calls).not.toContain('POST /api/waiting-request')
})

test('who gives up at the service is back at the form; whose login waits for a document reads it', async () => {
  const refused = await submitted({ status: 'error', payload: { error: 'abortedVerification', errorCode: 9002 } })
  expect(refused.told.at(-1)).toEqual({ type: 'refused', error: { error: 'abortedVerification', errorCode: 9002 } })
  const waits = { ok: false, error: { error: 'privacyNotAccepted', errorCode: 156, errorDetails: { version: 2 } } }
  const { read, calls } = await submitted(success, { 'POST /api/login/token': waits })
  expect([read, calls.includes('POST /api/deposits')]).toEqual([['terms-conditions'], false])
})
