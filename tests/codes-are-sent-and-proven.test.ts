import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { addressOf, ready } from './address-bar.ts'
import { desktop } from './browser.ts'
import { changeAnswers } from './changed-answers.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { newestCode } from './newest-code.ts'
import { password } from './player.ts'
import { wordsOf } from './words.ts'

const here = houseWithPlayer()
const { playersBrowser, playersPage } = here
const say = wordsOf('en')
const floating = (page: Page) => page.getByRole('region', { name: say('shell.notifications') })
const dialog = (page: Page) => page.locator('dialog[open]')
const press = (page: Page, key: string) =>
  dialog(page)
    .getByRole('button', { name: say(key) })
    .press('Enter')

/** What is asked of the player, as a test wants it. */
async function asked(page: Page, change: object): Promise<void> {
  await changeAnswers(page, '**/api/verification', ({ email, phoneNumber }: { email: object; phoneNumber: object }) => ({
    email,
    phoneNumber: { ...phoneNumber, ...change },
  }))
}

const refuse = (page: Page, path: string, error: string, errorCode: number) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status: 409, json: { error, errorCode } }))

/** Types a code that is not the one, and reads so. */
async function mistypeCode(page: Page): Promise<void> {
  await dialog(page).locator('[name=code]').fill('000000')
  await press(page, 'verification.verify')
  await floating(page).getByText(say('error.codeNotFound')).waitFor()
}

/** The form of proof, on a page whose clock a test moves. */
async function proofPage(): Promise<Page> {
  const page = await playersBrowser()
  await page.clock.install()
  await page.goto(`${here.house.origin}/?modal=verification`)
  await ready(page)
  await dialog(page)
    .getByRole('button', { name: say('verification.sendCode') })
    .waitFor()
  await page.mouse.move(5, 5)
  // Notices are loaded a moment after the page; from then on only the test moves the clock.
  await page.clock.runFor(3000)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  return page
}

/** Whether a notice is still there after some seconds. */
async function staysFor(page: Page, text: RegExp, seconds: number): Promise<boolean> {
  await page.clock.runFor(seconds * 1000)
  return (await floating(page).getByText(text).count()) === 1
}

describe('an error', () => {
  test('of sending a code floats for ten seconds', async () => {
    proves('IDN-781', 'IDN-784')
    const page = await proofPage()
    await refuse(page, '/verification/send-code', 'codeMessageLimit', 198)
    await press(page, 'verification.sendCode')
    await floating(page).getByText(say('error.codeMessageLimit')).waitFor()
    expect([await staysFor(page, say('error.codeMessageLimit'), 9), await staysFor(page, say('error.codeMessageLimit'), 1.5)]).toEqual([
      true,
      false,
    ])
    await page.context().close()
  })

  test('of changing the number floats for ten seconds', async () => {
    proves('IDN-783', 'IDN-785')
    const page = await proofPage()
    await refuse(page, '/profile/details', 'duplicateEmail', 105)
    await press(page, 'verification.edit')
    await page.clock.runFor(1000)
    await dialog(page).locator('[name=phoneNumber]').fill('99123777')
    await press(page, 'verification.save')
    await floating(page).getByText(say('error.duplicateEmail')).waitFor()
    expect([await staysFor(page, say('error.duplicateEmail'), 9), await staysFor(page, say('error.duplicateEmail'), 1.5)]).toEqual([
      true,
      false,
    ])
    await page.context().close()
  })

  test('of a code stays, until the next try', async () => {
    proves('IDN-533', 'IDN-782', 'IDN-786')
    const page = await proofPage()
    await expect.poll(() => dialog(page).locator('[name=code]').count()).toBe(0)
    await press(page, 'verification.sendCode')
    await floating(page).getByText(say('verification.sentPhone')).waitFor()
    await mistypeCode(page)
    await floating(page).getByText(say('verification.sentPhone')).waitFor({ state: 'detached' })
    const field = dialog(page).locator('[name=code][aria-invalid=true]')
    await field.waitFor()
    // One message: the notice, which stays while the code does.
    await expect.poll(() => page.getByText(say('error.codeNotFound')).count()).toBe(1)
    expect(await staysFor(page, say('error.codeNotFound'), 11)).toBe(true)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/verification/verify', async (route) => (await held, route.continue()))
    await press(page, 'verification.verify')
    await floating(page).getByText(say('error.codeNotFound')).waitFor({ state: 'detached' })
    await field.waitFor({ state: 'detached' })
    answer()
    await page.context().close()
  })

  test('of a code is gone once the form is closed, another code is asked for or another number is given', async () => {
    await here.settle('be.verificationResendSeconds', 0)
    const page = await playersPage('/?modal=verification')
    const notice = floating(page).getByText(say('error.codeNotFound'))
    const send = dialog(page).getByRole('button', { name: /send code/i })
    await send.click()
    await floating(page).getByText(say('verification.sentPhone')).waitFor()
    await mistypeCode(page)
    await press(page, 'shell.close')
    await notice.waitFor({ state: 'detached' })
    await page.goto(`${here.house.origin}/?modal=verification`)
    await mistypeCode(page)
    await send.click()
    await floating(page).getByText(say('verification.sentPhone')).waitFor()
    await expect.poll(() => notice.count()).toBe(0)
    await mistypeCode(page)
    await refuse(page, '/profile/details', 'duplicateEmail', 105)
    await press(page, 'verification.edit')
    await dialog(page).locator('[name=phoneNumber]').fill('99123777')
    await press(page, 'verification.save')
    await notice.waitFor({ state: 'detached' })
    await page.context().close()
  })
})

describe('the form', () => {
  test('says how often a code can still be sent, and leads to support where it cannot', async () => {
    provesMany('both texts, the link and its page are each awaited', 'IDN-030 IDN-535 IDN-787..788')
    const page = await playersPage()
    await asked(page, { remainingAttempts: 2, lastTransaction: null })
    await page.goto(`${here.house.origin}/?modal=verification`)
    await dialog(page).getByText('You have 2 attempt(s) left.').waitFor()
    await page.unroute('**/api/verification')
    await asked(page, { remainingAttempts: 0 })
    await page.reload()
    await dialog(page)
      .getByText('Sorry! You have no more attempts to re-send the code. Please contact support to verify your account.', { exact: true })
      .waitFor()
    await dialog(page)
      .getByRole('link', { name: say('verification.support') })
      .click()
    await vi.waitFor(() => expect(addressOf(page, here.house)).toBe('/support'), 10_000)
    await page.context().close()
  })

  test('has no way to change what is read-only', async () => {
    proves('IDN-617')
    const page = await playersPage()
    await asked(page, { field: { name: 'phoneNumber', kind: 'text', rules: [], readOnly: true } })
    await page.goto(`${here.house.origin}/?modal=verification`)
    await dialog(page).getByText('+35699123456').waitFor()
    expect(
      await dialog(page)
        .getByRole('button', { name: say('verification.edit') })
        .count(),
    ).toBe(0)
    await page.context().close()
  })

  test('changes a value by the validator and the formatter that the server names, and sends nothing that is wrong', async () => {
    proves('IDN-615..616')
    const page = await playersPage()
    await asked(page, {
      field: { name: 'phoneNumber', kind: 'text', format: 'upperCase', rules: [{ rule: 'pattern', values: { kind: 'digits' } }] },
    })
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.goto(`${here.house.origin}/?modal=verification`)
    await ready(page)
    await press(page, 'verification.edit')
    const input = dialog(page).locator('[name=phoneNumber]')
    await input.fill('')
    await input.pressSequentially('abc')
    await expect.poll(() => input.inputValue()).toBe('ABC')
    await press(page, 'verification.save')
    await dialog(page).getByText(say('field.rule.wrongFormat')).waitFor()
    expect(sent).not.toContain('/api/profile/details')
    await page.context().close()
  })
})

describe('the details of a profile', () => {
  test('follow the validator and formatter of each field, what is read-only and what is mandatory', async () => {
    proves('IDN-340..343')
    const page = await playersPage()
    const field = { kind: 'text', validator: [], readOnly: false, mandatory: false }
    const initDetails = {
      firstName: { ...field, readOnly: true },
      lastName: { ...field, readOnly: true },
      city: { ...field, mandatory: true, formatter: 'upperCase', validator: [{ rule: 'pattern', values: { kind: 'letters' } }] },
    }
    const sent: string[] = []
    await page.route('**/api/profile', (route) => {
      sent.push(route.request().method())
      return route.fulfill({ json: { values: { firstName: 'Anna' }, initDetails } })
    })
    await page.goto(`${here.house.origin}/my/profile`)
    const details = page.getByRole('region', { name: say('my.detailsTitle') })
    const city = details.locator('[name=city]')
    await city.waitFor()
    expect([await details.locator('[name=firstName]').count(), await details.locator('[name=lastName]').getAttribute('readonly')]).toEqual([
      0,
      '',
    ])
    await details.getByRole('button', { name: say('my.detailsSave') }).click()
    await details.getByText('This field is required.').waitFor()
    await city.pressSequentially('new riga1')
    await expect.poll(() => city.inputValue()).toBe('NEW RIGA1')
    await details.getByRole('button', { name: say('my.detailsSave') }).click()
    await details.getByText('Wrong format').waitFor()
    expect(sent.includes('POST')).toBe(false)
    await page.context().close()
  })
})

const codeTo = (to: string) => newestCode(here.house, to)

test('/my/profile shows who the player is, changes number and address, proves both, and shows each at once', async () => {
  provesMany(
    'one walk through the profile; each value, code and notice is awaited',
    'IDN-015..016 IDN-029 IDN-031 IDN-335..337 IDN-348..349 IDN-749..750 IDN-791..793 SHL-012',
  )
  // An earlier test has sent this player a code, perhaps a moment ago.
  await here.settle('be.verificationResendSeconds', 0)
  const page = await playersPage('/my/profile')
  const main = page.locator('main')
  await main.getByText('Malta', { exact: true }).waitFor()
  await main.getByText(here.player.email).first().waitFor()
  const proof = (title: RegExp) =>
    main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .last()
  const phone = proof(say('my.phone'))
  await phone.getByText('+35699123456').waitFor()
  await phone.getByRole('button', { name: say('verification.verify') }).click()
  await phone.getByRole('button', { name: say('verification.edit') }).click()
  await phone.locator('[name=phoneNumber]').fill('99123888')
  await page.setViewportSize({ width: 340, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(340)
  await page.setViewportSize(desktop)
  await phone.getByRole('button', { name: say('verification.save') }).click()
  await floating(page).getByText(say('verification.phoneChanged')).waitFor()
  await phone.getByText('+35699123888').waitFor()
  await phone.getByRole('button', { name: say('verification.sendCode') }).click()
  await floating(page).getByText(say('verification.sentPhone')).waitFor()
  await phone.locator('[name=code]').fill(await codeTo('+35699123888'))
  const anew = Promise.all(
    ['/api/session', '/api/verification'].map((path) =>
      page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith(path)),
    ),
  )
  await phone.getByRole('button', { name: say('verification.verify') }).click()
  await phone.getByText(say('verification.proven')).waitFor()
  await anew

  const mail = proof(say('my.email'))
  const fresh = `new-${here.player.email}`
  await mail.getByRole('button', { name: say('verification.edit') }).click()
  await mail.getByRole('button', { name: say('verification.edit') }).click()
  await mail.locator('[name=email]').fill(fresh)
  await mail.locator('[name=password]').fill(password)
  await mail.getByRole('button', { name: say('verification.save') }).click()
  await floating(page).getByText(say('verification.emailChanged')).waitFor()
  await mail.getByRole('button', { name: say('verification.sendCode') }).click()
  await floating(page).getByText(say('verification.sentEmail')).waitFor()
  await mail.locator('[name=code]').fill(await codeTo(fresh))
  await mail.getByRole('button', { name: say('verification.verify') }).click()
  await mail.getByText(say('verification.proven')).waitFor()
  await mail.getByText(fresh).waitFor()

  await page.goto(`${here.house.origin}/my/limits/payments`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main input').first().waitFor()
  await page.goto(`${here.house.origin}/my/change-password`)
  await ready(page)
  await page.locator('[name=oldPassword]').fill(password)
  await page.locator('[name=newPassword]').fill('abc')
  await page.getByRole('button', { name: say('my.savePassword') }).click()
  await page.locator('[name=newPassword][aria-invalid=true]').waitFor()
  await page.context().close()
})
