import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { expectAccessible, lookAtPictures, openProfile, phone } from './browser.ts'
import { addressesAsked, pathsAsked } from './what-is-asked.ts'
import { country, houseWithPlayer, type ForAWhile } from './house-with-player.ts'
import { moveEveryPlayerTo } from './settings.sql.ts'

lookAtPictures()

const here = houseWithPlayer()
const { at, arrives, visitor, playersPage, withSettings } = here
const header = (page: Page) => page.getByRole('banner')
const balance = async (page: Page) => {
  await header(page).locator('[popovertarget=balance]').click()
  return page.locator('#balance')
}
const rowsOf = async (page: Page) => (await balance(page)).locator('dt').allTextContents()

describe('the head of every page', () => {
  test('shows the menu that the operator put together, and the way in to a visitor', async () => {
    provesMany('one walk through the head; each entry is read and pressed', 'SHL-201..206', 'SHL-207..209', 'SHL-215..216', 'SHL-220')
    const page = await visitor('/')
    const main = header(page).getByRole('navigation', { name: 'Main menu' })
    await expect
      .poll(() => main.getByRole('link').allTextContents())
      .toEqual(['Casino', 'Live casino', 'Sports', 'Poker', 'Promotions', 'How we stay fair'])
    await expect.poll(() => main.getByRole('link', { name: 'Sports' }).getAttribute('href')).toBe('/betting')
    await header(page).getByRole('link', { name: 'Log in' }).waitFor()
    await header(page).getByRole('link', { name: 'Sign up' }).waitFor()
    await ready(page)
    await header(page).locator('[popovertarget=menu]').first().click()
    await page.locator('#menu').getByRole('link', { name: 'Poker' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[popovertarget=balance]').count()).toBe(0)
    await withSettings(
      {
        'fe.mainMenu': [
          ['home', 'comingSoon'],
          ['home', 'liveCasino', 'sports', 'poker', 'promotions', 'fairness'],
        ],
      },
      async () => {
        await vi.waitFor(
          async () => {
            await page.reload()
            await expect.poll(() => main.getByRole('link').allTextContents()).toEqual(['Casino', 'Coming soon'])
          },
          { timeout: 45_000 },
        )
      },
    )
    await page.goto(`${here.house.origin}/support`)
    await ready(page)
    const brand = header(page).getByRole('link', { name: /Fairhouse/ })
    await brand.click()
    await arrives(page, '/')
    await page.context().close()
  })

  test('shows a player the balance, the deposit and the profile', async () => {
    proves('SHL-211..212', 'CSH-032', 'SHL-217', 'SHL-NS-58')
    const page = await playersPage('/support')
    await header(page).getByRole('link', { name: 'Deposit' }).click()
    await page.locator('dialog[open]').waitFor()
    expect(at(page)).toBe('/support?modal=deposit')
    await page.goBack()
    await expect.poll(() => page.locator('#languages a').count()).toBeGreaterThan(1)
    await page.getByRole('link', { name: /Profile of/ }).click()
    await arrives(page, '/my/profile')
    const { profile } = (await (await page.request.get(`${here.house.origin}/api/session`)).json()) as { profile: { playerId: string } }
    await page.getByRole('main').getByText(profile.playerId, { exact: true }).waitFor()
    await page.context().close()
  })

  test('the language is changed by an ordinary link that keeps the page', async () => {
    proves('SHL-243..244')
    const page = await visitor('/support')
    await ready(page)
    await page.locator('[popovertarget=languages]').click()
    const [load] = await Promise.all([page.waitForEvent('load'), page.locator('#languages a[hreflang=sv]').click()])
    expect(load).toBeTruthy()
    expect(at(page)).toBe('/sv/support')
    await page.context().close()
  })
})

describe('the balance', () => {
  const on = (names: string[]) =>
    Object.fromEntries(
      ['promo', 'bettingBonus', 'cashBack', 'savingCash', 'liveCasinoBonus', 'freeSpins', 'awardPoints'].map((name) => [
        `fe.balanceDropdown.${name}`,
        [names.includes(name), ['promo', 'freeSpins'].includes(name)] as [unknown, unknown],
      ]),
    )

  test('has the rows that the settings switch on, and asks anew when it is opened', async () => {
    proves('SHL-210', 'SHL-222..223', 'SHL-234', 'SHL-239', 'SHL-732')
    await withSettings({ ...on(['savingCash', 'awardPoints', 'liveCasinoBonus']), 'fe.loyalty.enabled': [true, false] }, async () => {
      const page = await playersPage()
      const asked = pathsAsked(page)
      expect(await rowsOf(page)).toEqual(['Balance', 'Cash', 'Saving cash', 'Live casino bonus', 'Award points'])
      await vi.waitFor(() => expect(asked).toContain('/api/wallet'), 10_000)
      await page.locator('#balance').getByRole('link', { name: 'Deposit' }).waitFor()
      await page.locator('#balance').getByRole('link', { name: 'Award points' }).click()
      await arrives(page, '/my/campaigns/loyalty')
      await page.context().close()
    })
  })

  test('has award points that lead nowhere while there is no loyalty programme', async () => {
    await withSettings(on(['awardPoints']), async () => {
      const page = await playersPage()
      expect(await rowsOf(page)).toContain('Award points')
      await expect.poll(() => page.locator('#balance').getByRole('link', { name: 'Award points' }).count()).toBe(0)
      await page.context().close()
    })
  })

  test('under Dutch rules tells what may be played, what is reserved, this session and the lifetime, and has no deposit button', async () => {
    provesMany(
      'Dutch rules as a whole: every row, call and clock of the pop-over is asserted',
      'SHL-218..219 SHL-224..225 SHL-236..238 SHL-743..745 SHL-786 SHL-788..790',
    )
    await moveEveryPlayerTo(here.house, 'NLD')
    try {
      const page = await playersPage('/fairness?modal=responsible-gambling')
      await page.keyboard.press('Escape')
      await page
        .locator('dialog[open]')
        .waitFor({ state: 'detached' })
        .catch(() => undefined)
      const asked = addressesAsked(page)
      await page.evaluate(() => document.getElementById('balance')?.showPopover())
      const shown = page.locator('#balance')
      await shown.getByText('Since you opened your account').waitFor()
      const rows = await shown.locator('dt').allTextContents()
      expect(rows).toEqual(expect.arrayContaining(['Available to play', 'Reserved', 'Balance at the start', 'Result', 'Lost']))
      await expect.poll(() => shown.getByRole('link', { name: 'Deposit' }).count()).toBe(0)
      await expect.poll(() => shown.getByRole('link', { name: 'All games played' }).getAttribute('href')).toBe('/my/transactions/game')
      expect(asked.some((url) => url.endsWith('/api/game/session/summary'))).toBe(true)
      expect(asked.some((url) => url.endsWith('/api/transactions?type=games&includeTotalAmounts=true&size=0'))).toBe(true)
      for (const shown of [/^\d\d:\d\d:\d\d$/, /Logged in for/]) await header(page).getByText(shown).waitFor()
      await page.context().close()
    } finally {
      await moveEveryPlayerTo(here.house, 'MLT')
    }
  })
})

describe('under Swedish rules', () => {
  const counter = {
    'fe.sweden.counterScriptUrl': ['https://counter.example/count', ''],
    'fe.sweden.siteId': ['17', ''],
    'fe.sweden.siteName': ['House', ''],
  } as ForAWhile

  test('the first line has the time and the three buttons; other countries have none of it', async () => {
    provesMany(
      'Swedish rules as a whole: the bar, its clock, its buttons and the counter are asserted',
      'SHL-174..176 SHL-178 SHL-275..276 SHL-278..279 SHL-281 SHL-283..288 SHL-738 SHL-794 SHL-1036',
      'SHL-NS-51',
    )
    const elsewhere = await visitor('/')
    for (const swedish of ['Spelpaus', /\d\d:\d\d:\d\d/]) await expect.poll(() => header(elsewhere).getByText(swedish).count()).toBe(0)
    await elsewhere.context().close()
    await withSettings({ ...country('SWE'), ...counter }, async () => {
      const page = await visitor('/', phone)
      await ready(page)
      const clock = header(page).locator('time')
      const before = await clock.textContent()
      await vi.waitFor(async () => expect(await clock.textContent()).not.toBe(before), { timeout: 45_000 })
      const spelpaus = header(page).getByRole('link', { name: 'Spelpaus' })
      expect([await spelpaus.getAttribute('target'), await spelpaus.getAttribute('href')]).toEqual(['_blank', 'https://www.spelpaus.se'])
      const counted = page.waitForRequest(/counter\.example/)
      await page.evaluate(() =>
        document.querySelectorAll('a[target=_blank]').forEach((link) => link.addEventListener('click', (event) => event.preventDefault())),
      )
      await header(page).getByRole('link', { name: 'Självtest' }).click()
      expect(Object.fromEntries(new URL((await counted).url()).searchParams)).toEqual({
        siteId: '17',
        siteName: expect.stringMatching(/./),
        counter: '1',
      })
      await expectAccessible(page)
      await header(page).getByRole('link', { name: 'Spelgränser' }).click()
      await vi.waitFor(() => expect(at(page)).toMatch(/modal=login/), 10_000)
      expect(decodeURIComponent(at(page))).toContain('page-after-login=/my/limits/payments')
      await page.context().close()
    })
  })
})

test('without a counter the self-assessment opens all the same, and nothing is counted', async () => {
  proves('SHL-284', 'SHL-NS-50')
  await withSettings(country('SWE'), async () => {
    const page = await visitor('/')
    await ready(page)
    const assessment = header(page).getByRole('link', { name: 'Självtest' })
    await page.context().route('https://www.spelinspektionen.se/**', (route) => route.fulfill({ body: 'the test' }))
    const asked = addressesAsked(page)
    const opened = page.context().waitForEvent('page')
    await assessment.click()
    expect((await opened).url()).toContain('spelinspektionen.se')
    expect(asked.filter((url) => !url.startsWith(here.house.origin))).toEqual([])
    await page.context().close()
  })
})

describe('what an operator has a licence for', () => {
  test('the live chat knows whose licence it is and who is logged in; without a licence nothing is loaded', async () => {
    proves('SHL-170..173')
    const bare = await visitor('/')
    await ready(bare)
    await expect.poll(() => bare.locator('script[src*=live-chat]').count()).toBe(0)
    await bare.context().close()
    const chat = {
      'fe.utils.liveChat.license': ['4711', ''],
      'fe.utils.liveChat.scriptUrl': [`${here.house.sandbox}/live-chat/tracking.ts`, 'https://cdn.livechatinc.com/tracking.js'],
    } as ForAWhile
    await withSettings(chat, async () => {
      const page = await playersPage()
      await expect.poll(() => page.locator('script[src*=live-chat]').getAttribute('src')).toContain('license=4711')
      await page.locator('[data-chat=button]').click()
      const window = page.frameLocator('[data-chat=window]')
      await vi.waitFor(async () => expect(await window.getByLabel('E-mail').inputValue()).toBe(here.player.email), 10_000)
      await expect.poll(() => window.getByLabel('Name').inputValue()).toBe('Ada Example')
      await window.getByLabel('Message').fill('Hello')
      await window.getByRole('button', { name: 'Send' }).click()
      await window.getByText(/We have your message/).waitFor()
      const { messages } = await here.house.control<{ messages: { license: string; message: string }[] }>('/chat-messages')
      expect(messages[0]).toMatchObject({ license: '4711', message: 'Hello' })
      await page.context().close()
    })
  })
})

describe('what goes wrong', () => {
  test('a page that breaks says so with a way on, and the error-reporting service hears of it', async () => {
    provesMany('heading, text, button and report are each awaited', 'SHL-197..199', 'SHL-1015')
    await here.settle('fe.errorReporting.url', `http://key@${new URL(here.house.sandbox).host}/errors/1`)
    const page = await visitor('/support')
    await ready(page)
    await page.route('**/api/games/all*', (route) => route.fulfill({ json: { games: 'not a list' } }))
    await page.goto(`${here.house.origin}/games/search?search=orchard`)
    await page.getByRole('heading', { name: 'Oops!' }).waitFor()
    await page.getByText('Something went wrong... Please reload the page and try again.', { exact: true }).waitFor()
    const reports = () => here.house.control<{ reports: unknown[] }>('/error-reports')
    await vi.waitFor(async () => expect((await reports()).reports).toHaveLength(1), { timeout: 45_000 })
    await page.unroute('**/api/games/all*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: /orchard/ }).waitFor()
    await page.context().close()
  })

  test('a part that cannot be fetched says exactly that', async () => {
    proves('SHL-200')
    const page = await visitor('/support')
    await ready(page)
    await page.route('**/assets/FairnessPage-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'How we stay fair' }).first().click()
    await page
      .getByText('Component cannot be loaded due to a connectivity problem. Please try to reload the page.', { exact: true })
      .waitFor()
    await page.context().close()
  })

  test('without a network, and without scripts, one sentence says so', async () => {
    proves('SHL-1021..1022')
    const page = await visitor('/')
    await ready(page)
    await page.context().setOffline(true)
    await page.getByText('Please check your network connection', { exact: true }).waitFor()
    await page.context().close()
    const html = await (await fetch(here.house.origin)).text()
    expect(/<noscript>.*Please enable Javascript to use the site.*<\/noscript>/s.test(html)).toBe(true)
  })

  test('notices and the footer come after the page, not with it', async () => {
    proves('SHL-169', 'SHL-1024', 'SHL-1030')
    const { page } = await openProfile(here.browser)
    const began = new Map<string, number>()
    page.on('request', (request: Request) => {
      const name = /assets\/(Notifications|Footer|entry-client)-[^.]*\.js/.exec(request.url())?.[1]
      if (name) began.set(name, Date.now())
    })
    await page.goto(here.house.origin)
    await vi.waitFor(() => expect(began.size).toBe(3), { timeout: 45_000 })
    const after = (name: string) => (began.get(name) ?? 0) - (began.get('entry-client') ?? 0)
    expect(after('Notifications')).toBeGreaterThanOrEqual(1100)
    expect(after('Footer')).toBeGreaterThanOrEqual(800)
    await page.context().close()
  })
})
