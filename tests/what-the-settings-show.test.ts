import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { expectAccessible, phone } from './browser.ts'
import { changeAnswers } from './changed-answers.ts'
import { fairhouse } from './command-line.ts'
import { country, houseWithPlayer, type ForAWhile } from './house-with-player.ts'
import { moveEveryPlayerTo } from './settings.sql.ts'

const here = houseWithPlayer()
const { at, arrives, visitor, playersPage, withSettings, settle } = here
const header = (page: Page) => page.getByRole('banner')
const html = async (path = '/') => (await fetch(here.house.origin + path)).text()
const flag = async (name: string) => new RegExp(`<body[^>]*data-${name}="([^"]*)"`).exec(await html())?.[1]

describe('the country rules', () => {
  test('of Sweden show the Swedish bar, those of the Netherlands the clock, whatever country the visitor is in', async () => {
    proves('SHL-017')
    const seen = async () => {
      const page = await html()
      return [page.includes('Spelpaus'), /<time/.test(page), await flag('country'), await flag('rules')]
    }
    expect(await seen()).toEqual([false, false, 'MLT', 'MLT'])
    await withSettings({ 'country.appliedRules': [{ MLT: 'SWE' }, {}] }, async () => {
      expect(await seen()).toEqual([true, true, 'MLT', 'SWE'])
    })
    await withSettings({ 'country.appliedRules': [{ MLT: 'NLD' }, {}] }, async () => {
      expect(await seen()).toEqual([false, true, 'MLT', 'NLD'])
    })
  })

  test('of a player take the place of the visitor’s as soon as the player is there', async () => {
    await moveEveryPlayerTo(here.house, 'SWE')
    const page = await visitor('/login')
    await expect.poll(() => header(page).getByText('Spelpaus').count()).toBe(0)
    await ready(page)
    await here.signIn(page)
    await header(page).getByText('Spelpaus').waitFor()
    await expect.poll(() => page.locator('body').getAttribute('data-rules')).toBe('SWE')
    await moveEveryPlayerTo(here.house, 'MLT')
    await page.context().close()
  })

  test('of Great Britain mark a page for minors only where the player may be one', async () => {
    proves('SHL-192', 'SHL-748')
    const page = await playersPage()
    const marked = async (code: string, minor: 'on' | 'off') => {
      await moveEveryPlayerTo(here.house, code)
      await fairhouse(here.house, 'player', 'potential-minor', here.player.email, minor)
      const seen = await (await page.context().request.get(`${here.house.origin}/support`)).text()
      return [/<body[^>]*data-rules="(\w+)"/.exec(seen)?.[1], /<body[^>]*data-uk-minors="true"/.test(seen)]
    }
    expect([await marked('GBR', 'on'), await marked('GBR', 'off'), await marked('MLT', 'on')]).toEqual([
      ['GBR', true],
      ['GBR', false],
      ['MLT', false],
    ])
    await fairhouse(here.house, 'player', 'potential-minor', here.player.email, 'off')
    await page.context().close()
  })
})

test('where a deposit may open an account the page says so, and one button stands in the place of log in and sign up', async () => {
  proves('SHL-193', 'SHL-213..214')
  expect(await flag('pay-and-play')).toBeUndefined()
  await withSettings(
    {
      'deposit.payAndPlayCountries': [['MLT'], []],
      'fe.signIn.methods': [['regular', 'payAndPlay'], ['regular']],
    },
    async () => {
      expect(await flag('pay-and-play')).toBe('true')
      for (const screen of [undefined, phone]) {
        const page = await visitor('/', screen)
        await header(page).getByRole('link', { name: 'Resume play' }).waitFor()
        await expect.poll(() => header(page).getByRole('link', { name: 'Log in' }).count()).toBe(0)
        await expect.poll(() => header(page).getByRole('link', { name: 'Sign up' }).count()).toBe(0)
        await ready(page)
        await header(page).getByRole('link', { name: 'Resume play' }).click()
        await page.locator('dialog[open]').getByRole('heading', { name: 'Continue play' }).waitFor()
        await expectAccessible(page)
        await page.context().close()
      }
    },
  )
  const page = await visitor('/')
  await header(page).getByRole('link', { name: 'Log in' }).waitFor()
  await expect.poll(() => header(page).getByRole('link', { name: 'Resume play' }).count()).toBe(0)
  await page.context().close()
})

test('the wagering requirement has a bar in the balance, unless its setting is off', async () => {
  proves('SHL-235')
  const bars = async () => {
    const page = await playersPage()
    await changeAnswers(page, '**/api/wallet', (wallet: object) => ({ ...wallet, currentTurnover: '25.00', totalTurnover: '100.00' }))
    await header(page).locator('[popovertarget=balance]').click()
    await page.locator('#balance').getByText('Cash', { exact: true }).waitFor()
    const bar = page.locator('#balance progress')
    await vi.waitFor(async () => expect(await page.locator('#balance').getAttribute('aria-busy')).not.toBe('true'), 10_000)
    const shown = await bar
      .waitFor({ timeout: 2000 })
      .then(() => bar.getAttribute('value'))
      .catch(() => null)
    await page.context().close()
    return shown
  }
  expect(await bars()).toBe('75')
  await withSettings({ 'fe.balanceDropdown.turnover': [false, true] }, async () => expect(await bars()).toBeNull())
})

test('exactly the languages of the setting are offered', async () => {
  proves('SHL-245')
  await withSettings(
    {
      languages: [
        ['en', 'sv'],
        ['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'],
      ],
    },
    async () => {
      const page = await visitor('/')
      await expect.poll(() => page.locator('#languages a').allTextContents()).toEqual(['English', 'Svenska'])
      expect((await fetch(`${here.house.origin}/de`)).status).toBe(404)
      await page.context().close()
    },
  )
})

describe('the reason of a game', () => {
  test('leads where the setting says, and one that it does not name leads nowhere', async () => {
    proves('SHL-157', 'SHL-526')
    const reasons: ForAWhile = { 'fe.games.providers.netent.redirections': [{ lobby: '/live' }, {}] }
    await withSettings(reasons, async () => {
      const page = await visitor('/?reason=lobby')
      expect(at(page)).toBe('/live')
      await page.goto(`${here.house.origin}/support?reason=other`)
      await ready(page)
      expect(at(page)).toBe('/support?reason=other')
      await page.context().close()
    })
  })
})

test('nobody is sent to the block page before the answer that knows the country has come', async () => {
  proves('SHL-525')
  const page = await visitor('/support')
  await ready(page)
  await settle('fe.allowedCountries', ['SWE'])
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/fairness', async (route) => (await held, route.continue()))
  const going = page.goto(`${here.house.origin}/fairness`)
  await page.waitForRequest('**/fairness')
  expect(at(page)).toBe('/support')
  answer()
  await going
  await arrives(page, '/blocked')
  await settle('fe.allowedCountries', [])
  await page.context().close()
})

test('the betting history stands at its configured path, for a player', async () => {
  proves('SHL-052')
  const page = await playersPage('/betting-history')
  await page.getByRole('heading', { level: 1, name: 'Your bets' }).waitFor()
  await page.getByText('No bets yet').waitFor()
  await page.context().close()
})

test('poker stands at its configured path, and the contact point where nothing else was configured', async () => {
  proves('SHL-005', 'SHL-1072')
  expect(await html('/poker-room')).toContain('Open the poker client'.replace('Open', 'Log in to open'))
  expect(await html('/contact-point')).toContain('Ask about your limits')
})

test('the foot says the age that the jurisdiction asks for, and the version', async () => {
  proves('CSH-628', 'CSH-NS-72', 'SHL-1075..1076', 'SHL-NS-60..61')
  const foot = async () => /<footer[\s\S]*<\/footer>/.exec(await html())?.[0] ?? ''
  expect(await foot()).toMatch(/>18(?:<!-- -->)?\+<[\s\S]*\b18\b[\s\S]*1\.2\.1/)
  await withSettings({ 'playerAgeLimit.min': [21, 18] }, async () => {
    expect(await foot()).toMatch(/>21(?:<!-- -->)?\+</)
    expect(await foot()).not.toMatch(/\b18\b/)
  })
  expect((await (await fetch(`${here.house.origin}/api/settings`)).json()) as object).toMatchObject({ productVersion: '1.2.1' })
})

describe('the poker client', () => {
  const poker = async (screen?: typeof phone) => playersPage('/', screen)

  test('logs out whoever was logged in, then shows the form, once the ways to pay are known', async () => {
    provesMany(
      "one walk through the poker client's login; calls and their order are asserted",
      'SHL-129..132',
      'SHL-134..135',
      'SHL-429',
      'SHL-761',
    )
    const page = await poker()
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/payment/methods', async (route) => (await held, route.continue()))
    await page.goto(`${here.house.origin}/poker-login?customerApp=poker`)
    await page.getByRole('heading', { level: 1, name: 'Sign in to poker' }).waitFor()
    await page.getByRole('status', { name: 'Getting ready' }).waitFor()
    await vi.waitFor(() => expect(asked).toContain('/api/payment/methods'), 10_000)
    expect(asked.indexOf('/api/logout')).toBeLessThan(asked.indexOf('/api/payment/methods'))
    expect(asked).toContain('/api/logout')
    await expect.poll(() => page.locator('main [name=login]').count()).toBe(0)
    answer()
    await page.locator('main [name=login]').waitFor()
    await expect.poll(() => page.locator('main').getByRole('heading', { name: 'Continue play' }).count()).toBe(0)
    const logins: unknown[] = []
    page.on('request', (request) => void (request.url().endsWith('/api/login') && logins.push(request.postDataJSON())))
    await page.locator('main [name=login]').fill(here.player.email)
    await page.locator('main [name=password]').fill('Violet7Harbour')
    await page.locator('main [name=password]').press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/')
    expect(logins).toEqual([{ login: here.player.email, password: 'Violet7Harbour', customerApp: 'poker' }])
    await page.context().close()
  })

  test('opens the cashier only after a protection check that succeeded and found nothing', async () => {
    proves('CSH-028..030', 'SHL-126..128')
    const page = await poker(phone)
    const open = page.locator('main').getByRole('link', { name: 'Open the cashier' })
    for (const [check, shown] of [
      [{ status: 'succeeded', enabled: false }, true],
      [{ status: 'failed', enabled: false }, false],
      [{ status: 'succeeded', enabled: true }, false],
    ] as const) {
      await page.route('**/api/protection', (route) => route.fulfill({ json: check }))
      await page.goto(`${here.house.origin}/poker-deposit?customerApp=poker`)
      if (shown) await open.waitFor()
      else
        await page
          .getByText(check.enabled ? /closed|protect/i : 'Deposits are closed at the moment')
          .first()
          .waitFor()
      expect([check, await open.count()]).toEqual([check, shown ? 1 : 0])
      await page.unroute('**/api/protection')
    }
    await page.context().close()
  })
})

test('a country with its own rules needs no setting, and the poker client hides the bar', async () => {
  proves('SHL-750')
  await withSettings(country('SWE'), async () => {
    expect(await flag('rules')).toBe('SWE')
    expect([(await html()).includes('Spelpaus'), (await html('/?customerApp=poker')).includes('Spelpaus')]).toEqual([true, false])
  })
})
