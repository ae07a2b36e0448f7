import pg from 'pg'
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { bankOf } from './at-the-bank.ts'
import { openProfile, picture, type Screen } from './browser.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt, type Player } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

/** One way to pay of each kind, and how its payer pays: what is typed into the form, and what happens outside of it. */
type Way = { kind: string; method: number; fields?: Record<string, string>; pay: (player: Player, reference: string) => Promise<unknown> }

const page = (player: Player): FrameLocator => player.dialog().frameLocator('iframe:not([aria-hidden])').first()
const card = { cardNumber: cards.frictionless, cardExpiry: '12/40', cardCvc: '987', cardHolder: 'Ada Example' }

/** What is paid elsewhere: at a counter, a terminal, by a transfer, from a wallet of coins. */
const answer = (given: string) => async (_: Player, reference: string) => {
  const { orders } = await house.control<{ orders: { id: string; reference: string }[] }>('/orders')
  await house.control(`/orders/${orders.find((order) => order.reference === reference)?.id}/answer`, { answer: given })
}
const onItsPage = async (player: Player) => page(player).locator('button').first().click()

const ways: Way[] = [
  { kind: 'card', method: 1140001, pay: (player) => player.giveCard(cards.frictionless) },
  { kind: 'card by token', method: 1010001, fields: card, pay: async () => {} },
  {
    kind: 'wallet button',
    method: 210055,
    async pay(player) {
      const opened = player.page.context().waitForEvent('page')
      await player.dialog().locator('iframe[src*="wallet-button"]').contentFrame().locator('button').click()
      await (await opened).locator('button').first().click()
    },
  },
  {
    kind: 'bank',
    method: 440001,
    async pay(player) {
      const bank = bankOf(player)
      await bank.locator('[name=person]').first().check()
      await bank.locator('[name=answer][value=approve]').click()
    },
  },
  { kind: 'wallet', method: 390001, pay: onItsPage },
  { kind: 'voucher', method: 390043, pay: onItsPage },
  { kind: 'phone', method: 410006, pay: onItsPage },
  { kind: 'coins', method: 910002, pay: answer('pay') },
  { kind: 'transfer by a number of our own', method: 1210001, pay: answer('pay') },
  {
    kind: 'transfer to our account',
    method: 10000,
    pay: (_, reference) => house.control('/bank/transfers', { reference, amount: '40.00', currency: 'EUR' }),
  },
  { kind: 'terminal', method: 950001, pay: answer('pay') },
  { kind: 'counter', method: 10003, pay: answer('pay') },
  { kind: 'slip', method: 900002, pay: answer('pay') },
]

const database = new pg.Client({ connectionString: house.ownerUrl })
await database.connect()
await database.query(`update payment_method set data = jsonb_set(data, '{countries}', '[]') where id = any($1)`, [
  ways.map(({ method }) => method),
])
await database.query(`update payment_method set data = data - 'payAndPlayIncludeCountries' where id = 440001`)
await database.end()

const screens: { language: string; screen: Screen; name: string }[] = [
  { language: 'ar', screen: { width: 375, height: 812, dark: true }, name: 'on a phone, in Arabic, in the dark' },
  { language: 'en', screen: { width: 1440, height: 900 }, name: 'on a desktop, in English' },
]

describe.each(screens)('$name', ({ language, screen }) => {
  let browserPage: Page
  let player: Player
  let complaints: string[]
  let cents = 0
  beforeAll(async () => {
    ;({ page: browserPage, complaints } = await openProfile(browser, screen))
    player = playerAt(house, browserPage, language)
    await player.join()
    await player.enter()
  })

  test.each(widely(ways, 0, 8))('forty euros by $kind come from the button in the header to the balance beside it', async (way) => {
    const shot = (state: string) => picture(browserPage, `pay-${way.method}-${state}-${language}-${screen.width}`)
    const told = () => player.balance().then((text) => Number(text.replaceAll(/[^\d.]/g, '')) * 100)
    await player.open('/slots-games')
    expect(await told()).toBe(cents)
    await browserPage
      .locator('header')
      .getByRole('link', { name: player.say('shell.deposit') })
      .click()
    await player.dialog().locator(`[name=method][value="${way.method}"]`).check()
    await player.fill({ amount: '40', ...way.fields })
    await shot('form')
    const begun = browserPage.waitForResponse(
      (response) => response.url().endsWith('/api/deposits') && response.request().method() === 'POST',
    )
    if (way.kind === 'wallet button') await way.pay(player, '')
    else await player.dialog().locator('button[type=submit]').last().click()
    const { reference } = (await (await begun).json()) as { reference: string } // the contract's
    await player.dialog().getByText(player.say('cashier.submitting')).waitFor({ state: 'detached' })
    await shot('step')
    if (way.kind !== 'wallet button') await way.pay(player, reference)
    cents += 4000
    await expect.poll(told).toBe(cents)
    expect(Number((await player.wallet())['cash']) * 100).toBe(cents)
    await shot('paid')
    expect(complaints).toEqual([])
  })
})
