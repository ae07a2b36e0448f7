import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { errorsByCode } from '@fairhouse/errors'
import { languages } from '@fairhouse/messages'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ready } from './address-bar.ts'
import { expectAccessible, lookAtPictures, openProfile, phone } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { password, playerAt, type Player } from './player.ts'
import { settle } from './settle.ts'
import { wordsOf } from './words.ts'
import { widely } from './widely.ts'

lookAtPictures()

const codes = languages.map(({ code }) => code)
const { house, browser } = await openJourney({ languages: ['en', ...codes.filter((code) => code !== 'en')] })

async function tryToLogIn(player: Player, secret = password): Promise<void> {
  await player.open('/?modal=login')
  await player.dialog().locator('[name=login]').fill(player.email)
  await player.dialog().locator('[name=password]').fill(secret)
  await player.button('sign-in.submit').click()
}

/** Answers every login with an error of the catalogue, named as the server names it. */
async function refuseLogins(page: Page, code: number): Promise<void> {
  const body = JSON.stringify({ error: errorsByCode.get(code)?.name, errorCode: code })
  await page.route('**/api/login', (route) => route.fulfill({ status: 403, contentType: 'application/json', body }))
}

describe.each(widely(['en', 'ar']))('a login is refused in words and with a way on, in %s', (language) => {
  test('whatever the operator has done to the account', async () => {
    provesMany(
      'one account, closed, suspended, reopened: each refusal is awaited in words',
      'SHL-812 SHL-837 SHL-871..872 SHL-913 SHL-919 SHL-934',
    )
    const { page, context } = await openProfile(browser, phone)
    const player = playerAt(house, page, language)
    const alert = player.dialog().getByRole('alert')
    await player.join()

    await fairhouse(house, 'player', 'suspend', player.email)
    await tryToLogIn(player)
    await alert.getByText(player.say('error.suspended')).waitFor()
    await expect.poll(() => alert.getByRole('link', { name: player.say('error.link.support') }).getAttribute('href')).toMatch(/\/support$/)

    await fairhouse(house, 'player', 'deactivate', player.email)
    await tryToLogIn(player)
    await alert.getByText(player.say('error.accountInactive')).waitFor()

    await fairhouse(house, 'player', 'close', player.email)
    await tryToLogIn(player)
    await alert.getByText(language === 'en' ? /This account is closed/ : /هذا الحساب مغلق/).waitFor()
    const home = alert.getByRole('link', { name: player.say('error.link.home') })
    await expect.poll(() => home.getAttribute('href')).toBe(language === 'en' ? '/' : `/${language}`)
    await expectAccessible(page)

    await fairhouse(house, 'player', 'close', player.email, 'forever')
    await tryToLogIn(player)
    await alert.getByText(language === 'en' ? /permanently/ : /نهائيًا/).waitFor()

    await fairhouse(house, 'player', 'close', player.email, '480')
    await tryToLogIn(player)
    await alert.getByText(/20\d\d/).waitFor()
    await expect.poll(() => alert.innerText()).not.toMatch(/Invalid|undefined/)

    await fairhouse(house, 'player', 'reopen', player.email)
    await fairhouse(house, 'player', 'block', player.email, 'forever')
    await tryToLogIn(player)
    await alert.getByText(player.say('error.loginNotAllowed')).waitFor()
    await context.close()
  }, 240_000)
})

const inTheForm = (player: Player) => player.dialog().getByRole('alert').waitFor()
test.each([
  [214, ['IDN-759', 'SHL-806'], (_: Player, page: Page) => page.waitForURL(/modal=licence-agreement/)],
  [247, ['IDN-761', 'SHL-808'], inTheForm],
  [248, ['IDN-762', 'SHL-809', 'SHL-NS-40'], (player: Player) => player.dialog().locator('[name=code]').waitFor()],
  [295, ['IDN-763', 'SHL-810'], inTheForm],
  [304, ['IDN-764', 'SHL-811'], inTheForm],
] as const)('a login answered with %i goes on in its place, and nothing floats (%j)', async (code, rows, goesOn) => {
  proves(...rows)
  const { page, context } = await openProfile(browser)
  const player = playerAt(house, page)
  await page.clock.install()
  await refuseLogins(page, code)
  // A code is asked for as part of the login; of the others it is looked up whether they float.
  const lookedUp = code === 248 ? undefined : page.waitForResponse(/\/show-error-/)
  await tryToLogIn(player)
  await goesOn(player, page)
  await lookedUp
  await expect.poll(() => player.dialog().innerText()).not.toMatch(new RegExp(`${code}|undefined|error\\.`))
  await page.clock.runFor(2000)
  expect(
    await page
      .getByRole('region', { name: player.say('shell.notifications') })
      .getByRole('button')
      .count(),
  ).toBe(0)
  await context.close()
})

test.each(widely([110, 111, 114, 210, 233]))(
  'a login answered with %i floats until its time is over, and the form keeps the words',
  async (code) => {
    if (code === 110) proves('SHL-813')
    const { page, context } = await openProfile(browser)
    const player = playerAt(house, page)
    await page.clock.install()
    await refuseLogins(page, code)
    await tryToLogIn(player)
    const floating = page.getByRole('region', { name: player.say('shell.notifications') })
    const told = await player.dialog().getByRole('alert').locator('p').innerText()
    await floating.getByText(told).waitFor()
    await page.clock.runFor(30_000)
    await expect.poll(() => floating.getByText(told).count()).toBe(0)
    await expect.poll(() => player.dialog().getByRole('alert').locator('p').innerText()).toBe(told)
    await context.close()
  },
)

test.each(widely([3, 8]))('a floating notice goes by itself after the %i seconds that the setting says', async (seconds) => {
  proves('SHL-1037', 'SHL-NS-42')
  await settle(house, { 'fe.notifications.autoHideSec': seconds })
  const { page, context } = await openProfile(browser)
  const say = wordsOf('en')
  await page.clock.install()
  await page.goto(`${house.origin}/StyleGuide`)
  const showing = page.getByRole('button', { name: 'Show an error' })
  await page.clock.runFor(3000)
  await showing.waitFor()
  // The page's time stands still from here: how long this takes must not count.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await showing.click()
  const notice = page.getByRole('region', { name: say('shell.notifications') }).getByText(say('style-guide.dangerSample'))
  await notice.waitFor()
  await notice.hover()
  await page.clock.runFor(100)
  await page.clock.runFor(seconds * 2000)
  await expect.poll(() => notice.count()).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(100)
  await page.clock.runFor(seconds * 1000 - 500)
  await expect.poll(() => notice.count()).toBe(1)
  await page.clock.runFor(1000)
  await expect.poll(() => notice.count()).toBe(0)
  await context.close()
})

describe('the language selector', () => {
  test('names all 27 languages in their own words, each with its flag', async () => {
    proves('SHL-273')
    const { page, context, complaints } = await openProfile(browser)
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    await page.goto(house.origin)
    await ready(page)
    await page.locator('[popovertarget=languages]').first().click()
    const shown = await page
      .locator('#languages a')
      .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('hreflang'), link.getAttribute('dir')]))
    const known = [...languages].toSorted((a, b) => Number(b.code === 'en') - Number(a.code === 'en'))
    expect(shown).toEqual(known.map(({ name, tag, direction }) => [name, tag, direction]))
    await expect.poll(() => known.filter(({ code }) => !asked.has(`/cms/img/locale/${code}.svg`)).length).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('and a language without texts of its own says those of the one it falls back to, in its own direction', async () => {
    for (const [code, direction] of [
      ['pt_br', 'ltr'],
      ['fa', 'rtl'],
    ] as const) {
      const { page, context, complaints } = await openProfile(browser)
      await page.goto(`${house.origin}/${code}`)
      await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(direction)
      await page
        .getByRole('button', { name: wordsOf('en')('shell.signUp') })
        .or(page.getByRole('link', { name: wordsOf('en')('shell.signUp') }))
        .first()
        .waitFor()
      expect(complaints).toEqual([])
      await context.close()
    }
  })
})

test('a shelf whose games did not come says so, and they come when they are asked for again', async () => {
  const say = wordsOf('en')
  const { page } = await openProfile(browser, phone)
  let isDown = true
  await page.route('**/api/games/shelf*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(house.origin)
  await ready(page)
  const shelf = page
    .getByRole('group', { name: say('lobby.groups') })
    .getByRole('region')
    .last()
  const again = shelf.getByRole('button', { name: say('shell.tryAgain') })
  await expect
    .poll(async () => {
      await shelf.scrollIntoViewIfNeeded()
      return again.count()
    })
    .toBe(1)
  await expectAccessible(page)
  isDown = false
  await again.click()
  await expect.poll(() => shelf.getByRole('listitem').count()).toBeGreaterThan(0)
  await expect.poll(() => again.count()).toBe(0)
})
