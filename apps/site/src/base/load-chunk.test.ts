import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadChunk, loadLater, NotLoaded } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
afterEach(() => void vi.unstubAllGlobals())

it('hands over what was loaded', async () => {
  expect(await loadChunk(async () => ({ Page: 1 }))).toEqual({ Page: 1 })
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up after 60 seconds, not before', async () => {
  proves('SHL-1029')
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

it('tries a part that the page can do without until it comes, ever more rarely', async () => {
  vi.stubGlobal('window', {})
  let tries = 0
  const part = loadLater(800, () => ((tries += 1) < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Footer: 1 })))
  await vi.advanceTimersByTimeAsync(800 + 1600 + 3199)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toEqual({ Footer: 1 })
})

it('keeps nobody on the server waiting', async () => {
  expect(await loadLater(800, async () => ({ Footer: 1 }))).toEqual({ Footer: 1 })
})
