import { proves } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOfStep, stepAt } from '../apps/server/src/people/second-factor/one-time-code.ts'
import { fillSignIn, ready } from './address-bar.ts'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { password, playerAt, type Player } from './player.ts'
import { settle } from './settle.ts'
import { widely } from './widely.ts'

// A sign-in that asks for more than the first proof: a document (155, 156), a one-time code after an account elsewhere (248).

const here = houseWithPlayer({ 'fe.signIn.methods': ['regular', 'google'] })
const versions = (privacyPolicy: number, terms: number) =>
  settle(here.house, { 'be.consent.privacyPolicyVersion': privacyPolicy, 'be.consent.termsVersion': terms })
const isLoggedIn = (page: Page) => page.locator('body[data-user="logged-in"]').waitFor()

describe('a login with the password whose documents have changed', () => {
  afterAll(() => versions(0, 0))

  test.each(
    widely(
      [
        ['a desktop', desktop, 'en', 7],
        ['a phone in Arabic', phone, 'ar', 8],
      ] as const,
      1,
    ),
  )('reads and accepts them on %s, and goes where it wanted', async (_, screen, language, version) => {
    await versions(version, version)
    const { page, context, complaints } = await openProfile(here.browser, screen)
    const player = playerAt(here.house, page, language)
    await player.open('/login?page-after-login=/my/activity')
    await ready(page)
    await here.signIn(page)
    const privacy = page.getByRole('dialog', { name: player.say('shell.modal.privacy-policy') })
    await privacy.waitFor()
    await expectAccessible(page)
    await player.button('identification.accept', privacy).click()
    const terms = page.getByRole('dialog', { name: player.say('shell.modal.terms-conditions') })
    await terms.waitFor()
    await player.button('identification.accept', terms).click()
    await page.getByRole('heading', { level: 1, name: player.say('my.activityTitle') }).waitFor()
    await isLoggedIn(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('does not go on without them', async () => {
    await versions(9, 9)
    const { page, context } = await openProfile(here.browser)
    const player = playerAt(here.house, page)
    await player.open('/login')
    await ready(page)
    await here.signIn(page)
    await player.button('identification.accept').waitFor()
    await page.keyboard.press('Escape')
    await player.open('/my/profile')
    await page.locator('body[data-user="logged-out"]').waitFor()
    await context.close()
  })
})

describe('a player with one-time codes who signs in with Google', () => {
  let secret = ''
  let email = ''
  const code = () => codeOfStep(bytesOf(secret), stepAt(new Date()))
  beforeAll(async () => {
    const { page, context } = await openProfile(here.browser)
    const player = playerAt(here.house, page)
    email = player.email
    await registerWithGoogle(player)
    await choosePassword(player)
    secret = await switchCodesOn(page)
    await context.close()
  }, 90_000)

  test('is asked for the code, told when it is wrong, and comes in with the right one', async () => {
    proves('SHL-809')
    const { page, context, complaints } = await openProfile(here.browser, phone)
    const player = playerAt(here.house, page)
    await atGoogle(player)
    const field = page.locator('main [name=code]')
    await field.waitFor()
    await expectAccessible(page)
    await expect.poll(() => page.locator('[role=status].toast').count()).toBe(0)
    await field.fill('000000')
    await player.button('sign-in.codeSubmit', page.locator('main')).click()
    await page.getByRole('alert').waitFor()
    // The code with which they were switched on is used up.
    await here.house.control('/clock', { advanceSeconds: 60 })
    await field.fill(codeOfStep(bytesOf(secret), stepAt(new Date(Date.now() + 60_000))))
    await player.button('sign-in.codeSubmit', page.locator('main')).click()
    await isLoggedIn(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('can go back to the ways to sign in', async () => {
    const { page, context } = await openProfile(here.browser)
    const player = playerAt(here.house, page)
    await atGoogle(player)
    await page.locator('main [name=code]').waitFor()
    await player.button('sign-in.codeBack', page.locator('main')).click()
    await page.locator('main [type=radio][value=google]').waitFor()
    await context.close()
  })

  test('chooses no other way to sign in while a code is asked for after the password, and can when they begin again', async () => {
    const { page, context } = await openProfile(here.browser, phone)
    const player = playerAt(here.house, page)
    await player.open('/login')
    await ready(page)
    await fillSignIn(page, email)
    await page.locator('main [name=code]').waitFor()
    const ways = page.locator('main [type=radio]')
    await ways.first().waitFor({ state: 'detached' })
    await player.button('sign-in.codeBack', page.locator('main')).click()
    await ways.first().waitFor()
    await context.close()
  })

  async function registerWithGoogle(player: Player): Promise<void> {
    const { page } = player
    await atGoogle(player)
    await page.getByText(player.say('identification.askTitle')).waitFor()
    await player.button('shell.signUp', page.locator('main')).click()
    const form = player.dialog().locator('form')
    const details = {
      email,
      birthDate: '1988-12-04',
      street: 'Harbour Street 1',
      zipCode: 'VLT 1000',
      city: 'Valletta',
      phoneNumber: '+35699123456',
    }
    await form.locator('[name=email]').waitFor()
    for (const [name, value] of Object.entries({ firstName: 'Angela', lastName: 'Specimen', ...details })) {
      const field = form.locator(`input[name=${name}]:not([readonly])`)
      if ((await field.count()) > 0) await field.fill(value)
    }
    for (const box of await form.locator('[name=gender][value=female]:enabled').all()) await box.check()
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    await player.button('identification.register').click()
    await isLoggedIn(page)
  }

  /** An account that was opened by a service gets a password by the link of a mail. */
  async function choosePassword({ page }: Player): Promise<void> {
    await ask(page, '/api/password/forgot', { login: email })
    const link = async () => {
      const { mails } = await here.house.control<{ mails: { links: string[] }[] }>(`/mails?to=${email}`)
      const found = mails.flatMap(({ links }) => links).find((one) => one.includes('password'))
      if (!found) throw new Error('No mail has come')
      return found
    }
    const address = new URL(await vi.waitFor(link, { timeout: 45_000, interval: 100 }))
    await ask(page, '/api/password/reset', { code: address.pathname.split('/').at(-1), newPassword: password })
    await ask(page, '/api/login', { login: email, password })
  }

  async function switchCodesOn(page: Page): Promise<string> {
    const begun = (await ask(page, '/api/second-factor/begin', { password })) as { secret: string } // the contract's answer
    secret = begun.secret
    await ask(page, '/api/second-factor/confirm', { code: code() })
    return secret
  }
})

async function atGoogle(player: Player): Promise<void> {
  const { page } = player
  await player.open('/login')
  await ready(page)
  await page.getByRole('radio', { name: 'Google', exact: true }).check()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google', exact: true }).click(),
  ])
  await popup.getByRole('radio', { name: 'Angela Specimen' }).check()
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Sign in', exact: true }).click()])
}

/** One call of the page's own API, from the page. */
async function ask(page: Page, path: string, body: object): Promise<unknown> {
  const sent = { path, body: JSON.stringify(body) }
  return page.evaluate(async (given) => {
    const response = await fetch(given.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: given.body })
    if (!response.ok) throw new Error(`${given.path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }, sent)
}

/** Base 32 as an authenticator app reads it. */
function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
