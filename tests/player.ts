import type { FrameLocator, Locator, Page } from 'playwright-core'
import { vi } from 'vitest'
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

export const password = 'Violet7Harbour'
let number = 0

/** A player at a browser, doing what a player does, in the words of a language. */
export function playerAt(house: RunningHouse, page: Page, language = 'en') {
  const say = wordsOf(language)
  const email = `player${Date.now()}x${(number += 1)}@example.com`
  const prefix = language === 'en' ? '' : `/${language}`
  const open = (path: string) => page.goto(`${house.origin}${prefix}${path}`)
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

    async register(): Promise<void> {
      await open('/?modal=registration')
      await button('registration.agree').click()
      await dialog().locator('[name=email]').fill(email)
      await dialog().locator('[name=password]').fill(password)
      await button('registration.next').click()
      const details = {
        firstName: 'Ada',
        lastName: 'Example',
        birthDate: '1990-05-05',
        street: 'Harbour Street 1',
        zipCode: 'VLT 1000',
        city: 'Valletta',
        phoneNumber: '+35699123456',
      }
      await dialog().locator('[name=firstName]').waitFor()
      for (const [name, value] of Object.entries(details)) await dialog().locator(`[name=${name}]`).fill(value)
      await dialog().locator('[name=ageAndPolicyChecked]').check()
      await button('registration.submit').click()
      await dialog().getByText(say('registration.successTitle')).waitFor()
    },

    /** Opens the link of the newest mail. */
    async activate(): Promise<void> {
      const newest = async () => {
        const [link] = (await house.control<{ mails: { links: string[] }[] }>(`/mails?to=${email}`)).mails[0]?.links ?? []
        if (!link) throw new Error(`No mail has come for ${email}`)
        return link
      }
      await page.goto(await vi.waitFor(newest, { timeout: 10_000, interval: 100 }))
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
        await vi.waitFor(
          async () => {
            if ((await told.count()) === before) await spin.click()
            if ((await told.count()) === before) throw new Error('The round has not ended')
          },
          { timeout: 20_000, interval: 1500 },
        )
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
