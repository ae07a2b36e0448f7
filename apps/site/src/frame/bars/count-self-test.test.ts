import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { countSelfTest } from './count-self-test.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the counter of the self-assessment is asked once and never given up', () => {
  proves('SHL-795')
  const fetch = vi.fn((..._given: [URL, RequestInit]) => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', fetch)
  const addresses: Record<string, string> = { counterScriptUrl: 'https://counter.example/count', siteId: '7', siteName: 'here' }
  countSelfTest((name) => addresses[name] ?? '')
  const [[url, init] = []] = fetch.mock.calls
  expect([fetch.mock.calls.length, String(url)]).toEqual([1, 'https://counter.example/count?siteId=7&siteName=here&counter=1'])
  // Nothing that could end the request, not even that the page is left.
  expect([init?.signal, init?.keepalive]).toEqual([undefined, true])
})
