import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../base/site.ts'
import { preloadGames } from './preload-games.ts'

const siteThatCounts = () => {
  const prefetchQuery = vi.fn()
  return { site: { queries: { prefetchQuery } } as unknown as Site, asked: () => prefetchQuery.mock.calls.length } // only this is used
}

describe('the list of all games is asked for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** A browser that is never idle keeps only the promise to call when the time is over. */
  const busyBrowser = () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: { timeout: number }) => setTimeout(work, timeout))
    vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle))
  }

  it('after 30 seconds where the page is busy all the time', () => {
    proves('SHL-776', 'SHL-1026')
    busyBrowser()
    const { site, asked } = siteThatCounts()
    preloadGames(site)
    vi.advanceTimersByTime(29_999)
    expect(asked()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(asked()).toBe(1)
  })

  it('at once where the page is idle', () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0))
    const { site, asked } = siteThatCounts()
    preloadGames(site)
    vi.advanceTimersByTime(1)
    expect(asked()).toBe(1)
  })

  it('after a second where the browser knows no idle moments', () => {
    proves('SHL-777', 'SHL-1027')
    vi.stubGlobal('requestIdleCallback', undefined)
    const { site, asked } = siteThatCounts()
    preloadGames(site)
    vi.advanceTimersByTime(999)
    expect(asked()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(asked()).toBe(1)
  })

  it('not at all where the page is left before', () => {
    busyBrowser()
    const { site, asked } = siteThatCounts()
    preloadGames(site)()
    vi.advanceTimersByTime(60_000)
    expect(asked()).toBe(0)
  })
})
