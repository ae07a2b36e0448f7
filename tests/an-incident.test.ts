import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { closeProfiles, desktop, expectAccessible, openBrowser, openProfile, picture } from './browser.ts'
import { logInByCall } from './calls.ts'
import { choose } from './deposit-form.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { playerAt, type Player } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// An incident from its alarm to its all-clear, by keyboard alone, and what players see of it meanwhile.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({}, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

const card = 1140001
const submit = (player: Player) => player.dialog().locator('form button[type=submit]').last().click()

test('deposits of one provider are stopped in one country, refused there with the operator’s words, and started again', async () => {
  const { page } = await enterOffice(house, browser, 'compliance')
  const { page: playersPage } = await openProfile(browser, desktop)
  const player = playerAt(house, playersPage)
  await player.join()
  await logInByCall(playersPage, house, player.email)

  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await page.getByRole('heading', { name: 'Incidents', exact: true }).waitFor()
  await page.keyboard.press('c')
  await tabTo(page, 'textbox', /^What has happened/)
  await type(page, 'Cards are charged twice')
  await expectAccessible(page)
  await tabTo(page, 'checkbox', /^Payments lead/)
  await page.keyboard.press('Space')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'Three players have called.', /Cards are charged twice/)
  await page.getByRole('heading', { name: 'Time line' }).waitFor()
  await page.getByText('paymentsLead').waitFor()

  await page.keyboard.press('x')
  await tabTo(page, 'combobox', /^Which/)
  await type(page, 'card-acquirer')
  await tabTo(page, 'textbox', /^Country/)
  await type(page, 'MLT')
  await tabTo(page, 'textbox', /^What players read: English/)
  await type(page, 'Cards are back at noon.')
  await page.locator('dd', { hasText: 'Cards are back at noon.' }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-stop-1280')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'Until the provider has answered.', /card-acquirer · MLT/)
  await page.getByRole('status').getByText('1 thing is stopped').waitFor()

  await player.open('/')
  await choose(player, card)
  await submit(player)
  await playersPage.getByText('Cards are back at noon.').first().waitFor()

  await page.keyboard.press('n')
  await tabTo(page, 'textbox', /^Note/)
  await type(page, 'The provider has found it.')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('The provider has found it.').first().waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: /^Note/ }).waitFor({ state: 'detached' })
  await page.getByText('The provider has found it.').first().waitFor()
  await expectAccessible(page)
  await picture(page, 'office-incident-1280')

  await page.keyboard.press('o')
  await actAt(page, 'It has been mended.', /Running/)
  await page.getByText('1 thing is stopped').waitFor({ state: 'detached' })
  await choose(player, card)
  await submit(player)
  await player.cardFrame().locator('input').first().waitFor()

  await page.keyboard.press('c')
  await actAt(page, 'All is as it was.', /Closed/)
  const report = page.getByRole('textbox', { name: 'The report as text' })
  await report.waitFor()
  for (const line of ['Deposits: card-acquirer, MLT', 'The provider has found it.', 'All is as it was.'])
    await expect.poll(() => report.inputValue()).toContain(line)
  await expectAccessible(page)
})

test('while the whole site is stopped every page says so in its language, and a player who is logged in still reaches limits', async () => {
  const { page } = await enterOffice(house, browser, 'compliance')
  const { page: playersPage } = await openProfile(browser, desktop)
  const player = playerAt(house, playersPage)
  await player.join()
  await logInByCall(playersPage, house, player.email)
  await page.goto(`${house.office}/incidents/new`)
  await tabTo(page, 'textbox', /^What has happened/)
  await type(page, 'All is to be looked at')
  await page.keyboard.press('Enter')
  await actAt(page, 'Nothing is to move for now.', /All is to be looked at/)
  await page.getByRole('heading', { name: 'Time line' }).waitFor()
  await page.keyboard.press('x')
  await tabTo(page, 'combobox', /^What/)
  await type(page, 'The whole site')
  await tabTo(page, 'button', /See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'Nothing is to move for now.', /^site$/)
  await page.getByRole('status').getByText('The whole site').waitFor()

  const told = await playersPage.goto(`${house.origin}/sv`)
  expect([told?.status(), told?.headers()['retry-after']]).toEqual([503, '60'])
  await playersPage.getByRole('heading', { name: 'Sajten är stängd en kort stund' }).waitFor()
  await expectAccessible(playersPage)
  await player.open('/my/limits/payments')
  await playersPage.getByRole('heading', { name: /limit/i }).first().waitFor()

  await page.keyboard.press('o')
  await actAt(page, 'It has been looked at.', /Running/)
  await expect.poll(async () => (await playersPage.goto(house.origin))?.status()).toBe(200)
})
