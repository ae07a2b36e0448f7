import type { Page } from 'playwright-core'
import { ready } from './address-bar.ts'
import { desktop, type Screen } from './browser.ts'
import { advanceClock, logInByCall, openAccount } from './calls.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { nationalIdOf } from './player.ts'
import { wordsOf } from './words.ts'

export const say = wordsOf('en')

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

/** A house in which people of several countries set limits. Whoever looks away for hours stays logged in: the clock is moved while somebody is. */
export function houseOfLimits() {
  const here = houseWithPlayer({
    languages: ['en', 'ar'],
    'be.sessionIdleMinutes': 1440,
    'be.newDeviceMail': false,
    'be.captcha.afterRegistrations': 0,
    // A warning is told once: it stays until it is seen, however slow the machine is.
    'fe.notifications.autoHideSec': 60,
  })
  let players = 0

  /** Opens an account of a country. */
  async function accountFrom(code: string): Promise<string> {
    players += 1
    const email = `limits${Date.now()}x${players}@example.com`
    const own = { country: code, lastName: `Example${'abcdefghij'[players]}`, ...people[code], ...nationalIdOf(code) }
    await openAccount(here.house, email, code === 'GBR' ? { ...own, confirmEmail: email } : own)
    return email
  }

  /** Somebody of a country at a browser, logged in. */
  async function somebodyFrom(code: string, screen: Screen = desktop): Promise<{ page: Page; email: string }> {
    const email = await accountFrom(code)
    const page = await here.visitor(undefined, screen)
    await logInByCall(page, here.house, email)
    return { page, email }
  }

  async function go(page: Page, path: string): Promise<void> {
    await page.goto(here.house.origin + path)
    await ready(page)
  }

  const limitOf = async (page: Page, type: string, period: string): Promise<Period | undefined> =>
    ((await (await page.request.get(`${here.house.origin}/api/limits`)).json()) as { limits: Record<string, Record<string, Period>> })
      .limits[type]?.[period] // the contract's
  const advance = (hours: number) => advanceClock(here.house, hours)
  return { here, accountFrom, somebodyFrom, go, limitOf, advance }
}

type Period = { amount: string | null; newAmount: string | null; status: string; seconds: { amount: number } | null }

export const dialog = (page: Page) => page.locator('dialog[open]')
export const field = (page: Page, key: string) => page.getByLabel(say(`limits.${key}`))
export const save = (page: Page) => page.getByRole('button', { name: say('limits.save') })
export const press = (page: Page, key: string) =>
  dialog(page)
    .getByRole('button', { name: say(key) })
    .click()

/** Types into a field and leaves it. */
export async function type(page: Page, key: string, text: string): Promise<void> {
  await field(page, key).fill(text)
  await field(page, key).blur()
}

/** The bodies of the calls that set limits. */
export function sentBy(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/limits') sent.push(request.postDataJSON())
  })
  return sent
}
