import { proves } from '@fairhouse/testing/proves.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { frameParts } from '../../frame/parts.ts'
import { signals } from '../../base/signals.ts'
import type { Site } from '../../base/site.ts'
import { ordinaryPage } from '../../testing/ordinary-page.ts'
import { nextRedirection } from '../redirections/redirections.ts'
import { workLater } from './later-work.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
/** The window's height and width, the width without its scroll bar, and what stands on the page. */
const page = { height: 800, width: 1200, inside: 1185, widgets: [] as { remove: () => void }[] }
const measures = new Map<string, string>()
let leave = new AbortController()
/** Stands in the modal's place: a real one that another test began to load would end in the midst of this one. */
const preload = vi.fn(async () => undefined)
const host: { view: unknown } = frameParts.modalHost
const { view } = host

beforeEach(() => {
  preload.mockClear()
  host.view = { preload }
  vi.useFakeTimers()
  Object.assign(page, { height: 800, width: 1200, inside: 1185, widgets: [] })
  measures.clear()
  leave = new AbortController()
  const measured = { get innerHeight() { return page.height }, get innerWidth() { return page.width } } // prettier-ignore
  vi.stubGlobal('window', Object.defineProperties(new EventTarget(), Object.getOwnPropertyDescriptors(measured)))
  vi.stubGlobal('document', {
    documentElement: {
      dataset: {},
      get clientWidth() {
        return page.inside
      },
      style: {
        getPropertyValue: (name: string) => measures.get(name) ?? '',
        setProperty: (name: string, value: string) => measures.set(name, value),
      },
    },
    referrer: '',
    querySelectorAll: () => page.widgets,
  })
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('location', { origin: 'https://house.example', hostname: 'house.example', pathname: '/support', search: '' })
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  leave.abort()
  host.view = view
  signals.set({ resuming: undefined })
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs what goes on behind a page, on a desktop (0) or a phone (1). */
function opened(deviceType: 0 | 1 = 0): void {
  const site = {
    call: async () => ({ ok: true, value: {} }),
    settings: { ...ordinaryPage, deviceType },
    queries: { getQueryData: () => ({ profile: null }), prefetchQuery: async () => undefined },
  } as unknown as Site // what it uses of the site
  workLater(site, { navigate: vi.fn() } as unknown as RegisteredRouter, leave.signal) // the same
}

describe('the measures of a window', () => {
  test('are taken once, a tenth of a second after the last change', async () => {
    proves('SHL-1028')
    opened()
    expect(measures.get('--vh')).toBe('8px')
    page.height = 500
    for (let change = 0; change < 10; change += 1) {
      window.dispatchEvent(new Event('resize'))
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(79)
    expect(measures.get('--vh')).toBe('8px')
    await vi.advanceTimersByTimeAsync(1)
    expect(measures.get('--vh')).toBe('5px')
  })

  test('know how wide the scroll bar is, and that it has gone', async () => {
    proves('SHL-181')
    opened()
    expect(measures.get('--scrollbar-width')).toBe('15px')
    page.inside = page.width
    window.dispatchEvent(new Event('resize'))
    await vi.advanceTimersByTimeAsync(100)
    expect(measures.get('--scrollbar-width')).toBe('0px')
  })
})

describe('the floating button of a consent tool', () => {
  /** Inserts it after some seconds; returns after how many it is gone, looking for twenty more. */
  async function goneAfter(seconds: number, deviceType: 0 | 1): Promise<number | undefined> {
    opened(deviceType)
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    page.widgets = [{ remove: () => (page.widgets = []) }]
    for (let passed = 0; passed <= 20; passed += 0.5) {
      if (page.widgets.length === 0) return seconds + passed
      await vi.advanceTimersByTimeAsync(500)
    }
    return undefined
  }

  test('goes from a phone, looked for each second for ten seconds, and stays on a desktop', async () => {
    proves('SHL-1038..1040')
    expect(await goneAfter(3.5, 1)).toBe(4)
    expect(await goneAfter(0, 0)).toBeUndefined()
  })

  test('stays where it comes later', async () => {
    proves('SHL-1040')
    expect(await goneAfter(12, 1)).toBeUndefined()
  })
})

test('what opens modals is loaded half a second after the page', async () => {
  proves('SHL-1031')
  opened()
  await vi.advanceTimersByTimeAsync(499)
  expect(preload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(preload).toHaveBeenCalledOnce()
})

test('a game window that asks for money opens the login where a token of a resume was kept, and nothing without one of the two', () => {
  proves('SHL-551')
  opened()
  const ask = (origin = location.origin) => window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'deposit' } }))
  const modal = () => nextRedirection({ path: '/support', search: {}, profile: null, countryAllowed: true, ...signals.get() })?.search.modal
  ask()
  expect(modal()).toBeUndefined()
  sessionStorage.setItem('token-resume', 'T1')
  expect(modal()).toBeUndefined()
  ask('https://elsewhere.example')
  expect(modal()).toBeUndefined()
  ask()
  expect(modal()).toBe('login')
})
