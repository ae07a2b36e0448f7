import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPlayer } from '../app/housekeeping/later-work.ts'
import type { Site } from '../base/site.ts'
import { setUpWebPush, turnWebPushOn } from './web-push.ts'

const key = 'k'.repeat(87)
/** The browser: what its owner answers, whether it is subscribed, and what the server was told. */
const browser = { permission: 'default', answers: 'granted', asked: 0, subscribed: false, told: [] as string[] }
const kept = new Map<string, string>()

beforeEach(() => {
  Object.assign(browser, { permission: 'default', answers: 'granted', asked: 0, subscribed: false, told: [] })
  kept.clear()
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => (browser.subscribed = false),
  }
  const pushManager = {
    getSubscription: async () => (browser.subscribed ? subscription : null),
    subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (!userVisibleOnly || applicationServerKey !== key) throw new Error('not as it must be')
      browser.subscribed = true
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.asked += 1
      return (browser.permission = browser.answers)
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

const call = (async (at: string) => {
  browser.told.push(at)
  return { ok: true, value: at === 'GET /api/web-push/key' ? { key } : {} }
}) as unknown as Caller // answers as much as is asked for
const site = { call } as Site // what it uses of the site
const registrations = () => browser.told.filter((at) => at === 'POST /api/web-push/subscription').length

/** Begins a login; answers how to end it. */
function logIn(): () => void {
  const login = new AbortController()
  followPlayer(site, login.signal)
  return () => login.abort()
}

test('notices are set up after a login of a browser that wants them, and taken down when it ends', async () => {
  proves('SHL-573..574')
  kept.set('web-push', 'on')
  browser.permission = 'granted'
  const logOut = logIn()
  await vi.waitFor(() => expect([browser.subscribed, registrations()]).toEqual([true, 1]), { timeout: 10_000 })
  logOut()
  await vi.waitFor(() => expect(browser.subscribed).toBe(false), { timeout: 10_000 })
})

test('nobody is asked but by the button, whatever the browser would answer', async () => {
  proves('SHL-NS-54')
  await setUpWebPush(site)
  kept.set('web-push', 'on')
  await setUpWebPush(site)
  expect([browser.asked, browser.subscribed]).toEqual([0, false])
  kept.clear()
  expect([await turnWebPushOn(site), browser.asked, registrations()]).toEqual(['on', 1, 1])
})

test('who refuses is registered nowhere', async () => {
  browser.answers = 'denied'
  expect([await turnWebPushOn(site), browser.subscribed, registrations()]).toEqual(['refused', false, 0])
})
