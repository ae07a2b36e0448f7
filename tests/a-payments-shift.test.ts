import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { closeProfiles, desktop, expectAccessible, openBrowser, openProfile, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { actAt, enterOffice, tabTo } from './office-desk.ts'
import { cards, playerAt, type Player } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// A shift of a payments person by keyboard alone: twenty withdrawals, of which two are escalated and one needs a second person.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse(
    { 'withdrawal.signFrom': { EUR: '40.00' }, 'withdrawal.secondFrom': { EUR: '60.00' }, 'be.newDeviceMail': false },
    { office: true },
  )
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

type Offer = { destinations: { storedDetailReference: string }[]; withdrawals: { status: string }[] }
const offerOf = async ({ page }: Player): Promise<Offer> =>
  (await page.request.get(`${house.origin}/api/payment/withdrawals`)).json() as Promise<Offer> // the contract's

/** Asks for withdrawals as a player's page does. */
async function ask(player: Player, amounts: readonly string[]): Promise<void> {
  const { destinations } = await offerOf(player)
  for (const amount of amounts) {
    const data = { amount, currency: 'EUR', storedDetailReference: destinations[0]?.storedDetailReference }
    const headers = { origin: house.origin, 'idempotency-key': randomUUID() }
    const answer = await player.page.request.post(`${house.origin}/api/payment/initWithdraw`, { data, headers })
    expect([amount, answer.status()]).toEqual([amount, 200])
  }
}

/** Asks the player for a passport from the page of a withdrawal, which stays open. */
async function askForPassport(page: Page): Promise<void> {
  await page.keyboard.press('d')
  await page.getByRole('checkbox', { name: 'Passport' }).waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Passport' }).evaluate((box) => box === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'The name on the card is another one.', /Passport/)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const heading = (page: Page, amount: string) => page.getByRole('heading', { level: 1, name: new RegExp(`${amount}.* to `) })
const rule = (page: Page) => page.getByRole('heading', { name: 'Why a person decides' })

test('twenty withdrawals are decided without a mouse: paid, signed, rejected, set aside, escalated, agreed to by somebody else', async () => {
  const { page: playersPage } = await openProfile(browser, desktop)
  const player = playerAt(house, playersPage)
  await player.join()
  await player.enter()
  await player.beginDeposit('500', { save: true })
  await player.giveCard(cards.frictionless)
  await expect.poll(async () => (await player.wallet())['cash']).toBe('500.00')
  const small = Array.from({ length: 15 }, (_, place) => `${11 + place}.00`)
  await ask(player, [...small, '28.00', '29.00', '30.00', '45.00', '70.00'])

  const { page } = await enterOffice(house, browser, 'payments')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await page.getByRole('heading', { name: 'Withdrawals' }).waitFor()
  await page.getByRole('link', { name: /4242/ }).first().waitFor()
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(21)
  await expectAccessible(page)
  await picture(page, 'office-withdrawals-1280')
  await page.keyboard.press('n')

  // The next one comes by itself after each decision.
  for (const amount of small) {
    await heading(page, amount).waitFor()
    await rule(page).waitFor()
    if (amount === small[0]) {
      await page.getByText('If it is rejected').waitFor()
      await page.getByRole('heading', { name: 'If it is paid' }).locator('..').locator('..').getByRole('table').first().waitFor()
      await expectAccessible(page)
      await picture(page, 'office-withdrawal-1280')
    }
    if (amount === small[2]) await askForPassport(page)
    await page.keyboard.press(amount === small[1] ? 'r' : 'a')
    await actAt(page, 'Destination and name agree.', amount === small[1] ? /money is the player/ : /goes to the provider/i)
  }

  for (const amount of ['28.00', '29.00']) {
    await heading(page, amount).waitFor()
    await page.keyboard.press('e')
    await actAt(page, 'Two names seem to be on this card.', /Escalated by/)
  }
  await heading(page, '30.00').waitFor()
  await page.keyboard.press('h')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'The bank looks into it until tomorrow.', /Set aside until/)

  // From 40.00 a passkey signs, from 60.00 somebody else agrees.
  await heading(page, '45.00').waitFor()
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('button', { name: /sign/i }).waitFor()
  await actAt(page, 'Looked at twice, all agrees.', /goes to the provider/i)
  await heading(page, '70.00').waitFor()
  await page.keyboard.press('a')
  await actAt(page, 'A large one, all agrees.', /goes to the provider/i)
  await page.getByText('This is a request now.').waitFor()
  await page.keyboard.press('Escape')
  // The dialog has such a link, too, and keeps the keys until it is gone.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('main').getByRole('link', { name: 'Open the request' }).waitFor()
  await page.keyboard.press('n')
  await page.getByText('Nothing more is free in this queue.').waitFor()

  const { page: second } = await enterOffice(house, browser, 'payments2')
  await second.keyboard.press('g')
  await second.keyboard.press('a')
  await second.getByRole('heading', { name: 'Approvals' }).waitFor()
  await second.getByText('Pay a withdrawal').first().waitFor()
  await second.keyboard.press('j')
  await second.keyboard.press('Enter')
  await second.getByText('A large one, all agrees.').waitFor()
  await second.keyboard.press('a')
  await second
    .getByRole('dialog')
    .getByText(/goes to the provider/i)
    .first()
    .waitFor()
  await second.keyboard.press('Control+Enter')
  await second
    .getByText(/Applied|Done/)
    .first()
    .waitFor()

  // Whoever leads is given what was escalated, with the reason beside it.
  const { page: lead } = await enterOffice(house, browser, 'paymentsLead')
  await lead.keyboard.press('g')
  await lead.keyboard.press('w')
  await lead.getByRole('heading', { name: 'Withdrawals' }).waitFor()
  await lead.keyboard.press('n')
  for (const amount of ['28.00', '29.00']) {
    await heading(lead, amount).waitFor()
    await lead.getByText('Two names seem to be on this card.').waitFor()
    await lead.keyboard.press('r')
    await actAt(lead, 'The card belongs to somebody else.', /money is the player/)
  }
  await lead.getByText('Nothing more is free in this queue.').waitFor()

  const asked = (await player.page.request.get(`${house.origin}/api/documents`)).json() as Promise<{ requests: { type: string }[] }> // the contract's
  expect((await asked).requests).toEqual([{ group: 'identity', type: 'passport' }])

  // Sixteen are paid, three rejected, one waits until tomorrow; the money agrees.
  const states = async () =>
    (await offerOf(player)).withdrawals.reduce<Record<string, number>>(
      (all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }),
      {},
    )
  await expect.poll(states).toEqual({ paid: 16, rejected: 3, pending: 1 })
  const paid = small.filter((_, place) => place !== 1).reduce((sum, amount) => sum + Number(amount), 0) + 45 + 70
  await expect.poll(async () => Number((await player.wallet())['cash'])).toBe(500 - paid - 30)
  const verified = await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')
  expect(verified.flatMap(({ faults }) => faults)).toEqual([])
}, 300_000)
