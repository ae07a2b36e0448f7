import { proves } from '@fairhouse/testing/proves.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { openWindow } from './open-window.ts'
import { PopupScreen, WindowControls } from './ServiceWindow.tsx'

afterEach(() => void vi.unstubAllGlobals())

const url = 'https://bank.example/who'
const nothing = () => undefined
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner]) => textOf(inner ?? ''))

/** Opens a service on a screen of this size; returns what the browser was asked for. */
function asked(width: number, height: number): unknown[] {
  const open = vi.fn<(...asked: unknown[]) => unknown>(() => null)
  vi.stubGlobal('window', { open, screen: { width, height } })
  openWindow(url)
  return open.mock.calls[0] ?? []
}

test.each([
  [1920, 1080, 'popup,width=1440,height=810'],
  [1600, 900, 'popup,width=1200,height=675'],
  [801, 600, 'popup,width=601,height=450'],
])('on a screen of %i x %i the window takes three quarters of each side', (width, height, size) => {
  proves('IDN-143', 'IDN-483', 'SHL-1081')
  expect(asked(width, height)).toEqual([url, 'identification', size])
})

test.each([
  [800, 600],
  [640, 480],
])('on a screen of %i x %i it is asked for without a size: a phone shows it full screen', (width, height) => {
  proves('IDN-484', 'IDN-NS-49')
  expect(asked(width, height)).toEqual([url, 'identification', ''])
})

test('beside the window there is a button that opens it again', async () => {
  proves('IDN-144')
  const begun = { token: 'W-1', mode: 'popup' as const, url, expirationTime: '2026-11-21T10:02:00Z', begunAt: 0 }
  const html = await drawn(<PopupScreen begun={begun} name="iDIN" onCancel={nothing} />, { areas: ['identification'] })
  expect(buttonsOf(html)).toEqual(['Open iDIN again', 'Cancel'])
})

test('where the browser has blocked the window the page says so, and a button opens it', async () => {
  proves('IDN-NS-50')
  const html = await drawn(<WindowControls shut name="iDIN" onOpen={nothing} onCancel={nothing} />, { areas: ['identification'] })
  expect(textOf(/<p[^>]*role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '')).toMatch(/^Your browser kept/)
  expect(buttonsOf(html)[0]).toBe('Open iDIN')
})
