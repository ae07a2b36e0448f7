import { proves } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, type Screen } from './browser.ts'
import { openJourney } from './journey.ts'
import { detailsFor, playerAt, type Player } from './player.ts'
import { settle } from './settle.ts'
import { widely } from './widely.ts'

const wide: Screen = { width: 1600, height: 900 }
const bank = 'INGBNL2A'
const { house, browser } = await openJourney({
  'fe.signIn.methods': ['regular', 'smartId', 'idin'],
  'fe.registration.methods': ['regular', 'idin'],
})

async function toIdin(player: Player, address = '/?modal=login'): Promise<void> {
  await player.open(address)
  await player.dialog().locator('[type=radio][value=idin]').check()
}

/** Chooses the bank; its window comes by itself. */
async function openBank(player: Player): Promise<Page> {
  const { page } = player
  await player.dialog().locator('[name=bic]').selectOption(bank)
  const [popup] = await Promise.all([page.waitForEvent('popup'), player.button('shell.continue').click()])
  await popup.locator('[name=person]').first().waitFor()
  return popup
}

/** Somebody says at the bank who they are, keeps it back, or refuses; the window closes by itself. */
async function answer(popup: Page, person: string | undefined, said = person ? 'agree' : 'refuse'): Promise<void> {
  if (person) await popup.locator(`[name=person][value=${person}]`).check()
  await Promise.all([popup.waitForEvent('close'), popup.locator(`[name=answer][value=${said}]`).click()])
}

/** Fills in what the bank does not know, and sends it. */
async function giveDetails(player: Player): Promise<void> {
  const form = player.dialog().locator('form')
  await form.locator('[name=email]').waitFor()
  const left = { ...(await detailsFor(player.page, 'NLD')), email: player.email }
  for (const [name, value] of Object.entries(left)) {
    const field = form.locator(`[name="${name}"]:not([readonly]):enabled`).first()
    if ((await field.count()) === 0) continue
    const kind = await field.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type)) // else it is an input
    if (kind === 'select') await field.selectOption(value)
    else if (kind === 'checkbox') await field.check()
    else await field.fill(value)
  }
  await player.button('identification.register').click()
}

const isLoggedIn = (page: Page) => page.locator('body[data-user="logged-in"]').waitFor()

describe.each(
  widely([
    ['a wide desktop', wide, 'en', 'willeke'],
    ['a phone in Arabic', phone, 'ar', 'erika'],
  ] as const),
)('on %s', (_, screen, language, who) => {
  test('whom the bank knows and we do not is asked to sign up, and does with what the bank has proven', async () => {
    proves('IDN-068', 'IDN-090', 'IDN-143', 'IDN-269', 'IDN-597', 'IDN-704')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const calls: Record<string, unknown>[] = []
    page.on('request', (request) => request.url().endsWith('/api/identification') && calls.push(request.postDataJSON()))
    await toIdin(player)
    await expectAccessible(page)
    await player.button('shell.continue').click()
    await player.dialog().locator('[name=bic][aria-invalid=true]').waitFor()
    expect(calls).toEqual([])
    const popup = await openBank(player)
    expect(calls).toMatchObject([{ method: 'idin', purpose: 'login', bic: bank }])
    expect(new URL(popup.url()).searchParams.get('login_hint')).toBe(`issuer:${bank}`)
    await expectAccessible(page)
    await answer(popup, who)
    await player.dialog().getByText(player.say('identification.askTitle')).waitFor()
    await player.button('shell.signUp').click()
    const lastName = player.dialog().locator('[name=lastName]')
    await lastName.waitFor()
    expect([await lastName.inputValue(), await lastName.getAttribute('readonly')]).toEqual([
      who === 'willeke' ? 'De Bruijn' : 'Mustermann',
      '',
    ])
    await expectAccessible(page)
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/registration')
    await giveDetails(player)
    expect((await sent).postDataJSON()).toMatchObject({ method: 'idin', registrationToken: expect.any(String) })
    await isLoggedIn(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a known person comes in by the bank and goes where they wanted', async () => {
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    await toIdin(player, '/?modal=login&page-after-login=/my/activity')
    await answer(await openBank(player), who)
    await page.getByRole('heading', { level: 1, name: player.say('my.activityTitle') }).waitFor()
    await isLoggedIn(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a known person who wants to sign up is asked whether to log in, and does', async () => {
    proves('IDN-038', 'IDN-098', 'IDN-111')
    const { page, context } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    await player.open('/?modal=registration&method=idin')
    await player.dialog().locator('[type=radio][value=idin]:checked').waitFor()
    await player.dialog().getByRole('heading', { name: 'iDin' }).waitFor()
    await answer(await openBank(player), who)
    await player.dialog().getByText(player.say('identification.registeredQuestion')).waitFor()
    await player.button('shell.logIn').click()
    await isLoggedIn(page)
    await context.close()
  })
})

describe('the window of the bank', () => {
  test('takes three quarters of a screen that is wider than 800 px, and opens again at the same address', async () => {
    proves('IDN-144', 'IDN-271', 'IDN-483', 'SHL-1081')
    const { page, context } = await openProfile(browser, wide)
    const player = playerAt(house, page)
    await toIdin(player)
    const popup = await openBank(player)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 675])
    const address = popup.url()
    await popup.close()
    const [again] = await Promise.all([page.waitForEvent('popup'), player.button('identification.popupOpen').click()])
    await again.locator('[name=person]').first().waitFor()
    expect(again.url()).toBe(address)
    await answer(again, 'willeke')
    await isLoggedIn(page)
    await context.close()
  })

  test.each(widely([800, 640]))('is asked for without a size on a screen of %i px', async (width) => {
    proves('IDN-484', 'IDN-NS-49')
    const { page, context } = await openProfile(browser, { width, height: 480 })
    await page.addInitScript(() => {
      const { open } = window
      window.open = (...asked) => {
        document.documentElement.dataset['asked'] = JSON.stringify(asked.slice(1))
        return open.apply(window, asked)
      }
    })
    const player = playerAt(house, page)
    await toIdin(player)
    await openBank(player)
    await expect.poll(() => page.locator('html').getAttribute('data-asked')).toBe('["identification",""]')
    await context.close()
  })

  test('that the browser keeps shut is told, and a press opens it', async () => {
    proves('IDN-NS-50')
    const { page, context } = await openProfile(browser, desktop)
    await page.addInitScript(() => {
      const { open } = window
      let times = 0
      window.open = (...asked) => ((times += 1) === 1 ? null : open.apply(window, asked))
    })
    const player = playerAt(house, page)
    await toIdin(player)
    await player.dialog().locator('[name=bic]').selectOption(bank)
    await player.button('shell.continue').click()
    await player.dialog().getByText(player.say('identification.popupShut')).waitFor()
    const [popup] = await Promise.all([page.waitForEvent('popup'), player.button('identification.popupOpenNow').click()])
    await popup.locator('[name=person]').first().waitFor()
    await player.dialog().getByText(player.say('identification.popupText')).waitFor()
    await answer(popup, 'willeke')
    await isLoggedIn(page)
    await context.close()
  })

  test('leaves the list of methods where it is, and another one begins at its form', async () => {
    proves('IDN-418', 'IDN-420')
    const { page, context } = await openProfile(browser, desktop)
    const player = playerAt(house, page)
    await toIdin(player)
    const popup = await openBank(player)
    await player.button('identification.popupOpen').waitFor()
    await player.dialog().locator('[type=radio][value=smartId]').check()
    await player.dialog().locator('[name=personalCode]').waitFor()
    await popup.close()
    await context.close()
  })
})

describe('the sign-in begins anew and says so', () => {
  test('when the person refuses at the bank', async () => {
    const { page, context } = await openProfile(browser, phone)
    const player = playerAt(house, page)
    await toIdin(player)
    await answer(await openBank(player), undefined)
    await player.dialog().getByText(player.say('error.abortedVerification')).waitFor()
    await player.dialog().locator('[name=bic]').waitFor()
    await context.close()
  })

  test('when the person signs in at the bank and does not permit it to tell who they are (306), which they can still do', async () => {
    const { page, context } = await openProfile(browser, phone)
    const player = playerAt(house, page)
    await toIdin(player)
    await answer(await openBank(player), 'willeke', 'withhold')
    await player.dialog().getByText(player.say('error.bankPermissionNeeded')).waitFor()
    await answer(await openBank(player), 'willeke')
    await isLoggedIn(page)
    await context.close()
  })

  test('when somebody is under age', async () => {
    const { page, context } = await openProfile(browser, phone)
    const player = playerAt(house, page)
    await toIdin(player)
    await answer(await openBank(player), 'noor')
    await player.dialog().getByText(player.say('error.ageRestricted')).waitFor()
    await context.close()
  })
})

test('with the dropdown switched off no bank is asked for here', async () => {
  proves('IDN-597')
  await settle(house, { 'be.idin.bankDropdown': false })
  const { page, context } = await openProfile(browser, desktop)
  const player = playerAt(house, page)
  await toIdin(player)
  await player.dialog().locator('form button[type=submit]').waitFor()
  await expect.poll(() => player.dialog().locator('[name=bic]').count()).toBe(0)
  const [popup] = await Promise.all([page.waitForEvent('popup'), player.dialog().locator('form button[type=submit]').click()])
  await popup.locator('[name=person]').first().waitFor()
  expect(new URL(popup.url()).searchParams.has('login_hint')).toBe(false)
  await answer(popup, 'willeke')
  await isLoggedIn(page)
  await context.close()
})

test('who does not answer at the bank in time is told so', async () => {
  const { page, context } = await openProfile(browser, desktop)
  const player = playerAt(house, page)
  await toIdin(player)
  const [popup] = await Promise.all([page.waitForEvent('popup'), player.dialog().locator('form button[type=submit]').click()])
  await popup.locator('[name=person]').first().waitFor()
  await house.control('/clock', { advanceSeconds: 601 })
  await player.dialog().getByText(player.say('error.expiredVerification')).waitFor()
  await context.close()
})
