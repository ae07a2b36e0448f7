import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { closeProfiles, desktop, expectAccessible, openBrowser, openProfile, picture } from './browser.ts'
import { openAccount } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { playerAt } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// Money that waits in suspense, and registrations that look like one person: decided by keyboard alone.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({ 'be.newDeviceMail': false }, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

test('money that names no deposit is credited to the player whose it is, who is found by the address', async () => {
  const { page: playersPage } = await openProfile(browser, desktop)
  const player = playerAt(house, playersPage)
  await player.join()
  await player.enter()
  await house.control('/bank/transfers', { reference: 'FOR BINGO', amount: '40.00', currency: 'EUR', name: 'A. Example' })
  await expect.poll(async () => (await fairhouse<unknown[]>(house, 'suspense', 'list')).length).toBe(1)

  const { page } = await enterOffice(house, browser, 'payments')
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'Money in suspense' }).waitFor()
  await page.getByRole('table').getByText('bank-transfer').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.getByText('Nobody that we know').waitFor()
  await page.keyboard.press('a')
  await page.getByRole('textbox', { name: 'Player' }).waitFor()
  await tabTo(page, 'textbox', /^Player/)
  await expectAccessible(page)
  await picture(page, 'office-suspense-1280')
  await type(page, player.email)
  await page.keyboard.press('Enter')
  await actAt(page, 'The player has shown the statement.', /Player's cash/)
  await page.getByText('Nothing more is free in this queue.').waitFor()
  await player.open('/')
  await expect.poll(async () => (await player.wallet())['cash']).toBe('40.00')
})

test('two registrations that look like one person stand beside each other, masked', async () => {
  for (const [email, firstName] of [
    ['one@example.com', 'Kim'],
    ['other@example.com', 'Lee'],
  ] as const)
    await openAccount(house, email, { firstName, phoneNumber: '+35699111222' })
  await expect.poll(async () => (await fairhouse<unknown[]>(house, 'reviews', 'list')).length).toBe(1)

  const { page } = await enterOffice(house, browser, 'verification')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.getByRole('heading', { name: 'Registration reviews' }).waitFor()
  await tabTo(page, 'link', /looks like/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'The older account' }).waitFor()
  await page.getByText('o•••@e•••.com').first().waitFor()
  expect(await page.getByText('@example.com').count()).toBe(0)
  await expectAccessible(page)
  await picture(page, 'office-review-1280')
  await page.keyboard.press('a')
  await actAt(page, 'Both have shown a passport.', /Two people/)
  await page.getByText('Nothing more is free in this queue.').waitFor()
  await expect.poll(async () => (await fairhouse<unknown[]>(house, 'reviews', 'list')).length).toBe(0)
})
