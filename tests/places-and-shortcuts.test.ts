import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { ready } from './address-bar.ts'
import { expectAccessible } from './browser.ts'
import { country, houseWithPlayer } from './house-with-player.ts'
import { playerAt } from './player.ts'
import { wideTest } from './widely.ts'

const here = houseWithPlayer()
const { at, arrives, visitor, playersPage, withSettings } = here

describe('a place', () => {
  test('of sports and of bingo stands at its configured path', async () => {
    proves('SHL-003..004')
    const page = await visitor('/betting')
    await page.getByRole('heading', { level: 1, name: 'Sports betting' }).waitFor()
    await page.goto(`${here.house.origin}/bingo`)
    await page.getByRole('heading', { level: 1, name: 'Bingo' }).waitFor()
    await page.context().close()
  })

  test('of providers names them by their brands', async () => {
    proves('SHL-505')
    const page = await visitor('/provider')
    const names = await page.locator('main section li a').allInnerTexts()
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(names.filter((name) => !/\p{L}{3}/u.test(name) || /^\d/.test(name))).toEqual([])
    await page.context().close()
  })

  test('that only the operator’s pages know is shown in the ordinary way', async () => {
    proves('SHL-142')
    const page = await visitor('/about')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main p').count()).toBeGreaterThan(1)
    await page.context().close()
  })

  test('of an old group address shows the curtain until its games are known', async () => {
    proves('SHL-165')
    const page = await visitor('/fairness')
    await ready(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/games/menu', async (route) => (await held, route.continue()))
    await page.evaluate(() => window.postMessage({ type: 'redirect', url: '/group/slots' }, '*'))
    await page.locator('[data-curtain=up]').waitFor()
    expect(at(page)).toBe('/slots-games')
    answer()
    await page.locator('[data-curtain]').waitFor({ state: 'detached' })
    await page.context().close()
  })
})

test('the link of an activation mail sends its code once', async () => {
  proves('SHL-117')
  const page = await visitor()
  const sent: unknown[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/activation') && sent.push(request.postDataJSON())))
  await page.goto(`${here.house.origin}/activation/abc123`)
  await vi.waitFor(() => expect(sent).toEqual([{ activationCode: 'abc123' }]), 10_000)
  await page.getByRole('alert').or(page.getByText(/link/i)).first().waitFor()
  await page.context().close()
})

test('a daily deposit limit that was saved is there after the page was loaded anew', async () => {
  proves('SHL-011', 'SHL-728')
  const page = await playersPage('/my/limits/payments')
  await page.getByLabel('At most each day').fill('50,00')
  await page.locator('main form button[type=submit]').click()
  await page.getByText('Your limits are set.').first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('At most each day').inputValue()).toBe('50.00')
  await page.context().close()
})

describe('a player under Swedish rules', () => {
  const swedish = { ...country('SWE'), 'country.appliedRules': [{ MLT: 'SWE' }, {}] } as const
  async function newPlayer(): Promise<Page> {
    const page = await visitor()
    const player = playerAt(here.house, page)
    await player.register()
    await player.activate()
    await player.open('/login')
    await ready(page)
    await page.locator('main [name=login]').fill(player.email)
    await page.locator('main [name=password]').fill('Violet7Harbour')
    await page.locator('main form button[type=submit]').click()
    return page
  }

  test('is asked for the deposit limits that are missing, until they are saved', async () => {
    provesMany(
      'one login under Swedish rules; the address, the form, the links and what is not linked are asserted',
      'CSH-027',
      'IDN-032',
      'SHL-110',
      'SHL-136..137',
      'SHL-277',
      'SHL-280',
      'SHL-533',
      'SHL-537',
      'SHL-734..736',
    )
    await withSettings(swedish, async () => {
      const page = await newPlayer()
      await arrives(page, '/?modal=cumulative-deposit-limit')
      const form = page.locator('dialog[open]')
      for (const [label, amount] of [
        ['At most each day', '20'],
        ['At most each week', '50'],
        ['At most each month', '100'],
      ] as const)
        await form.getByLabel(label).fill(amount)
      await expectAccessible(page)
      await form.locator('button[type=submit]').click()
      await form.waitFor({ state: 'detached' })
      await arrives(page, '/')
      await page.reload()
      await ready(page)
      expect(at(page)).toBe('/')
      const head = page.getByRole('banner')
      await expect.poll(() => head.getByRole('link', { name: 'Spelpaus' }).getAttribute('href')).toBe('/my/limits/self-exclusion')
      await head.getByRole('link', { name: 'Spelgränser' }).click()
      await arrives(page, '/my/limits/payments')
      for (const path of ['/', '/my/profile', '/slots-games']) {
        await page.goto(here.house.origin + path)
        await ready(page)
        expect([path, await page.locator('a[href$="/promotions"]').count()]).toEqual([path, 0])
      }
      await page.context().close()
    })
  })

  wideTest('reads in the bar how long the login has lasted', async () => {
    proves('SHL-177', 'SHL-NS-59')
    await withSettings(swedish, async () => {
      const page = await newPlayer()
      await arrives(page, '/?modal=cumulative-deposit-limit')
      const since = (await page.evaluate(async () => (await (await fetch('/api/session')).json()).profile.lastLoginTime)) as string
      // The clock of the device is three hours wrong; what counts is the server's.
      await page.addInitScript((ms) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ms
      }, 3 * 3_600_000)
      await page.route('**/support', async (route) => {
        const response = await route.fetch()
        const clock = `clock;desc="${new Date(Date.parse(since) + 301_000).toISOString()}"`
        await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': clock } })
      })
      await page.goto(`${here.house.origin}/support`)
      await page
        .getByRole('banner')
        .getByText(/Logged in for 5m/)
        .waitFor()
      await page.context().close()
    })
  })
})

test('elsewhere the promotions are linked', async () => {
  proves('SHL-111')
  const page = await playersPage('/my/profile')
  await expect.poll(() => page.locator('a[href$="/promotions"]').count()).toBeGreaterThan(0)
  await page.context().close()
})

describe('a game window that asks for money', () => {
  const ask = (page: Page) => page.evaluate(() => window.postMessage({ type: 'deposit' }, '*'))
  const keep = (page: Page, token: string) => page.evaluate((name) => sessionStorage.setItem(`token-${name}`, 'T1'), token)

  test('opens the login where a token of a resume was kept, and nothing without one of the two', async () => {
    proves('SHL-551..553')
    const page = await visitor('/support')
    await ready(page)
    await ask(page)
    await keep(page, 'resume')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(at(page)).toBe('/support')
    await ask(page)
    await arrives(page, '/support?modal=login')
    await page.goto(`${here.house.origin}/support?customerApp=poker`)
    await ready(page)
    await keep(page, 'resume')
    await ask(page)
    await vi.waitFor(() => expect(new URL(page.url()).search).toMatch(/modal=login/), 10_000)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ modal: 'login', customerApp: 'poker' })
    await page.context().close()
  })

  test('opens the cashier where a token of a deposit was kept', async () => {
    proves('SHL-554')
    const page = await playersPage('/support')
    await keep(page, 'deposit')
    await ask(page)
    await arrives(page, '/support?modal=deposit')
    await page.context().close()
  })
})

test('the ways to pay are told apart by their brands, and what is no brand is named in the language of the page', async () => {
  proves('SHL-508')
  const page = await playersPage('/?modal=deposit')
  const names = () =>
    page.locator('dialog[open] fieldset label').evaluateAll((rows) => rows.map((row) => row.querySelector('[class*=_label]')?.textContent))
  await page.locator('dialog[open]').getByText('Skrill', { exact: true }).first().waitFor()
  expect(await names()).toEqual(expect.arrayContaining(['Payment card', 'Skrill']))
  await page.goto(`${here.house.origin}/sv?modal=deposit`)
  await page.locator('dialog[open]').getByText('Betalkort').waitFor()
  await page.context().close()
})

describe('the layout', () => {
  const seen = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 800 })
    // The page learns of its new width a moment later.
    await page.waitForFunction((wanted) => matchMedia(`(width: ${wanted}px)`).matches, width)
    // Its own styles follow with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    return page.evaluate(() => {
      const style = (selector: string, name: string) => {
        const found = document.querySelector(selector)
        return found ? getComputedStyle(found).getPropertyValue(name) : ''
      }
      return {
        button: style('header [class*=_end] > a', 'padding-inline-start'),
        languages:
          style('[popovertarget=languages]', 'visibility') &&
          String((document.querySelector('[popovertarget=languages]') as HTMLElement).offsetParent !== null),
        menu: style('header nav[aria-label="Main menu"]', 'display'),
        page: style('main', 'max-inline-size'),
      }
    })
  }
  test.each([
    ['xs', 481, 'button'],
    ['sm', 768, 'languages'],
    ['md', 1025, 'menu'],
    ['lg', 1441, 'page'],
    ['xl', 1921, 'page'],
  ] as const)('changes at %s, which begins with %i px', async (_, width, what) => {
    proves('SHL-1067..1071')
    const page = await visitor('/support')
    const [before, from, after] = [await seen(page, width - 1), await seen(page, width), await seen(page, width + 1)]
    expect(from[what]).not.toBe(before[what])
    expect(after).toEqual(from)
    await page.context().close()
  })
})
