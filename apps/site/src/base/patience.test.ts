import { proves } from '@fairhouse/testing/proves.ts'
import { callerOver } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerTimes } from '../cashier/deposit/fresh-until.ts'
import { lifetimeSummary, sessionSummary } from '../wallet/summary-questions.ts'
import { question, Refused } from './answers.ts'
import type { Query } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that never answers. */
const call = callerOver(
  (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up')))),
)

/** Asks, and returns what has become of the question just before five seconds and just after. */
async function aroundFiveSeconds(query: Query<unknown>): Promise<unknown[]> {
  let became: unknown = 'waiting'
  void Promise.resolve(query.queryFn({ signal: new AbortController().signal })).catch((error: unknown) => (became = error))
  await vi.advanceTimersByTimeAsync(4999)
  const before = became
  await vi.advanceTimersByTimeAsync(1)
  return [before, became]
}
const givenUp = ['waiting', expect.any(Refused)]

test('limits are given up after five seconds, not before', async () => {
  proves('SHL-766', 'SHL-1032', 'CSH-577')
  expect(await aroundFiveSeconds(question(call, 'GET /api/limits', {}))).toEqual(givenUp)
  expect(await aroundFiveSeconds(question(call, 'GET /api/limits/deposit', {}))).toEqual(givenUp)
})

test('so are the summaries of play', async () => {
  proves('SHL-787', 'SHL-791')
  expect(await aroundFiveSeconds(sessionSummary(call))).toEqual(givenUp)
  expect(await aroundFiveSeconds(lifetimeSummary(call))).toEqual(givenUp)
})

test('so is what surrounds the deposit form; nothing else is', async () => {
  proves('CSH-482', 'CSH-576')
  expect(await aroundFiveSeconds(question(call, 'GET /api/deposits/offer', {}, offerTimes(0)))).toEqual(givenUp)
  expect(await aroundFiveSeconds(question(call, 'GET /api/wallet', {}))).toEqual(['waiting', 'waiting'])
})
