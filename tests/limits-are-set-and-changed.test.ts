// Proves SHL-090..094, SHL-101..103, SHL-104..105, SHL-281..282, SHL-294, SHL-297..302, SHL-304..306, SHL-309..320, SHL-582, SHL-585, SHL-587..592, SHL-606..609, SHL-639..644,
// SHL-653, SHL-734..737, SHL-740..741, SHL-744..746, SHL-751, SHL-1041..1042.
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { fillSignIn, ready } from './address-bar.ts'
import { desktop, expectAccessible, phone, type Screen } from './browser.ts'
import { logInByCall, openAccount } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { country, houseWithPlayer } from './house-with-player.ts'
import { nationalIdOf } from './player.ts'
import { wordsOf } from './words.ts'

// Whoever looks away for an hour stays logged in: the clock is moved while somebody is.
const here = houseWithPlayer({
  languages: ['en', 'ar'],
  'be.sessionIdleMinutes': 1440,
  'be.newDeviceMail': false,
  'be.captcha.afterRegistrations': 0,
})
const say = wordsOf('en')
let players = 0

/** What a person of each country writes in the form. */
const people: Record<string, Record<string, string>> = {
  MLT: {},
  SWE: { zipCode: '111 22', phoneNumber: '+46701234567', currency: 'SEK' },
  GBR: {
    zipCode: 'SW1A 1AA',
    phoneNumber: '+447400123456',
    currency: 'GBP',
    confirmPassword: 'Violet7Harbour',
    ageChecked: 'true',
    policyChecked: 'true',
    privacyPolicyChecked: 'true',
  },
  NLD: {
    zipCode: '1011 AB',
    phoneNumber: '+31612345678',
    repeatPhoneNumber: '+31612345678',
    birthCountry: 'NLD',
    occupation: 'employed',
    monthlyGamingBudget: '50.00',
    bank_issuer_id: 'INGBNL2A',
    ageChecked: 'true',
    policyChecked: 'true',
    privacyPolicyChecked: 'true',
  },
}

/** Somebody of a country at a browser, logged in. */
async function somebodyFrom(code: string, screen: Screen = desktop): Promise<{ page: Page; email: string }> {
  players += 1
  const email = `limits${Date.now()}x${players}@example.com`
  const own = { country: code, lastName: `Example${'abcdefghij'[players]}`, ...people[code], ...nationalIdOf(code) }
  await openAccount(here.house, email, code === 'GBR' ? { ...own, confirmEmail: email } : own)
  const page = await here.visitor(undefined, screen)
  await logInByCall(page, here.house, email)
  return { page, email }
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(here.house.origin + path)
  await ready(page)
}

const dialog = (page: Page) => page.locator('dialog[open]')
const field = (page: Page, key: string) => page.getByLabel(say(`limits.${key}`))
const save = (page: Page) => page.getByRole('button', { name: say('limits.save') })
const press = (page: Page, key: string) =>
  dialog(page)
    .getByRole('button', { name: say(key) })
    .click()
const advance = (hours: number) => here.house.control('/clock', { advanceSeconds: hours * 3600 })

/** The bodies of the calls that set limits. */
function sentBy(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/limits') sent.push(request.postDataJSON())
  })
  return sent
}
type Period = { amount: string | null; newAmount: string | null; status: string; seconds: { amount: number } | null }
const limitOf = async (page: Page, type: string, period: string): Promise<Period | undefined> =>
  ((await (await page.request.get(`${here.house.origin}/api/limits`)).json()) as { limits: Record<string, Record<string, Period>> }).limits[
    type
  ]?.[period] // the contract's

/** Types into a field and leaves it. */
async function type(page: Page, key: string, text: string): Promise<void> {
  await field(page, key).fill(text)
  await field(page, key).blur()
}

describe('under Swedish rules', () => {
  test('the limits are asked for after the login, checked as they are typed, raised after a delay, and a removal is not undone', async () => {
    await here.withSettings(country('SWE'), async () => {
      const { page } = await somebodyFrom('SWE', phone)
      const sent = sentBy(page)
      await go(page, '/')
      await dialog(page).getByText(say('limits.required')).waitFor()
      await expectAccessible(page)
      await type(page, 'deposit.daily', '200')
      await field(page, 'deposit.weekly').fill('150')
      expect(await dialog(page).getByText(say('limits.notLessThanDaily')).count()).toBe(0)
      await field(page, 'deposit.weekly').blur()
      const mistake = dialog(page).getByText(say('limits.notLessThanDaily'))
      await mistake.waitFor()
      const [below, above] = [await mistake.boundingBox(), await field(page, 'deposit.weekly').boundingBox()]
      expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(24)
      await field(page, 'deposit.daily').fill('100')
      expect(await mistake.count()).toBe(0)
      await type(page, 'deposit.monthly', '500')
      await save(page).click()
      await dialog(page).waitFor({ state: 'detached' })
      expect(sent).toEqual([{ type: 'deposit', dailyAmount: '100.00', weeklyAmount: '150.00', monthlyAmount: '500.00' }])

      await go(page, '/my/limits/payments')
      await type(page, 'deposit.monthly', '10000.01')
      await save(page).click()
      await dialog(page).locator('[data-popup=high]').waitFor()
      await expectAccessible(page)
      expect(sent).toHaveLength(1)
      await press(page, 'limits.confirm')
      await page.getByText(say('limits.raiseWaits')).waitFor()
      expect(await field(page, 'deposit.monthly').isDisabled()).toBe(true)
      expect(await limitOf(page, 'deposit', 'monthly')).toMatchObject({ amount: '500.00', newAmount: '10000.01' })
      await page.getByRole('button', { name: say('limits.action.undoIncrease') }).click()
      await page.getByText(say('limits.done.undoIncrease')).waitFor()
      expect(await limitOf(page, 'deposit', 'monthly')).toMatchObject({ amount: '500.00', newAmount: null })

      await go(page, '/my/limits/gaming')
      await type(page, 'loss.daily', '50')
      await save(page).first().click()
      await page.getByRole('button', { name: say('limits.remove') }).click()
      await page.getByText(say('limits.removalWaits')).waitFor()
      expect(await page.getByRole('button', { name: say('limits.action.undoRemove') }).count()).toBe(0)
      expect((await limitOf(page, 'loss', 'daily'))?.amount).toBe('50.00')
      await page.context().close()
    })
  })
})

describe('under British rules', () => {
  test('nobody has to have a limit; a raise waits a day and for a confirmation, a removal can be undone', async () => {
    await here.withSettings(country('GBR'), async () => {
      const { page, email } = await somebodyFrom('GBR')
      await go(page, '/my/limits/payments')
      await type(page, 'deposit.daily', '100')
      await save(page).click()
      await page.getByText(say('limits.saved')).waitFor()
      await type(page, 'deposit.daily', '80')
      await save(page).click()
      await vi.waitFor(async () => expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('80.00'))
      await type(page, 'deposit.daily', '250')
      await save(page).click()
      await press(page, 'limits.confirm')
      await page.getByText(say('limits.raiseWaits')).waitFor()
      await advance(25)
      await logInByCall(page, here.house, email)
      await go(page, '/my/limits/payments')
      await page.getByText(say('limits.raiseDue')).waitFor()
      await expectAccessible(page)
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('80.00')
      await page.getByRole('button', { name: say('limits.action.confirmIncrease') }).click()
      await page.getByText(say('limits.done.confirmIncrease')).waitFor()
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('250.00')

      await page.getByRole('button', { name: say('limits.remove') }).click()
      await page.getByRole('button', { name: say('limits.action.undoRemove') }).click()
      await page.getByText(say('limits.done.undoRemove')).waitFor()
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe('250.00')
      await page.getByRole('button', { name: say('limits.remove') }).click()
      await advance(25)
      await logInByCall(page, here.house, email)
      await go(page, '/my/limits/payments')
      await page.getByRole('button', { name: say('limits.action.confirmRemoval') }).click()
      await page.getByText(say('limits.done.confirmRemoval')).waitFor()
      expect((await limitOf(page, 'deposit', 'daily'))?.amount).toBe(null)
      expect((await page.request.get(`${here.house.origin}/my/limits/max-balance`)).status()).toBe(404)
      await page.context().close()
    })
  })
})

describe('under Dutch rules', () => {
  test('a change is meant twice, above the threshold a talk comes first, and it holds once an operator has approved and a week has passed', async () => {
    await here.withSettings(country('NLD'), async () => {
      const { page, email } = await somebodyFrom('NLD')
      const sent = sentBy(page)
      await go(page, '/my/limits/payments')
      await page.locator('header').getByText(say('shell.sessionTime')).waitFor()
      expect(await page.locator('header time').innerText()).toMatch(/\d\d:\d\d:\d\d/)
      expect(await page.locator('main').getByRole('textbox').count()).toBe(1)
      expect(await save(page).isDisabled()).toBe(true)
      await type(page, 'deposit.monthly', '0')
      expect(await save(page).isDisabled()).toBe(true)
      await type(page, 'deposit.monthly', '300')
      await save(page).click()
      await dialog(page)
        .getByRole('heading', { name: say('limits.confirmDepositTitle') })
        .waitFor()
      await expectAccessible(page)
      await press(page, 'limits.noThanks')
      expect([await field(page, 'deposit.monthly').inputValue(), sent]).toEqual(['', []])
      await type(page, 'deposit.monthly', '300')
      await save(page).click()
      await press(page, 'limits.confirm')
      await vi.waitFor(async () => expect((await limitOf(page, 'deposit', 'monthly'))?.amount).toBe('300.00'))
      expect(sent).toHaveLength(1)

      await type(page, 'deposit.monthly', '350.01')
      await save(page).click()
      await press(page, 'limits.confirm')
      await dialog(page).getByText(say('limits.contactText')).waitFor()
      await expectAccessible(page)
      await press(page, 'limits.back')
      await press(page, 'limits.confirm')
      const opened = page.context().waitForEvent('page')
      await press(page, 'limits.contactConfirm')
      const contact = await opened
      await vi.waitFor(() => expect(new URL(contact.url()).pathname).toBe('/contact-point'))
      await contact.close()
      await page.getByText(say('limits.raiseInReview')).waitFor()
      expect(sent).toHaveLength(2)

      await advance(24 * 7 + 1)
      expect(
        (await fairhouse<{ player: string }>(here.house, 'limits', 'approve', email, 'deposit', 'monthly', '--reason', 'by phone')).player,
      ).toBeTruthy()
      await logInByCall(page, here.house, email)
      expect((await limitOf(page, 'deposit', 'monthly'))?.amount).toBe('350.01')
      await page.context().close()
    })
  })

  test('the maximum balance and the time have their own dialogs, and the time is counted in hours and in days', async () => {
    await here.withSettings(country('NLD'), async () => {
      const { page } = await somebodyFrom('NLD', phone)
      const sent = sentBy(page)
      await go(page, '/my/limits/max-balance#max-balance-limit-form')
      await page.locator('#max-balance-limit-form').waitFor()
      await page.getByText(/7 days/).waitFor()
      await type(page, 'maxBalance.permanent', '1000')
      await save(page).click()
      await dialog(page)
        .getByRole('heading', { name: say('limits.confirmOtherTitle') })
        .waitFor()
      expect(sent).toEqual([])
      await press(page, 'limits.confirm')
      await vi.waitFor(async () => expect((await limitOf(page, 'maxBalance', 'permanent'))?.amount).toBe('1000.00'))

      await go(page, '/my/limits/time')
      await type(page, 'session.daily', '2')
      await save(page).click()
      await dialog(page)
        .getByRole('heading', { name: say('limits.confirmOtherTitle') })
        .waitFor()
      await press(page, 'limits.confirm')
      await vi.waitFor(async () => expect((await limitOf(page, 'session', 'daily'))?.seconds?.amount).toBe(7200))
      await page.locator('input[type=radio][value=weekly]').check({ force: true })
      await type(page, 'session.weekly', '2')
      await save(page).click()
      await press(page, 'limits.confirm')
      await vi.waitFor(async () => expect((await limitOf(page, 'session', 'weekly'))?.seconds?.amount).toBe(172_800))
      await expectAccessible(page)
      await page.context().close()
    })
  })
})

describe('under the default rules', () => {
  test('nobody has to have a limit, and one that shall not go on is asked about', async () => {
    const { page } = await somebodyFrom('MLT', phone)
    const sent = sentBy(page)
    await go(page, '/my/limits/payments')
    expect(await page.locator('main').getByRole('textbox').count()).toBe(3)
    await save(page).click()
    await page.getByText(say('limits.atLeastOne')).waitFor()
    await type(page, 'deposit.daily', '100')
    await save(page).click()
    await page.getByText(say('limits.saved')).waitFor()
    await page.getByLabel(say('limits.renew')).uncheck()
    await save(page).click()
    await dialog(page).getByText(say('limits.renewOffText')).waitFor()
    expect(sent).toHaveLength(1)
    await press(page, 'limits.confirm')
    await vi.waitFor(async () => expect(await field(page, 'deposit.daily').isDisabled()).toBe(true))
    await expectAccessible(page)
    await page.context().close()
  })

  test('time is no more than a day has, asked about before it is limited, told when half of it is used, and ends the login when it is up', async () => {
    const { page, email } = await somebodyFrom('MLT')
    await go(page, '/my/limits/time')
    await type(page, 'session.daily', '24.01')
    await page.locator('#limit-session-daily-error').getByText(say('limits.atMost')).waitFor()
    await type(page, 'session.daily', '1')
    await save(page).click()
    await dialog(page)
      .getByRole('heading', { name: say('limits.confirmTitle') })
      .waitFor()
    await press(page, 'limits.confirm')
    await page.getByText(say('limits.saved')).waitFor()
    await advance(0.55)
    await go(page, '/')
    await page.getByText(say('limits.warned.session')).waitFor()
    await advance(0.5)
    const session = async () => (await (await page.request.get(`${here.house.origin}/api/session`)).json()) as { profile: unknown } // the contract's
    await vi.waitFor(async () => expect((await session()).profile).toBe(null), { timeout: 10_000 })
    await expect(logInByCall(page, here.house, email)).rejects.toThrow(/"errorCode":122/)
    await advance(24)
    await logInByCall(page, here.house, email)
    await page.context().close()
  })

  test('the threshold of net deposits is there while limits are unknown, and gone once an operator has closed deposits', async () => {
    players += 1
    const email = `limits${Date.now()}x${players}@example.com`
    await openAccount(here.house, email)
    const page = await here.visitor('/login?page-after-login=/my/limits/payments')
    await ready(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/limits', async (route) => (await held, route.continue()))
    await fillSignIn(page, email)
    const entry = page.getByRole('navigation', { name: say('my.account') }).getByRole('link', { name: say('my.netDeposit') })
    await entry.waitFor()
    answer()
    await field(page, 'deposit.daily').waitFor()
    await entry.waitFor()
    await page.unrouteAll()
    await page.route('**/api/limits', async (route) => {
      const response = await route.fetch()
      const { limits } = (await response.json()) as { limits: { netDeposit: { permanent: { limited: boolean } } } } // the contract's
      limits.netDeposit.permanent.limited = true
      await route.fulfill({ response, json: { limits } })
    })
    await type(page, 'deposit.daily', '100')
    await save(page).click()
    await entry.waitFor({ state: 'detached' })
    await page.evaluate(() => window.postMessage({ type: 'redirect', url: '/my/limits/net-deposit-threshold' }, '*'))
    await page.getByRole('heading', { level: 1, name: say('shell.notFound') }).waitFor()
    await page.context().close()
  })
})
