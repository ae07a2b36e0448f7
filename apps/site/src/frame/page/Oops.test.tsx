import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from '../../base/load-chunk.ts'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { Oops } from './Oops.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that has not come after a minute is said to be missing, with a button to load the page again', async () => {
  proves('IDN-798', 'IDN-NS-81')
  let failure: unknown
  void loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => (failure = error))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  const html = await drawn(<Oops error={failure} />)
  const words = 'Component cannot be loaded due to a connectivity problem. Please try to reload the page.'
  expect(textOf(html)).toContain(words)
  expect(html).toMatch(/<button[^>]*>Reload<\/button>/)
  expect(textOf(await drawn(<Oops error={new Error('a fault of the page')} />))).not.toContain(words)
})
