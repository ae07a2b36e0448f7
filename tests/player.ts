import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { logInByCall, mailedLink, openAccount, password } from './calls.ts'
import type { RunningHouse } from './running-house.ts'
import { wordsOf } from './words.ts'

/** Test cards by what happens with them; the sandbox's control room lists them all. */
export const cards = {
  challenged: '4000000000003220',
  frictionless: '4242424242424242',
  withoutMethod: '4000000000003055',
  noFunds: '4000000000009995',
  challengeRefused: '4000008400001629',
  doubledNotice: '4000000000000093',
} as const

export { password }
let number = 0

/** A player at a browser, doing what a player does, in the words of a language. */
export function playerAt(house: RunningHouse, page: Page, language = 'en') {
  const say = wordsOf(language)
  const email = `player${Date.now()}x${(number += 1)}@example.com`
  const prefix = language === 'en' ? '' : `/${language}`
  const open = async (path: string) => {
    const response = await page.goto(`${house.origin}${prefix}${path}`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    return response
  }
  const dialog = (): Locator => page.locator('dialog[open]')
  const button = (key: string, within: Locator | Page = dialog()) => within.getByRole('button', { name: say(key) })
  const cardFrame = (): FrameLocator => dialog().frameLocator('iframe:not([aria-hidden])').first()

  return {
    email,
    say,
    open,
    dialog,
    button,
    cardFrame,
    page,

    /** Fills what a form asks, whatever the country asks: fields that are not there are passed over. */
    async fill(values: Record<string, string>): Promise<void> {
      const form = (await dialog().count()) > 0 ? dialog() : page.locator('main')
      for (const [name, value] of Object.entries(values)) {
        const field = form.locator(`[name="${name}"]`).first()
        if ((await field.count()) === 0) continue
        const kind = await field.evaluate((element) =>
          element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type,
        ) // else it is an input
        if (kind === 'select') await field.selectOption(value)
        else if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]:enabled`).check()
        else if (kind === 'checkbox') await field.setChecked(value === 'true')
        else await field.fill(value)
      }
    },

    /** Has an account without the forms. */
    join: () => openAccount(house, email),

    /** Is logged in without the form, from the next page on. */
    enter: () => logInByCall(page, house, email),

    async register(): Promise<void> {
      await open('/?modal=registration')
      await button('registration.agree').click()
      await dialog().locator('[name=email]').waitFor()
      await this.fill({ email, confirmEmail: email, password, confirmPassword: password })
      await button('registration.next').click()
      await dialog().locator('[name=firstName]').waitFor()
      await this.fill(await detailsFor(page))
      await button('registration.submit').click()
      await dialog().getByText(say('registration.successTitle')).waitFor()
    },

    /** Opens the link of the newest mail. */
    async activate(): Promise<void> {
      await page.goto(await mailedLink(house, email))
      await page.getByText(say('registration.activated')).waitFor()
    },

    async signIn(): Promise<void> {
      await open('/?modal=login')
      await dialog().locator('[name=login]').fill(email)
      await dialog().locator('[name=password]').fill(password)
      await button('sign-in.submit').click()
      await dialog().waitFor({ state: 'detached' })
    },

    /** Asks for a deposit, up to the card form. */
    async beginDeposit(amount: string, options: { save?: boolean } = {}): Promise<void> {
      await open(`/slots-games?modal=deposit&amount=${amount}`)
      if (options.save) await dialog().locator('[name=saveCard]').check()
      await dialog().locator('button[type=submit]').last().click()
      await cardFrame().locator('[autocomplete=cc-number]').waitFor()
    },

    async giveCard(card: string): Promise<void> {
      const form = cardFrame()
      await form.locator('[autocomplete=cc-number]').fill(card)
      await form.locator('[autocomplete=cc-exp]').fill('1230')
      await form.locator('[autocomplete=cc-csc]').fill('123')
      await form.locator('[autocomplete=cc-name]').fill('ADA EXAMPLE')
      await form.locator('button[type=submit]').first().click()
    },

    /** Answers the issuer's challenge with the code that always works in the sandbox. */
    async answerChallenge(): Promise<void> {
      const code = cardFrame().locator('[autocomplete=one-time-code]')
      await code.fill('123456')
      await cardFrame().locator('button.confirm').click()
    },

    /** Plays rounds of the slot that is open; each ends with a line in its log. */
    async spin(rounds: number): Promise<void> {
      const game = page.frameLocator('iframe').first()
      const told = game.getByRole('log').locator('> *')
      const spin = game.locator('#spin')
      await spin.and(game.locator(':enabled')).waitFor()
      for (let round = 0; round < rounds; round += 1) {
        const before = await told.count()
        await spin.click()
        await expect.poll(() => told.count()).toBeGreaterThan(before)
      }
    },

    /** What the header says the player can play with. */
    balance: (): Promise<string> => page.locator('[popovertarget=balance]').innerText(),

    /** The wallet as the server tells it to this browser. */
    async wallet(): Promise<Record<string, string>> {
      return page.evaluate(async () => (await fetch('/api/wallet')).json())
    },
  }
}
export type Player = ReturnType<typeof playerAt>

/** What a person of each country writes in the second form. */
const people: Record<string, Record<string, string>> = {
  GBR: { zipCode: 'SW1A 1AA', phoneNumber: '07400 123456' },
  SWE: { zipCode: '111 22', phoneNumber: '070-123 45 67' },
  NLD: { zipCode: '1011 AB', phoneNumber: '06 12345678' },
  ROU: { zipCode: '010011', phoneNumber: '0712 345 678' },
}

/** A national id of somebody who has not registered yet, and the birth date that it has. */
export function nationalIdOf(country: string): { nationalIdNumber?: string; birthDate: string } {
  const serial = (nationalIds += 1)
  const weightedSum = (digits: string, weights: number[]) => weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)
  if (country === 'SWE') {
    const digits = `900505${String(100 + serial).padStart(3, '0')}`
    const sum = [...digits].reduce(
      (total, digit, place) => total + [...String(Number(digit) * (place % 2 === 0 ? 2 : 1))].reduce((a, b) => a + Number(b), 0),
      0,
    )
    return { nationalIdNumber: `${digits}${(10 - (sum % 10)) % 10}`, birthDate: '1990-05-05' }
  }
  if (country === 'ROU') {
    const digits = `190050517${String(serial).padStart(3, '0')}`
    const rest = weightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
    return { nationalIdNumber: `${digits}${rest === 10 ? 1 : rest}`, birthDate: '1990-05-05' }
  }
  if (country === 'NLD') {
    const found = Array.from({ length: 200 }, (_, place) => String(100_000_000 + serial * 1000 + place)).find(
      (id) => weightedSum(id, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    )
    return { nationalIdNumber: found ?? '', birthDate: '1990-05-05' }
  }
  return { birthDate: '1990-05-05' }
}
let nationalIds = 0

/** Everything that the second form may ask, for the country that the page stands in. */
export async function detailsFor(page: Page, chosen?: string): Promise<Record<string, string>> {
  const country =
    chosen ?? (await page.evaluate(async () => ((await (await fetch('/api/settings')).json()) as { country: string }).country)) // the page's settings have it
  const phoneNumber = people[country]?.phoneNumber ?? '+35699123456'
  return {
    firstName: 'Ada',
    lastName: 'Example',
    gender: 'female',
    street: 'Harbour Street 1',
    zipCode: 'VLT 1000',
    city: 'Valletta',
    nickName: `ada_${Date.now() % 100_000}`,
    birthCountry: 'NLD',
    occupation: 'employed',
    monthlyGamingBudget: '50',
    ...people[country],
    phoneNumber,
    repeatPhoneNumber: phoneNumber,
    ...nationalIdOf(country),
    ageChecked: 'true',
    policyChecked: 'true',
    privacyPolicyChecked: 'true',
    ageAndPolicyChecked: 'true',
  }
}

type Steps = { steps: { fields: { name: string; onlyIf?: object }[] }[] }
/** The names of all fields that a registration of a country asks. */
export async function fieldNamesOf({ origin }: RunningHouse, country: string): Promise<string[]> {
  const { steps } = (await (await fetch(`${origin}/api/registration/fields?country=${country}`)).json()) as Steps // the contract's
  return steps.flatMap(({ fields }) => fields.flatMap(({ name, onlyIf }) => (onlyIf ? [] : [name])))
}
