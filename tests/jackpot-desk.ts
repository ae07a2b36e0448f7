import type { Browser, Page } from 'playwright-core'
import { desktop } from './browser.ts'
import { actAt, enterOffice, tabTo } from './office-desk.ts'
import type { RunningHouse } from './running-house.ts'

/** On the page of a jackpot's draft, starts it without a mouse; a second person agrees, in the dark. Returns their page. */
export async function startByTwo(house: RunningHouse, browser: Browser, page: Page, reason: string): Promise<Page> {
  await page.keyboard.press('o')
  await actAt(page, reason, /Running/)
  await page.getByText('This is a request now.').waitFor()
  const { page: second } = await enterOffice(house, browser, 'campaigns2', { ...desktop, dark: true })
  await second.keyboard.press('g')
  await second.keyboard.press('a')
  await tabTo(second, 'link', /Start a jackpot/)
  await second.keyboard.press('Enter')
  await second.getByText(reason).waitFor()
  await second.keyboard.press('a')
  await second.getByRole('dialog').getByText('Running').first().waitFor()
  await second.keyboard.press('Control+Enter')
  await second.getByText('Applied.').waitFor()
  return second
}
