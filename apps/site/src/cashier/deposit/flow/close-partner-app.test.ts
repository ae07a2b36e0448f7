import { proves } from '@fairhouse/testing/proves.ts'
import type { PageSettings } from '@fairhouse/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePartnerApp } from './close-partner-app.ts'

const app = { postMessage: vi.fn<(text: string) => void>() }
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ReactNativeWebView', app)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  app.postMessage.mockClear()
})

const settings = (command: string) => ({ fe: { 'deposit.partnerCloseCommand': command } }) as Partial<PageSettings> as PageSettings // as much of them as is looked at

test("a partner's app is told the command of the settings three seconds after the money is there", () => {
  proves('CSH-417..418', 'CSH-580')
  closePartnerApp(settings('close'), new AbortController().signal)
  vi.advanceTimersByTime(2999)
  expect(app.postMessage).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(app.postMessage.mock.calls).toEqual([['close']])
})

test('nothing is told where the player goes on meanwhile, where the settings name no command, or outside of an app', () => {
  proves('CSH-NS-50')
  const left = new AbortController()
  closePartnerApp(settings('close'), left.signal)
  left.abort()
  closePartnerApp(settings(''), new AbortController().signal)
  vi.stubGlobal('ReactNativeWebView', undefined)
  closePartnerApp(settings('close'), new AbortController().signal)
  vi.advanceTimersByTime(10_000)
  expect(app.postMessage).not.toHaveBeenCalled()
})
