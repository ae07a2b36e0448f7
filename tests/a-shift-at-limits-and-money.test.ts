import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { closeProfiles, desktop, expectAccessible, openBrowser, openProfile, picture } from './browser.ts'
import { advanceClock, logInByCall } from './calls.ts'
import { joinWithoutLoss, payByCard, type Joined } from './calls-without-loss.ts'
import { fairhouse } from './command-line.ts'
import { actAt, enterOffice, tabTo } from './office-desk.ts'
import { startHouse, type RunningHouse } from './running-house.ts'
import { stake } from './studio-without-loss.ts'

// Raised limits, debts and rounds that hang: decided by keyboard alone.
// that failed and requests to play again: decided by keyboard alone.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({ 'be.newDeviceMail': false, 'be.captcha.afterRegistrations': 0 }, { office: true })
  browser = await openBrowser()
})
const set = (name: string, value: string) => fairhouse(house, 'settings', 'set', name, value)
afterEach(async () => {
  await set('country.appliedRules', '{}')
  await set('be.debt.recovery', '"nextDeposit"')
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

const over = 'Nothing more is free in this queue.'
const houseTime = async () =>
  Date.parse(((await (await fetch(`${house.origin}/api/settings`)).json()) as { serverTime: string }).serverTime) // the contract's
const cashOf = async ({ ask }: Joined) => ((await ask('/api/wallet')).body as unknown as { cash: string }).cash // the contract's

test('a raise is approved after the talk that the rules want, and another is rejected', async () => {
  const players = [await joinWithoutLoss(house), await joinWithoutLoss(house)]
  // Everybody's rules are the Dutch ones here; nobody of this test is from there.
  await set('country.appliedRules', '{"MLT":"NLD"}')
  for (const [place, amount] of ['500.00', '600.00'].entries()) {
    const { post } = players[place]! // there are two
    await post('/api/limits', { type: 'deposit', monthlyAmount: '100.00' })
    const raised = await post('/api/limits', { type: 'deposit', monthlyAmount: amount, highLimitConfirmed: true })
    expect([raised.status, raised.body.error]).toEqual([200, undefined])
  }
  const { page } = await enterOffice(house, browser, 'protection')
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await page.getByRole('heading', { name: 'Limit raises' }).waitFor()
  await page.getByRole('link', { name: 'Deposits, monthly' }).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: /to .*500\.00/ }).waitFor()
  await page.getByText('The rules want a talk with the player before this is approved.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('c')
  await actAt(page, 'By phone: wages shown, knows the risk.', /Spoken with/)
  await page.getByRole('heading', { name: 'If it is approved' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await picture(page, 'office-limit-raise-1280')
  await page.keyboard.press('a')
  await actAt(page, 'Spoken with, can afford it.', /Takes effect/)
  await page.getByRole('heading', { level: 1, name: /to .*600\.00/ }).waitFor()
  await page.keyboard.press('r')
  await actAt(page, 'Shows no income for that.', /the old limit holds on/)
  await page.getByText(over).waitFor()
  expect(await fairhouse<unknown[]>(house, 'limits', 'waiting')).toEqual([])
})

test('a debt is taken from the cash that the player has by now', async () => {
  await set('be.debt.recovery', '"never"')
  const player = await joinWithoutLoss(house)
  const reference = await payByCard(house, player)
  await expect.poll(() => cashOf(player)).toBe('20.00')
  await stake(house, player, [1500], 'closed')
  await house.control(`/payments/${reference}/act`, { act: 'chargeback' })
  await expect.poll(() => cashOf(player)).toBe('0.00')
  await payByCard(house, player)
  await expect.poll(() => cashOf(player)).toBe('20.00')

  const { page } = await enterOffice(house, browser, 'payments')
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.getByRole('heading', { name: 'Debts' }).waitFor()
  await page.getByRole('link', { name: 'Ada E.' }).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: /Ada E\. owes .*15\.00/ }).waitFor()
  await page.getByRole('heading', { name: 'If it is taken from the cash' }).waitFor()
  await page.getByText("Player's cash").first().waitFor()
  await expectAccessible(page)
  await picture(page, 'office-debt-1280')
  await page.keyboard.press('a')
  await actAt(page, 'The bank has taken the payment back.', /Debt of players/)
  await page.getByText(over).waitFor()
  await expect.poll(() => cashOf(player)).toBe('5.00')
})

test('a studio is asked about one round that hangs, and the stake of another is given back by a second person', async () => {
  const player = await joinWithoutLoss(house)
  await payByCard(house, player)
  await expect.poll(() => cashOf(player)).toBe('20.00')
  await stake(house, player, [300, 400], 'open')
  await advanceClock(house, 25)

  const { page } = await enterOffice(house, browser, 'games')
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await page.getByRole('heading', { name: 'Pending rounds' }).waitFor()
  const rows = page.getByRole('link', { name: 'Orchard' })
  // A list that was just loaded anew is given its time to be drawn before it is loaded once more.
  const drawn = async () => {
    await page.reload()
    await rows.nth(1).waitFor({ timeout: 10_000 })
  }
  await expect.poll(async () => (await rows.count()) === 2 || (await drawn().catch(() => undefined), false), { timeout: 90_000 }).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: /3\.00.* in play/ }).waitFor()
  await page.getByText('The studio does not know this round').first().waitFor()
  await page.keyboard.press('a')
  // The answer stands on the page, and is told once more.
  await page.getByText('The studio does not know this round').nth(1).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: /4\.00.* in play/ }).waitFor()
  await page.getByText('The studio does not know this round').first().waitFor()
  await page.getByText('In open rounds').first().waitFor()
  await expectAccessible(page)
  await picture(page, 'office-round-1280')
  await page.keyboard.press('r')
  await actAt(page, 'The studio has lost this round.', /Stake is given back/)
  await page.getByText('This is a request now.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: /3\.00.* in play/ }).waitFor()

  const { page: second } = await enterOffice(house, browser, 'games2')
  await second.keyboard.press('g')
  await second.keyboard.press('a')
  await second.getByRole('heading', { name: 'Approvals' }).waitFor()
  await second.getByText('Give the stake of a round back').first().waitFor()
  await second.keyboard.press('j')
  await second.keyboard.press('Enter')
  await second.getByText('The studio has lost this round.').waitFor()
  await second.keyboard.press('a')
  await second
    .getByRole('dialog')
    .getByText(/Stake is given back/)
    .first()
    .waitFor()
  await second.keyboard.press('Control+Enter')
  await second
    .getByText(/Applied|Done/)
    .first()
    .waitFor()
  const verified = await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')
  expect(verified.flatMap(({ faults }) => faults).filter((fault) => !fault.includes('its studio does not know it'))).toEqual([])
}, 300_000)

test('a notice that nobody can read is dismissed', async () => {
  const body = '{"id":"evt_odd"}'
  const time = String(Math.floor((await houseTime()) / 1000))
  const v1 = createHmac('sha256', house.secrets.acquirerWebhook ?? '')
    .update(`${time}.${body}`)
    .digest('hex')
  const sent = await fetch(`${house.origin}/notices/card-acquirer`, {
    method: 'POST',
    headers: { 'acquirer-signature': `t=${time},v1=${v1}`, 'content-type': 'application/json' },
    body,
  })
  expect(sent.status).toBe(400)
  const { page } = await enterOffice(house, browser, 'payments')
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await page.getByRole('heading', { name: 'Failed notices' }).waitFor()
  await page.getByRole('link', { name: 'card-acquirer' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: 'card-acquirer: could not be read' }).waitFor()
  await page.getByText('evt_odd').first().waitFor()
  await page.getByText('It still cannot be read').first().waitFor()
  await expectAccessible(page)
  await picture(page, 'office-notice-1280')
  await page.keyboard.press('r')
  await actAt(page, 'The acquirer has sent the right one since.', /Dismissed/)
  await page.getByText(over).waitFor()
})

test('an exclusion whose end was asked for is extended', async () => {
  const player = await joinWithoutLoss(house)
  // Everybody's rules are the British ones here; nobody of this test is from there.
  await set('country.appliedRules', '{"MLT":"GBR"}')
  const { body } = await player.post('/api/exclusion/self-exclusion', { months: 6 })
  expect(body.error).toBe(undefined)
  await advanceClock(house, 24 * 185)
  const { page: own } = await openProfile(browser, desktop)
  await logInByCall(own, house, player.email)
  const asked = await own.request.post(`${house.origin}/api/exclusion/return`, {
    data: { offers: false },
    headers: { origin: house.origin },
  })
  expect(asked.status()).toBe(200)

  const { page } = await enterOffice(house, browser, 'protection')
  await page.keyboard.press('g')
  await page.keyboard.press('x')
  await page.getByRole('heading', { name: 'Exclusion returns' }).waitFor()
  await page.getByRole('link', { name: 'Ada E.' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: 'Ada E. wants to play again' }).waitFor()
  await page.getByText('Nobody can end it earlier').waitFor()
  await page.getByRole('heading', { name: 'If nothing speaks against it' }).waitFor()
  await page.keyboard.press('r')
  await tabTo(page, 'combobox', /^For how long/)
  await expectAccessible(page)
  await picture(page, 'office-exclusion-return-1280')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'Told of losses at the talk.', /Extended/)
  await page.getByText(over).waitFor()
})
