// Proves SHL-1029.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadChunk, NotLoaded } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('hands over what was loaded', async () => {
  expect(await loadChunk(async () => ({ Page: 1 }))).toEqual({ Page: 1 })
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up after 60 seconds, not before', async () => {
  let outcome: unknown = 'waiting'
  void loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => (outcome = error))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBeInstanceOf(NotLoaded)
})

it('says of every failure that a part was not loaded, and keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ cause, constructor: NotLoaded })
})
