import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callerOver } from './caller.ts'
import { api } from './index.ts'

test('a call that does not arrive, or whose answer cannot be read, is error 301 with the address that was called', async () => {
  proves('SHL-989')
  const away = callerOver(() => Promise.reject(new TypeError('Failed to fetch')))
  const broken = callerOver(async () => new Response('<html>', { status: 502 }))
  for (const call of [away, broken]) {
    expect(await call('GET /api/wallet', {})).toEqual({
      ok: false,
      error: { error: 'connection', errorCode: 301, errorUrl: '/api/wallet' },
    })
  }
})

test('every call is below /api', () => {
  proves('CSH-479')
  const calls = Object.values(api).map(({ at }) => at)
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter((at) => !/^(?:GET|POST) \/api\/[\w/-]+$/.test(at))).toEqual([])
})

test('a call goes to our own origin, below the page, and takes cookies there alone', async () => {
  proves('IDN-680', 'SHL-803', 'CSH-480')
  const asked: [string, RequestInit | undefined][] = []
  const call = callerOver((async (url: string, init?: RequestInit) => {
    asked.push([url, init])
    return Response.json({})
  }) as typeof fetch) // the signature that `callerOver` uses
  await call('GET /api/session', {})
  await call('POST /api/logout', {})
  expect(asked.map(([url, init]) => [url, init?.credentials])).toEqual([
    ['/api/session', 'same-origin'],
    ['/api/logout', 'same-origin'],
  ])
})

describe('a call that may take only so long', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const silent = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up'))))
  const call = callerOver(silent)

  test('is given up then and not before; one without a time is not given up', async () => {
    const outcomes: string[] = []
    void call('GET /api/limits', {}, { timeoutMs: 5000 }).then((outcome) => outcomes.push(outcome.ok ? 'answered' : outcome.error.error))
    void call('GET /api/limits', {}).then(() => outcomes.push('never'))
    await vi.advanceTimersByTimeAsync(4999)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual(['connection'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(outcomes).toEqual(['connection'])
  })

  test('is given up at once when whoever asked has gone', async () => {
    const gone = new AbortController()
    const asked = call('GET /api/limits', {}, { timeoutMs: 5000, signal: gone.signal })
    gone.abort()
    expect((await asked).ok).toBe(false)
  })
})
