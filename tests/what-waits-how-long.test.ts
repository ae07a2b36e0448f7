import { proves } from '@fairhouse/testing/proves.ts'
import { chromium, devices, type Page } from 'playwright-core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { country, houseWithPlayer } from './house-with-player.ts'
import { moveEveryPlayerTo } from './settings.sql.ts'

const here = houseWithPlayer()
const { visitor, playersBrowser, playersPage, withSettings } = here
const measure = (page: Page, name: string) => page.evaluate((of) => document.documentElement.style.getPropertyValue(of), name)

/** A page whose clock stands still until the test moves it. */
async function stillPage(path: string, screen?: 'phone'): Promise<Page> {
  const page = screen ? await (await here.browser.newContext({ ...devices['iPhone 13'] })).newPage() : await visitor()
  await page.clock.install()
  await page.goto(here.house.origin + path)
  await ready(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  return page
}

/**
 * Leaves what the page's next documents ask at these addresses without an answer; returns after how long each was given
 * up, in milliseconds of the page's clock, by its path.
 */
async function timeGivenUp(page: Page, addresses: RegExp): Promise<() => Promise<Record<string, number[]>>> {
  await page.route(addresses, () => undefined)
  // What may have been missed before the stream opened is asked again at once, which gives the first question up.
  await page.route('**/api/push', () => undefined)
  await page.addInitScript((source) => {
    globalThis.givenUp = {}
    const ask = fetch
    globalThis.fetch = (input, init) => {
      const { href, pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      const asked = Date.now()
      if (new RegExp(source).test(href))
        init?.signal?.addEventListener('abort', () => (globalThis.givenUp[pathname] ??= []).push(Date.now() - asked))
      return ask(input, init)
    }
  }, addresses.source)
  return () => page.evaluate(() => globalThis.givenUp)
}

/**
 * Stops the page's clock, three seconds on, because it cannot stop in what is past once a busy machine hears of it: what
 * begins from now on lasts as long as the test lets it.
 */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))

/** Lets a tenth of a second pass at a time on a clock that stands, for ten seconds at most. */
async function stepUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 100 && !(await isThere()); step += 1) await page.clock.runFor(100)
}

/** Nothing is given up before five seconds; what was asked on a clock that stood was not given up later either. */
function expectFiveSeconds(given: Record<string, number[]>, stood: string): void {
  for (const afterMs of Object.values(given).flat()) expect(afterMs).toBeGreaterThanOrEqual(4900)
  for (const afterMs of given[stood] ?? []) expect(afterMs).toBeLessThanOrEqual(5100)
}

declare global {
  var givenUp: Record<string, number[]>
}

describe('the measures of a window', () => {
  test('are taken once, a tenth of a second after the last change', async () => {
    proves('SHL-1028')
    const page = await stillPage('/support')
    const before = await measure(page, '--vh')
    await page.evaluate(() => {
      Object.defineProperty(window, 'innerHeight', { get: () => 500, configurable: true })
    })
    for (let change = 0; change < 10; change += 1) {
      await page.evaluate(() => window.dispatchEvent(new Event('resize')))
      await page.clock.runFor(20)
    }
    expect(await measure(page, '--vh')).toBe(before)
    await page.clock.runFor(70)
    expect(await measure(page, '--vh')).toBe(before)
    await page.clock.runFor(20)
    expect(await measure(page, '--vh')).toBe('5px')
    await page.context().close()
  })

  test('know how wide the scroll bar is, and that it has gone', async () => {
    proves('SHL-181')
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-features=OverlayScrollbar'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    const page = await browser.newPage({ viewport: { width: 1200, height: 500 } })
    await page.goto(`${here.house.origin}/support`)
    await ready(page)
    expect(Number.parseInt(await measure(page, '--scrollbar-width'), 10)).toBeGreaterThan(5)
    await page.evaluate(() => {
      document.documentElement.style.overflow = 'hidden'
      window.dispatchEvent(new Event('resize'))
    })
    await vi.waitFor(async () => expect(await measure(page, '--scrollbar-width')).toBe('0px'), 10_000)
    await browser.close()
  })
})

describe('the floating button of a consent tool', () => {
  const insert = (page: Page) =>
    page.evaluate(() => {
      const widget = document.createElement('div')
      widget.id = 'CookiebotWidget'
      document.body.append(widget)
    })
  const isThere = async (page: Page) => (await page.locator('#CookiebotWidget').count()) === 1

  test('that comes to a phone within ten seconds goes within a second', async () => {
    proves('SHL-1038..1039')
    const page = await stillPage('/support', 'phone')
    await insert(page)
    expect(await isThere(page)).toBe(true)
    await page.clock.runFor(1000)
    expect(await isThere(page)).toBe(false)
    await page.context().close()
  })

  test('that comes later stays, and on a desktop it always does', async () => {
    proves('SHL-1040')
    const [late, desk] = [await stillPage('/support', 'phone'), await stillPage('/support')]
    await late.clock.runFor(12_000)
    await insert(late)
    await insert(desk)
    for (const page of [late, desk]) {
      await page.clock.runFor(5000)
      expect(await isThere(page)).toBe(true)
      await page.context().close()
    }
  })
})

test('what opens modals is loaded half a second after the page, and at once where the address asks for a modal', async () => {
  proves('SHL-1031')
  const page = await visitor()
  const began = new Map<string, number>()
  page.on('request', (request) => {
    const name = /\/(ModalHost|entry-client)-[^/]+\.js$/.exec(request.url())?.[1]
    if (name && !began.has(name)) began.set(name, Date.now())
  })
  const after = () => (began.get('ModalHost') ?? 0) - (began.get('entry-client') ?? 0)
  await page.goto(`${here.house.origin}/support`)
  await vi.waitFor(() => expect(began.size).toBe(2), { timeout: 45_000 })
  expect(after()).toBeGreaterThanOrEqual(500)
  await page.context().close()
  const html = await (await fetch(`${here.house.origin}/support?modal=login`)).text()
  expect(html).toMatch(/<dialog[^>]*open[\s\S]*name="login"/)
})

test('summaries of play are given up after five seconds, not before', async () => {
  proves('SHL-787', 'SHL-791')
  await moveEveryPlayerTo(here.house, 'NLD')
  onTestFinished(() => moveEveryPlayerTo(here.house, 'MLT'))
  const page = await visitor('/login')
  await ready(page)
  await here.signIn(page)
  await page.locator('body[data-rules=NLD][data-user=logged-in]').waitFor()
  await page.clock.install()
  const given = await timeGivenUp(page, /\/api\/(?:game\/session\/summary$|transactions\?type=games&)/)
  await page.goto(`${here.house.origin}/fairness?modal=responsible-gambling`)
  await ready(page)
  await stopClock(page)
  const asked = page.waitForRequest('**/api/game/session/summary')
  await page.evaluate(() => document.getElementById('balance')?.showPopover())
  await asked
  await stepUntil(page, async () => Object.keys(await given()).length === 2)
  expect(Object.keys(await given()).toSorted()).toEqual(['/api/game/session/summary', '/api/transactions'])
  expectFiveSeconds(await given(), '/api/game/session/summary')
  await page.context().close()
})

test('limits are given up after five seconds, not before', async () => {
  proves('SHL-766', 'SHL-1032')
  const page = await visitor('/login')
  await ready(page)
  await page.clock.install()
  const given = await timeGivenUp(page, /\/api\/limits$/)
  await page.reload()
  await ready(page)
  await stopClock(page)
  const asked = page.waitForRequest('**/api/limits')
  await here.signIn(page)
  await asked
  await stepUntil(page, async () => Object.keys(await given()).length > 0)
  expectFiveSeconds(await given(), '/api/limits')
  await page.context().close()
})

test('a part of the page that does not come is given up after a minute, and said to be missing', async () => {
  proves('IDN-798', 'IDN-NS-81')
  const page = await visitor('/support')
  await ready(page)
  await page.clock.install()
  let asked = 0
  await page.route(/FairnessPage-[^/]+\.js$/, () => void (asked += 1))
  await page.evaluate(() => window.postMessage({ type: 'redirect', url: '/fairness' }, '*'))
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 45_000 })
  await stopClock(page)
  const told = page.getByText('Component cannot be loaded due to a connectivity problem. Please try to reload the page.')
  await page.clock.runFor(55_000)
  await expect.poll(() => told.count()).toBe(0)
  await page.clock.runFor(8000)
  await told.waitFor()
  await page.getByRole('button', { name: 'Reload' }).waitFor()
  await page.context().close()
})

test('the counter of the self-assessment may take as long as it likes', async () => {
  proves('SHL-795')
  const counter = { 'fe.sweden.counterScriptUrl': ['https://counter.example/count', ''] } as const
  await withSettings({ ...country('SWE'), ...counter }, async () => {
    const page = await stillPage('/support')
    let answered = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.context().route('https://counter.example/**', async (route) => {
      await held
      await route.fulfill({ body: '' })
      answered += 1
    })
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.evaluate(() =>
      document.querySelectorAll('a[target=_blank]').forEach((link) => link.addEventListener('click', (event) => event.preventDefault())),
    )
    const counted = page.waitForRequest(/counter\.example/)
    await page.getByRole('link', { name: 'Självtest' }).click()
    await counted
    await page.clock.runFor(60_000)
    expect(failed.filter((url) => url.includes('counter'))).toEqual([])
    answer()
    await vi.waitFor(() => expect(answered).toBe(1), 10_000)
    await page.context().close()
  })
})

test('a poker client that does not open is told, the player is logged out, and the page starts anew after five seconds', async () => {
  proves('SHL-632', 'SHL-634', 'SHL-1035')
  const page = await playersPage()
  await page.clock.install()
  await page.route('**/api/game/poker/launch', (route) =>
    route.fulfill({ status: 502, json: { error: 'gameProviderUnreachable', errorCode: 205 } }),
  )
  await page.goto(`${here.house.origin}/poker-room`)
  await ready(page)
  await page.clock.pauseAt(Date.now() + 5000)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('button', { name: 'Open the poker client' }).click()
  await page
    .getByRole('alert')
    .getByText(/does not answer/)
    .first()
    .waitFor()
  await page.clock.runFor(4800)
  expect(loads).toBe(0)
  await page.clock.runFor(300)
  await vi.waitFor(() => expect(loads).toBe(1), { timeout: 45_000 })
  await page.locator('body[data-user=logged-out]').waitFor()
  await page.context().close()
})

test('an open game says so without a word more, and a tab that is closed still ends it', async () => {
  proves('SHL-778', 'SHL-780')
  await withSettings({ 'fe.gameSessionProlongationTimeoutSec': [5, 60] }, async () => {
    const page = await playersBrowser()
    const prolonged: (string | null)[] = []
    page.on('request', (request) => void (request.url().endsWith('/session/prolong') && prolonged.push(request.postData())))
    await page.goto(`${here.house.origin}/slots-games/orchard/real`)
    await page.frameLocator('iframe').getByRole('heading', { name: 'Orchard' }).waitFor()
    await vi.waitFor(() => expect(prolonged.slice(0, 1)).toEqual(['{}']), { timeout: 45_000 })
    const session = await page.evaluate(() => sessionStorage.getItem('$ActiveGameSessionId'))
    const other = await page.context().newPage()
    await other.goto(`${here.house.origin}/support`)
    await page.close({ runBeforeUnload: true })
    const state = async () =>
      other.evaluate(async () =>
        (await fetch('/api/game/session/prolong', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).json(),
      )
    await vi.waitFor(async () => expect(await state()).toEqual({ open: false, gameSessionId: session, reason: 'unload' }), {
      timeout: 45_000,
    })
    await other.context().close()
  })
})
