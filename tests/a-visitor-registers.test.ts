import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ready } from './address-bar.ts'
import { closeQuietly, desktop, expectAccessible, lookAtPictures, openProfile, phone } from './browser.ts'
import { holdBack } from './changed-answers.ts'
import { openJourney } from './journey.ts'
import { newestCode } from './newest-code.ts'
import { detailsFor, fieldNamesOf, password, playerAt } from './player.ts'
import { fairhouseReading } from './command-line.ts'
import { widely } from './widely.ts'
import { expectKept } from './what-is-kept.ts'

lookAtPictures()

const { house, browser } = await openJourney({ 'registration.activation': 'code' })

const codeFor = (to: string) => newestCode(house, to)

const heard = (page: Page) =>
  page.addInitScript(() => {
    const kept: unknown[] = []
    Object.assign(window, { heard: kept, dataLayer: [] })
    window.addEventListener('REGISTERED', (event) => kept.push((event as CustomEvent<unknown>).detail)) // our own event has a detail
  })

/** What stands among the notices of a page. */
const noticesOn = (page: Page, say: (key: string) => RegExp) =>
  page.getByRole('region', { name: say('shell.notifications') }).getByText(/\S/)

const people = [
  ['GBR', '', 'en', desktop],
  ['ROU', '', 'en', phone],
  ['SWE', '/ar', 'ar', phone],
  ['NLD', '', 'en', phone],
  ['MLT', '/ar', 'ar', desktop],
] as const

describe.each(widely(people, 1, 2))('somebody from %s registers (%s)', (country, prefix, language, screen) => {
  test('from the agreement to a proven number, and is logged in', async () => {
    provesMany(
      'one registration from the agreement to the proven number; body, event and texts are compared',
      'IDN-003 IDN-444 IDN-534 IDN-569..570 IDN-682 IDN-686 IDN-753 IDN-NS-27..28 IDN-NS-69 IDN-NS-83',
      'SHL-015 SHL-146 SHL-720',
    )
    const { page, context, complaints } = await openProfile(browser, screen)
    const visitor = playerAt(house, page, language)
    const { dialog, button, say, email } = visitor
    await heard(page)
    await page.goto(`${house.origin}${prefix}/promotions?modal=registration`)
    await ready(page)
    await button('registration.agree').click()
    await dialog().locator('[name=email]').waitFor()
    await visitor.fill({ country })
    if (country === 'GBR')
      await dialog()
        .getByText(say('field.rule.zipRegion').source.includes('select') ? /England|إنجلترا/ : /England/)
        .waitFor()
    else
      await expect
        .poll(() =>
          dialog()
            .getByText(/England/)
            .count(),
        )
        .toBe(0)
    if (country === 'GBR') await dialog().locator('[name=confirmEmail]').waitFor()
    await visitor.fill({ email, confirmEmail: email, password, confirmPassword: password })
    await expectAccessible(page)
    await button('registration.next').click()
    await dialog().locator('[name=firstName]').waitFor()
    await visitor.fill(await detailsFor(page, country))
    await expectAccessible(page)
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/registration'))
    await button('registration.submit').click()
    await dialog().locator('[name=code]').waitFor()
    const { fields } = (await sent).postDataJSON() as { fields: Record<string, string> } // what a registration sends
    expect(Object.keys(fields).toSorted()).toEqual((await fieldNamesOf(house, country)).toSorted())
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([{ method: 'regular' }])
    const layer = await page.evaluate(() => (window as unknown as { dataLayer: { event?: string }[] }).dataLayer)
    expect(layer.filter(({ event }) => event === 'REGISTERED')).toEqual([{ event: 'REGISTERED', method: 'regular' }])
    await dialog().locator('[name=code]').fill('000000')
    await button('registration.codeSubmit').click()
    await dialog().getByRole('alert').waitFor()
    await dialog()
      .locator('[name=code]')
      .fill(await codeFor(email))
    await button('registration.codeSubmit').click()
    const number = await dialog().locator('bdi').first().innerText()
    expect(number).toMatch(/^\+[1-9]\d{7,14}$/)
    await expectAccessible(page)
    await expect.poll(() => dialog().locator('[name=code]').count()).toBe(0)
    await button('verification.sendCode').click()
    await dialog()
      .locator('[name=code]')
      .fill(await codeFor(number))
    await button('verification.verify').click()
    // The page is loaded anew where the player's own country has other rules.
    const told = async (path: string) => (await context.request.get(house.origin + path)).json()
    await expect.poll(() => told('/api/session')).toMatchObject({ profile: { email } })
    await expect
      .poll(() => told('/api/verification'))
      .toMatchObject({ email: { needed: false }, phoneNumber: { needed: false, value: number } })
    // Who is logged in by it reads no page about a mail: the form is gone.
    await expect.poll(() => dialog().count()).toBe(0)
    await expectKept(house, context, language, fields)
    await closeQuietly({ context, complaints })
  })
})

describe('the form', () => {
  const begin = async (path = '/?modal=registration') => {
    const { page, context } = await openProfile(browser)
    const visitor = playerAt(house, page)
    await visitor.open(path)
    return { context, visitor, ...visitor }
  }

  test('gives way to the page where somebody disagrees, or goes back from the first step', async () => {
    proves('IDN-448..449')
    const { page, button, dialog, context } = await begin('/promotions?modal=registration')
    await button('registration.disagree').click()
    await page.waitForURL(/\/promotions$/)
    await page.goto(`${house.origin}/promotions?modal=registration`)
    await ready(page)
    await button('registration.agree').click()
    await dialog().locator('[name=email]').waitFor()
    await button('registration.back').click()
    await page.waitForURL(/\/promotions$/)
    await context.close()
  })

  test('stays at the first step while something is wrong there, and keeps what was typed on the way back', async () => {
    const { button, dialog, visitor, email, say, context } = await begin()
    await button('registration.agree').click()
    await dialog().locator('[name=email]').waitFor()
    await visitor.fill({ email: 'a@mailinator.com', password })
    await button('registration.next').click()
    await dialog().getByText(say('field.rule.emailDomainBlacklisted')).waitFor()
    await visitor.fill({ email })
    await button('registration.next').click()
    await dialog().locator('[name=firstName]').fill('Ada')
    await button('registration.back').click()
    await expect.poll(() => dialog().locator('[name=email]').inputValue()).toBe(email)
    await context.close()
  })

  test('fills birth date and gender from a Romanian id; one that cannot be empties the date and stays marked beside what is missing', async () => {
    proves('IDN-569..571')
    const { button, dialog, visitor, email, context } = await begin()
    await button('registration.agree').click()
    await dialog().locator('[name=email]').waitFor()
    await visitor.fill({ country: 'ROU', email, password })
    await button('registration.next').click()
    const [id, date] = [dialog().locator('[name=nationalIdNumber]'), dialog().locator('[name=birthDate]')]
    await id.fill('2950401331584')
    await expect.poll(() => date.inputValue()).toBe('1995-04-01')
    await expect.poll(() => dialog().locator('[name=gender][value=female]').isChecked()).toBe(true)
    await id.fill('2950401331585')
    await expect.poll(() => date.inputValue()).toBe('')
    await button('registration.submit').click()
    await dialog().locator('[name=street][aria-invalid=true]').waitFor()
    expect([await id.getAttribute('aria-invalid'), await date.getAttribute('aria-invalid')]).toEqual(['true', 'true'])
    await id.focus()
    await date.focus()
    await expect.poll(() => id.getAttribute('aria-invalid')).toBe('true')
    await context.close()
  })

  test('keeps the referral code of the address, and gives way to somebody who has logged in elsewhere meanwhile', async () => {
    proves('IDN-040', 'IDN-752')
    await fairhouseReading(house, password, 'player', 'create', 'tab@example.com', 'MLT', '1990-05-05', 'Tab', 'Example')
    const { page, button, dialog, visitor, email, say, context } = await begin('/?modal=registration&referralCode=FRIEND7')
    await button('registration.agree').click()
    await dialog().locator('[name=email]').waitFor()
    await visitor.fill({ email, password })
    await button('registration.next').click()
    await expect.poll(() => dialog().locator('[name=referralCode]').inputValue()).toBe('FRIEND7')
    await visitor.fill(await detailsFor(page))
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/registration'))
    await button('registration.submit').click()
    expect((await sent).postDataJSON()).toMatchObject({ fields: { referralCode: 'FRIEND7' } })
    await dialog().getByText(say('field.rule.referralCodeInvalid')).waitFor()
    await dialog().locator('[name=referralCode]').fill('')
    await page.evaluate(async (secret) => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify({ login: 'tab@example.com', password: secret }) })
    }, password)
    const refused = page.waitForResponse((response) => response.url().endsWith('/api/registration'))
    await button('registration.submit').click()
    expect(await (await refused).json()).toMatchObject({ errorCode: 304 })
    await page.locator('body[data-user=logged-in]').waitFor()
    await expect.poll(() => noticesOn(page, say).count()).toBe(0)
    await context.close()
  })

  test('clears a state that the other country does not have', async () => {
    proves('IDN-575')
    const { button, dialog, visitor, email, context } = await begin()
    await button('registration.agree').click()
    await dialog().locator('[name=email]').waitFor()
    await visitor.fill({ country: 'USA', email, password })
    await button('registration.next').click()
    await dialog().locator('[name=state]').selectOption('TX')
    await button('registration.back').click()
    await visitor.fill({ country: 'CAN' })
    await button('registration.next').click()
    await dialog().locator('[name=state]').waitFor()
    await expect.poll(() => dialog().locator('[name=state]').inputValue()).toBe('')
    await context.close()
  })

  test('has a phone field with flags and calling codes: a number typed with its code chooses the country', async () => {
    proves('IDN-057..058', 'IDN-230..233')
    const { page, button, dialog, visitor, email, context, say } = await begin()
    await button('registration.agree').click()
    await dialog().locator('[name=email]').waitFor()
    // A press before the fields of the country are there counts once they are; where they did not come, it asks again.
    await page.route(/country=LTU/, (route) => route.abort(), { times: 2 })
    await visitor.fill({ country: 'LTU', email, password })
    await dialog().getByText(say('registration.loadFailed')).waitFor()
    const come = await holdBack(page, /country=LTU/)
    await button('registration.next').click()
    await dialog().locator('button[type=submit][aria-busy=true]').waitFor()
    come()
    const code = dialog().locator('select[name="phoneNumber:country"]')
    await expect.poll(() => code.inputValue()).toBe('LTU+370')
    await dialog().locator('[name=phoneNumber]').fill('+37251234567')
    await dialog().locator('[name=city]').focus()
    expect([await code.inputValue(), await dialog().locator('[name=phoneNumber]').inputValue()]).toEqual(['EST+372', '51234567'])
    const flag = dialog().locator('img[src*="/cms/img/locale/"]').first()
    await expect.poll(() => flag.getAttribute('src')).toMatch(/country_est/)
    await code.selectOption('VUT+678')
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.src)).toMatch(/default\.svg$/)
    await context.close()
  })
})

describe('an account that was opened by hand', () => {
  test('is asked for the address that it lacks (222), then for both proofs; notices of a sent code stay for ten seconds', async () => {
    provesMany(
      'one login of an account that lacks an address; each step is asserted',
      'IDN-015..016 IDN-034 IDN-223..227 IDN-426 IDN-760 IDN-792 IDN-803 SHL-144 SHL-147 SHL-562 SHL-807',
    )
    await fairhouseReading(house, password, 'player', 'create', 'ada01', 'MLT', '1990-05-05', 'Ada', 'Example')
    const { page, context } = await openProfile(browser)
    await page.clock.install()
    const player = playerAt(house, page)
    const { dialog, button, say } = player
    await player.open('/?modal=login')
    await player.fill({ login: 'ada01', password })
    await button('sign-in.submit').click()
    await page.waitForURL(/modal=email/)
    await expect.poll(() => noticesOn(page, say).count()).toBe(0)
    await dialog().locator('[name=email]').fill('ada01@example.com')
    await button('sign-in.emailSubmit').click()
    await page.waitForURL(/modal=verification/)
    // A phone comes first; this account has no number yet, so one is asked for.
    await dialog().locator('[name=phoneNumber]').fill('99123499')
    await button('verification.save').click()
    await dialog().getByText('+35699123499').waitFor()
    await button('verification.edit').click()
    await dialog().locator('[name=phoneNumber]').fill('99000000')
    await button('shell.cancel').click()
    await dialog().getByText('+35699123499').waitFor()
    // By keyboard, with the pointer elsewhere: a notice under the pointer stays.
    await page.mouse.move(5, 5)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await button('verification.sendCode').press('Enter')
    const told = page.getByText(say('verification.sentPhone'))
    await told.waitFor()
    await page.clock.runFor(9000)
    await expect.poll(() => told.count()).toBe(1)
    await page.clock.runFor(1500)
    await expect.poll(() => told.count()).toBe(0)
    await page.clock.resume()
    expect(
      await dialog()
        .getByText(/4 attempt\(s\) left/)
        .count(),
    ).toBe(1)
    await dialog()
      .locator('[name=code]')
      .fill(await codeFor('+35699123499'))
    await button('verification.verify').click()
    await dialog().getByText(say('verification.emailTitle')).waitFor()
    await button('verification.sendCode').click()
    await dialog()
      .locator('[name=code]')
      .fill(await codeFor('ada01@example.com'))
    await button('verification.verify').click()
    await dialog().getByText(say('verification.nothing')).waitFor()
    await player.open('/my/profile')
    await expect.poll(() => page.getByText(say('verification.proven')).count()).toBe(2)
    await context.close()
  })
})
