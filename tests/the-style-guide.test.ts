import { proves } from '@fairhouse/testing/proves.ts'
import { errors } from '@fairhouse/errors'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, lookAtPictures, openProfile, phone } from './browser.ts'
import { ready } from './address-bar.ts'
import { openJourney } from './journey.ts'
import { wordsOf } from './words.ts'
import { widely } from './widely.ts'

lookAtPictures()

const { house, browser } = await openJourney()

describe.each(
  widely([
    ['en', '', desktop],
    ['ar', '/ar', phone],
  ] as const),
)('the style guide in %s', (language, prefix, screen) => {
  test('shows every token, part, flag and error, is not for search engines, and can be read by everybody', async () => {
    proves('SHL-065', 'SHL-812')
    const { page, complaints, context } = await openProfile(browser, screen)
    const say = wordsOf(language)
    await page.goto(`${house.origin}${prefix}/StyleGuide`)
    await page.getByRole('heading', { level: 1, name: say('style-guide.title') }).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: String(Object.keys(errors).length) })
      .waitFor()
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await expect.poll(() => page.locator('#flags img').count()).toBe(28)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const panes = page.locator('#components [data-scheme]')
    await panes.nth(1).waitFor()
    const grounds = await panes.evaluateAll((panes) => panes.map((pane) => getComputedStyle(pane).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a notice that floats covers nothing of a dialog', async () => {
    const { page, context } = await openProfile(browser, screen)
    const say = wordsOf(language)
    await page.goto(`${house.origin}${prefix}/StyleGuide`)
    await ready(page)
    await page
      .getByRole('button', { name: say('style-guide.showToast') })
      .first()
      .click()
    await page
      .getByRole('button', { name: say('style-guide.openDialog') })
      .first()
      .click()
    const notice = page.locator('dialog [data-told] > *')
    await notice.waitFor()
    await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const parts = page.locator('dialog').locator('h2, header button, p').and(page.locator(':not([data-told] *)'))
    await expect.poll(() => parts.count()).toBe(3)
    const over = (await notice.boundingBox())!
    expect(over.y).toBeGreaterThanOrEqual(0)
    for (const part of await parts.all()) {
      const under = (await part.boundingBox())!
      const apart =
        over.y + over.height <= under.y ||
        under.y + under.height <= over.y ||
        over.x + over.width <= under.x ||
        under.x + under.width <= over.x
      expect([await part.innerText(), apart]).toEqual([await part.innerText(), true])
    }
    await context.close()
  })

  test('finds an error by its number, its name and its words, with the link to what to do next', async () => {
    proves('SHL-872', 'SHL-888', 'SHL-924', 'SHL-945')
    const { page, context } = await openProfile(browser, screen)
    const say = wordsOf(language)
    await page.goto(`${house.origin}${prefix}/StyleGuide#errors`)
    const search = page.getByRole('searchbox', { name: say('style-guide.searchErrors') })
    const errors = page.locator('#errors li:has(> div)')
    for (const [name, link, address] of [
      ['closed', 'home', /^(\/ar)?\/?$/],
      ['suspended', 'support', /\/support$/],
      ['dataExists', 'logIn', /\/login$/],
      ['emailAndPhoneNotVerified', 'verification', /StyleGuide/],
      ['gameNeedsDeposit', 'deposit', /modal=deposit/],
    ] as const) {
      await search.fill(name)
      const row = errors.filter({ has: page.getByText(name, { exact: true }) })
      const href = await row.getByRole('link', { name: say(`error.link.${link}`) }).getAttribute('href')
      expect([name, address.test(href ?? '')]).toEqual([name, true])
    }
    await search.fill('107')
    await errors.getByText('failedLogin', { exact: true }).waitFor()
    await search.fill('zzzz')
    await page.getByText(say('field.noResults')).waitFor()
    await context.close()
  })
})

test('a flag that is broken gives way to the default one', async () => {
  proves('SHL-274')
  const { page, context } = await openProfile(browser)
  await page.route('**/cms/img/locale/ar.svg', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(house.origin)
  await page
    .getByRole('button', { name: wordsOf('en')('shell.languageNow') })
    .first()
    .or(page.locator('[popovertarget=languages]'))
    .first()
    .click()
  const flag = page.locator('#languages a[hreflang=ar] img')
  await expect.poll(() => flag.getAttribute('src')).toMatch(/ar\.svg|default\.svg/)
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.src)).toMatch(/\/cms\/img\/locale\/default\.svg$/)
  await expect
    .poll(() => page.locator('#languages a[hreflang=en] img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
    .toBe(true)
  await context.close()
})
