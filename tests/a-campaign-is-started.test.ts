import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { closeProfiles, desktop, expectAccessible, openBrowser, picture } from './browser.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// A campaign from its draft to the start that a second person approves, without a mouse.

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

/** What visitors are offered now, by name. */
async function offered(): Promise<string[]> {
  const response = await fetch(`${house.origin}/api/campaigns`)
  const { campaigns } = (await response.json()) as { campaigns: { title: string }[] } // the contract's answer
  return campaigns.map(({ title }) => title)
}

test('a campaign is drafted beside what players read, survives a reload, and is offered once a second person has agreed', async () => {
  const { page } = await enterOffice(house, browser, 'campaigns')
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await page.getByRole('link', { name: /^Example: half as much again/ }).waitFor()
  await expectAccessible(page)
  await picture(page, 'office-campaigns-1280')
  await page.keyboard.press('c')
  await page.getByRole('heading', { name: 'New campaign' }).waitFor()
  await page.getByText('This cannot be kept yet.').waitFor()
  await tabTo(page, 'textbox', /^Name in English/)
  await type(page, 'Summer at the quay')
  await tabTo(page, 'textbox', /^Bonus money/)
  await type(page, '10.00')
  await tabTo(page, 'textbox', /^Wagering factor/)
  await type(page, '60')
  const phone = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: 'Summer at the quay' }) })
  await phone.getByText('60 times the bonus').waitFor()
  await page.reload()
  await phone.getByText('60 times the bonus').waitFor()
  await page.getByRole('textbox', { name: /^Wagering factor/ }).focus()
  await page.keyboard.press('Control+A')
  await type(page, '5')
  await tabTo(page, 'combobox', /^Staked first/)
  await page.keyboard.press('ArrowDown')
  await page.getByText('Bonus money must not be staked before own money').first().waitFor()
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'button', /^Add a row/)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name in its address' }).focus()
  await type(page, 'orchard')
  await page.getByRole('textbox', { name: /^Counts, in %/ }).focus()
  await page.keyboard.press('Control+A')
  await type(page, '500')
  await page.getByText(/^wagering\.contributions\.games\.orchard: /).waitFor()
  await page.keyboard.press('Control+A')
  await type(page, '0')
  await page.getByText('This cannot be kept yet.').waitFor({ state: 'detached' })
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await actAt(page, 'The harbour has its summer.', /Summer at the quay/)
  await page.getByRole('heading', { level: 1, name: 'Summer at the quay' }).waitFor()
  await page.getByText('Draft', { exact: true }).waitFor()
  await phone.getByText('5 times the bonus').waitFor()
  expect(await offered()).not.toContain('Summer at the quay')

  await page.keyboard.press('o')
  await actAt(page, 'The harbour has its summer.', /Running/)
  await page.getByText('This is a request now.').waitFor()
  const { page: second } = await enterOffice(house, browser, 'campaigns2', { ...desktop, dark: true })
  await second.keyboard.press('g')
  await second.keyboard.press('a')
  await tabTo(second, 'link', /Start a campaign/)
  await second.keyboard.press('Enter')
  await second.getByText('The harbour has its summer.').waitFor()
  await second.keyboard.press('a')
  await second.getByRole('dialog').getByText('Running').first().waitFor()
  await second.keyboard.press('Control+Enter')
  await second.getByText('Applied.').waitFor()
  await expect.poll(offered).toContain('Summer at the quay')

  await second.goto(`${house.office}/campaigns/106`)
  await second.getByText('Running', { exact: true }).waitFor()
  await second.getByText('What the law of each country says').waitFor()
  await expectAccessible(second)
  await page.goto(`${house.office}/campaigns/101`)
  await page
    .getByText(/^Source: /)
    .first()
    .waitFor()
  await expectAccessible(page)
  await picture(page, 'office-campaign-1280')
})
