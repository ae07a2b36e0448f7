import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { PageSettings } from '@fairhouse/contract'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { expect, test, vi } from 'vitest'
import { isDone, waitFor } from './wait-for.ts'

/** The rows that each case shows. */
const rowsOfMessages: Record<string, RowName[]> = {
  'a message of the type identification with the value done': ['IDN-479'],
  'another value': ['IDN-480'],
  'another type': ['IDN-480'],
}

test.each([
  ['a message of the type identification with the value done', { type: 'identification', value: 'done' }, true],
  ['another value', { type: 'identification', value: 'waiting' }, false],
  ['another type', { type: 'deposit', value: 'done' }, false],
  ['no object', 'done', false],
  ['nothing', null, false],
])('%s ends the wait or not: %o', (_, data, ends) => {
  proves(...(rowsOfMessages[_] ?? []))
  return expect(isDone(data)).toBe(ends)
})

test('one question is given up after half a second, and asked again quietly, until there is an answer', async () => {
  proves('CSH-514', 'CSH-578', 'IDN-692', 'IDN-802', 'SHL-755', 'SHL-1025')
  const given: (number | undefined)[] = []
  const silent = { ok: false, error: { error: 'connection', errorCode: 301 } }
  const answers = [silent, silent, { ok: true, value: { status: 'success', payload: { loginToken: 'L-1' } } }]
  const call = (async (_at: string, _input: unknown, options?: { timeoutMs?: number }) => {
    given.push(options?.timeoutMs)
    return answers[given.length - 1]
  }) as unknown as Caller // three questions, three answers
  const settings = { fe: {} } as Partial<PageSettings> as PageSettings // without any of its own
  vi.useFakeTimers()
  const waited = waitFor({ call, settings }, 'token', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1999)
  expect(given).toEqual([500, 500])
  await vi.advanceTimersByTimeAsync(1)
  expect([await waited, given]).toEqual([{ status: 'success', payload: { loginToken: 'L-1' } }, [500, 500, 500]])
  vi.useRealTimers()
})

test.each([undefined, null])('an answer whose payload is %s says its status alone', async (payload) => {
  const call = (async () => ({ ok: true, value: { status: 'error', payload } })) as unknown as Caller // what a server in front of ours may make of it
  const settings = { fe: {} } as Partial<PageSettings> as PageSettings // without any of its own
  expect(await waitFor({ call, settings }, 'token', new AbortController().signal)).toEqual({ status: 'error', payload: {} })
})

test('where that is asked for, a few questions in a row that nobody answers end as an error; one that is answered begins the count anew', async () => {
  const silent = { ok: false, error: { error: 'connection', errorCode: 301 } }
  const pending = { ok: true, value: { status: 'pending', payload: {} } }
  const asked = async (answers: object[], most?: number) => {
    let questions = 0
    const call = (async () => answers[questions++] ?? silent) as unknown as Caller // as many answers, then none
    const settings = { fe: {} } as Partial<PageSettings> as PageSettings // without any of its own
    const end = new AbortController()
    let ended: unknown
    vi.useFakeTimers()
    void waitFor({ call, settings }, 'token', end.signal, most).then((result) => (ended = result))
    await vi.advanceTimersByTimeAsync(60_000)
    const so = { ended, questions }
    end.abort()
    vi.useRealTimers()
    return so
  }
  const error = { status: 'error', payload: silent.error }
  expect(await asked([], 3)).toEqual({ ended: error, questions: 3 })
  expect(await asked([silent, silent, pending], 3)).toEqual({ ended: error, questions: 6 })
  expect(await asked([])).toMatchObject({ ended: undefined })
})

test.each(['success', 'error', 'expired'] as const)(
  'a page asks every second while a try is pending, and no more once it is %s',
  async (end) => {
    proves('IDN-NS-30')
    let asked = 0
    const call = (async () => ({ ok: true, value: { status: (asked += 1) > 3 ? end : 'pending', payload: {} } })) as unknown as Caller // the one call of it
    const settings = { fe: {} } as Partial<PageSettings> as PageSettings // without any of its own
    vi.useFakeTimers()
    const waited = waitFor({ call, settings }, 'token', new AbortController().signal)
    const counts: number[] = []
    for (let second = 0; second < 6; second += 1) {
      await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000)
      counts.push(asked)
    }
    expect([counts, (await waited)?.status]).toEqual([[1, 2, 3, 4, 4, 4], end])
    vi.useRealTimers()
  },
)
