import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { question } from './answers.ts'
import { poll } from '../cashier/status/poll.ts'
import { loadChunk } from './load-chunk.ts'
import { curtainClock } from '../lobby/curtain/curtain-clock.ts'
import { preloadGames } from '../lobby/games/preload-games.ts'
import type { Site } from './site.ts'
import { kept, timing } from './timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  kept.fe = {}
  vi.useRealTimers()
})

const settings = (changed: Record<string, unknown>) =>
  void (kept.fe = Object.fromEntries(Object.entries(changed).map(([name, value]) => [`timings.${name}`, value])))

describe('how long things wait', () => {
  test('is what the settings say, zero included, else what the specification says', () => {
    expect(timing('footerDelayMs', 800)).toBe(800)
    settings({ footerDelayMs: 0 })
    expect([timing('footerDelayMs', 800), timing('clockSec', 1)]).toEqual([0, 1])
  })

  test('a part of the program is given up after its setting', async () => {
    settings({ chunkTimeoutMs: 2000 })
    const loaded = loadChunk(() => new Promise(() => undefined)).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await loaded).toBe('A part did not load')
  })

  test('the curtain lifts after its settings', async () => {
    settings({ curtainFallbackMs: 50, curtainRemovalMs: 20 })
    const heard: string[] = []
    const { signal } = new AbortController()
    await curtainClock.up?.({ at: 'up', asked: false }, (event) => void heard.push(event), signal)
    await curtainClock.lifting?.({ at: 'lifting' }, (event) => void heard.push(event), signal)
    await vi.advanceTimersByTimeAsync(20)
    expect(heard).toEqual(['lifted'])
    await vi.advanceTimersByTimeAsync(30)
    expect(heard).toEqual(['lifted', 'fallback'])
  })

  test('games are loaded ahead after theirs', async () => {
    settings({ gamesPreloadMs: 30 })
    const prefetchQuery = vi.fn(() => Promise.resolve())
    preloadGames({ queries: { prefetchQuery } } as unknown as Site) // what it uses of the site
    await vi.advanceTimersByTimeAsync(29)
    expect(prefetchQuery).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(prefetchQuery).toHaveBeenCalledOnce()
  })

  test('the status of a deposit is asked as often as its setting says', async () => {
    settings({ depositStatusSec: 2 })
    const asked: number[] = []
    const left = new AbortController()
    poll({ waitSeconds: 10, atOnce: false }, left.signal, async (most) => void asked.push(most))
    await vi.advanceTimersByTimeAsync(4000)
    left.abort()
    expect(asked).toEqual([5, 5])
  })

  test.each([
    ['GET /api/limits', { limitsTimeoutMs: 700 }, 700],
    ['GET /api/limits/deposit', {}, 5000],
    ['GET /api/wallet', {}, false],
  ] as const)('%s is waited for as its setting says (%j)', async (at, changed, timeoutMs) => {
    settings(changed)
    const { signal } = new AbortController()
    const call = vi.fn(() => Promise.resolve({ ok: true, value: {} }))
    await question(call as unknown as Caller, at, {}).queryFn({ signal })
    expect(call).toHaveBeenCalledWith(at, {}, { signal, timeoutMs })
  })
})
