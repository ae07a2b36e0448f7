import { afterEach, expect, test, vi } from 'vitest'
import { reportCrash } from './report-crash.ts'

afterEach(() => vi.unstubAllGlobals())

test('a crash is reported with what caused it first, then where, then how it came there, within the bounds of the call', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/my/limits' })
  const call = vi.fn(() => Promise.resolve())
  const error = new Error('it recovered', { cause: new TypeError('the session was over') })
  error.stack = 'x'.repeat(9000)
  reportCrash(call as never, error, '\n at Header') // a caller that takes every call
  expect(call).toHaveBeenCalledWith(
    'POST /api/crash-reports',
    {
      message: 'it recovered',
      stack: expect.stringMatching(/^TypeError: the session was over\n at Headerx{3,}$/),
      path: '/my/limits',
    },
    { keepalive: true },
  )
  reportCrash(call as never, 'a word') // a caller that takes every call
  expect(call).toHaveBeenLastCalledWith(
    'POST /api/crash-reports',
    { message: 'a word', stack: '', path: '/my/limits' },
    { keepalive: true },
  )
})
