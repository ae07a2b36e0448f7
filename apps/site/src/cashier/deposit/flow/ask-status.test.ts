import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellPushEvent } from '../../../push/push-events.ts'
import type { Site } from '../../../base/site.ts'
import { askOnce, waitFor } from './ask-status.ts'
import { depositFlow } from './deposit-flow.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'
import { running, status } from './test-deposit-flow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for a deposit of which the server answers so, for as many seconds; what was told, and what floats over the page. */
async function waited(answer: object, seconds: number, { later = false, waitSeconds = 300, reference = running.reference } = {}) {
  const texts = createTexts('en', loadArea, { minAge: 18 })
  await texts.load(['error'])
  const toasts = createToastShelf()
  const call = vi.fn(async () => answer)
  const told: DepositEvent['type'][] = []
  const floated: string[] = []
  toasts.onChange(() => floated.push(toasts.now().at(-1)?.text ?? ''))
  const site = {
    call: call as unknown as Caller,
    settings: { fe: { 'depositForm.waitingForAnswerSec': waitSeconds } },
    texts,
    toasts,
  } as unknown as Site // as much of it as is used
  const end = new AbortController()
  waitFor(site, { ...running, reference }, ({ type }) => told.push(type), end.signal, later)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  end.abort()
  return { told, floated }
}

test('a status that cannot be told floats as an error, once; it counts as a question and is asked again', async () => {
  proves('CSH-566')
  const error = { error: 'technicalIssues', errorCode: 305, errorSubMessage: 'Demo failure' }
  const { told, floated } = await waited({ ok: false, error }, 11)
  expect(told).toEqual(['noAnswer', 'noAnswer', 'noAnswer'])
  expect(floated).toHaveLength(1)
  expect(floated[0]).toMatch(/\w{4}/)
})

test.each([
  ['is not heard for want of a network', { ok: false, error: { error: 'connection', errorCode: 0 } }, 'noAnswer'],
  ['comes', { ok: true, value: status({}).status }, 'status'],
])('nothing floats where the answer %s', async (_, answer, type) => {
  expect(await waited(answer, 6)).toEqual({ told: [type, type], floated: [] })
})

const away = { ok: false, error: { error: 'connection', errorCode: 0 } }

test('where nothing has happened yet the first question comes five seconds after the wait began', async () => {
  proves('CSH-NS-52')
  const answer = { ok: true, value: status({}).status }
  expect((await waited(answer, 4.9, { later: true })).told).toEqual([])
  expect((await waited(answer, 5, { later: true })).told).toEqual(['status'])
  expect((await waited(answer, 4.9)).told).toEqual(['status'])
})

test('questions that fail count, and go on to the limit and no further', async () => {
  expect((await waited(away, 34, { later: true, waitSeconds: 35 })).told).toHaveLength(6)
  expect((await waited(away, 600, { later: true, waitSeconds: 35 })).told).toHaveLength(7)
})

test('news does not wait for its turn, also where it was quicker than the answer that began the deposit', async () => {
  tellPushEvent({ event: 'deposit', data: { reference: 'd-quick', status: 'ok' } } as unknown as Parameters<typeof tellPushEvent>[0]) // no more of it is read
  const answer = { ok: true, value: status({}).status }
  expect((await waited(answer, 1, { later: true, reference: 'd-quick' })).told).toEqual(['status'])
  expect((await waited(answer, 1, { later: true, reference: 'd-quick' })).told).toEqual([])
})

test.each([
  ['status', { ok: true, value: status({}).status }],
  ['unknown', { ok: false, error: { error: 'notFound', errorCode: 101 } }],
  ['noAnswer', away],
  ['noAnswer', { ok: false, error: { error: 'technicalIssues', errorCode: 100 } }],
])('whoever comes back is told a %s, and only a deposit that nobody knows is forgotten (%o)', async (type, answer) => {
  proves('CSH-NS-54')
  const told: DepositEvent['type'][] = []
  const site = { call: async () => answer } as unknown as Site // as much of it as is used
  await askOnce(site, running, (event) => told.push(event.type), new AbortController().signal)
  expect(told).toEqual([type])
})

test('without the setting a deposit that goes on waiting is given up after 300 seconds', async () => {
  proves('CSH-573')
  const told: DepositEvent[] = []
  const site = { call: async () => ({ ok: true, value: status({}).status }), settings: { fe: {} } } as unknown as Site // as much of it as is used
  const end = new AbortController()
  waitFor(site, running, (event) => told.push(event), end.signal, true)
  const state = () => told.reduce(depositFlow, { at: 'waiting', running, polls: 0 } as Deposit) // a state of it
  await vi.advanceTimersByTimeAsync(295_000)
  expect(state().at).toBe('waiting')
  await vi.advanceTimersByTimeAsync(5000)
  expect(state()).toEqual({ at: 'tooLate', running })
  end.abort()
})
