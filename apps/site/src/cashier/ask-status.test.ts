// Proves CSH-566.
import type { Caller } from '@fairhouse/contract/caller.ts'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { createToastShelf } from '@fairhouse/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Site } from '../site.ts'
import { waitFor } from './ask-status.ts'
import type { DepositEvent } from './deposit-flow.ts'
import { running, status } from './test-deposit-flow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for a deposit of which the server answers so, for as many seconds; what was told, and what floats over the page. */
async function waited(answer: object, seconds: number) {
  const texts = createTexts('en', loadArea, { minAge: 18 })
  await texts.load(['error'])
  const toasts = createToastShelf()
  const call = vi.fn(async () => answer)
  const told: DepositEvent['type'][] = []
  const floated: string[] = []
  toasts.onChange(() => floated.push(toasts.now().at(-1)?.text ?? ''))
  const site = { call: call as unknown as Caller, settings: { fe: {} }, texts, toasts } as unknown as Site // as much of it as is used
  const end = new AbortController()
  waitFor(site, running, ({ type }) => told.push(type), end.signal)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  end.abort()
  return { told, floated }
}

test('a status that cannot be told floats as an error, once; it counts as a question and is asked again', async () => {
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
