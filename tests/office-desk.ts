import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, openProfile, type Screen } from './browser.ts'
import type { RunningHouse } from './running-house.ts'

// Somebody at a desk of the office, without a mouse.

/** Opens the office as one of the demonstration staff, as the control room's link does. */
export async function enterOffice(house: RunningHouse, browser: Browser, person: string, screen: Screen = desktop) {
  const profile = await openProfile(browser, screen)
  const { page } = profile
  const link = page.locator(`a[href$="as=${person}"]`)
  await page.goto(`${house.sandbox}/?at=office`)
  await expect.poll(async () => (await link.count()) > 0 || (await page.reload(), false), { timeout: 45_000 }).toBe(true)
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByRole('heading', { name: 'My work' }).waitFor()
  return profile
}

/** Types where the focus is. */
export const type = (page: Page, text: string) => page.keyboard.type(text)

/** Moves on by Tab until an element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, role: 'textbox' | 'combobox' | 'checkbox' | 'button' | 'link', name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  await wanted.waitFor()
  for (let n = 0; n < 60; n += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

/** Writes the reason in the dialog of an act, once it shows what the act would do, and sends it. */
export async function actAt(page: Page, reason: string, shows: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText(shows).first().waitFor()
  await tabTo(page, 'textbox', /^Reason/)
  await type(page, reason)
  await page.keyboard.press('Control+Enter')
}
