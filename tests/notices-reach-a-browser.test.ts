import { proves } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { queueNotice } from './settings.sql.ts'

const here = houseWithPlayer()
type Browser = { id: string; endpoint: string; keys: { p256dh: string; auth: string } }
type Notice = { browser: string; text: string; sender: string }

/** No push service of a browser maker is reached from a test: the page's own is the sandbox's, everything else is real. */
async function withPushService(page: Page, subscription: Browser): Promise<void> {
  await page.addInitScript(({ endpoint, keys }) => {
    const store = sessionStorage
    const own = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => (store.removeItem('test-subscribed'), true),
    }
    Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => (store.getItem('test-subscribed') ? own : null) })
    Object.defineProperty(PushManager.prototype, 'subscribe', {
      value: async (options: PushSubscriptionOptionsInit) => {
        if (!options.userVisibleOnly || String(options.applicationServerKey).length !== 87) throw new Error('no key')
        store.setItem('test-subscribed', 'yes')
        return own
      },
    })
    // A browser without windows has nowhere to ask and always says no.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  }, subscription)
}
const isSubscribed = (page: Page) => page.evaluate(() => sessionStorage.getItem('test-subscribed') !== null)
const kept = async () => (await here.house.control<{ messages: Notice[] }>('/push-messages')).messages

test('a player turns notices on; they are set up at the next login, end at each logout, and arrive sealed for this browser alone', async () => {
  proves('SHL-573..574', 'SHL-731', 'SHL-NS-54')
  const browser = await here.house.control<Browser>('/push-browsers', {})
  const page = await here.visitor()
  await withPushService(page, browser)
  const told: string[] = []
  page.on('response', (answer) => void (answer.url().includes('/api/web-push/') && told.push(new URL(answer.url()).pathname)))
  const logIn = async () => {
    await page.goto(`${here.house.origin}/login`)
    await ready(page)
    await here.signIn(page)
    await page.waitForURL(({ pathname }) => pathname === '/')
  }
  await logIn()
  await page.goto(`${here.house.origin}/my/profile`)
  expect(told.filter((path) => path.endsWith('/subscription'))).toEqual([])
  await page.getByRole('button', { name: 'Turn notices on' }).click()
  await page.getByText('Notices are on in this browser.').waitFor()
  expect([await isSubscribed(page), told.filter((path) => path.endsWith('/subscription')).length]).toEqual([true, 1])
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      (one) => new URL((one.active ?? one.installing ?? one.waiting)?.scriptURL ?? '').pathname,
    ),
  )
  expect(workers).toEqual(['/push-worker.js'])

  await page.goto(`${here.house.origin}/logout`)
  await page.locator('body[data-user=logged-out]').waitFor()
  await vi.waitFor(async () => expect(await isSubscribed(page)).toBe(false), 10_000)
  told.length = 0
  await logIn()
  await vi.waitFor(() => expect(told).toContain('/api/web-push/subscription'), { timeout: 45_000 })
  await vi.waitFor(async () => expect(await isSubscribed(page)).toBe(true), 10_000)
  expect(await kept()).toEqual([])
  await queueNotice(here.house.ownerUrl, { message: 'withdrawalPaid', values: { amount: '€10.00' }, path: '/my/transactions/withdrawal' })
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1), { timeout: 45_000 })
  const [notice] = await kept()
  expect([notice?.browser, notice?.sender]).toEqual([browser.id, 'mailto:support@fairhouse.example'])
  expect(JSON.parse(notice?.text ?? '')).toEqual({
    title: 'Fairhouse',
    body: 'Your withdrawal of €10.00 has been paid.',
    path: '/my/transactions/withdrawal',
  })
  await page.context().close()
})
