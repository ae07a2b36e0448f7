import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { password } from './player.ts'
import type { RunningHouse } from './running-house.ts'

/** What the address bar says after the site's own name. */
export const addressOf = (page: Page, { origin }: RunningHouse) => page.url().slice(origin.length)

/** Waits until the page has come to an address. */
export const comesTo = (page: Page, house: RunningHouse, path: string) =>
  vi.waitFor(() => expect(addressOf(page, house)).toBe(path), { timeout: 45_000, interval: 50 })

/** Waits until the page's scripts work. */
export const ready = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' })

/** Signs in through the form that is open. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.locator('dialog [name=login], main [name=login]').first().fill(email)
  await page.locator('dialog [name=password], main [name=password]').first().fill(password)
  await page.locator('dialog button[type=submit], main form button[type=submit]').last().click()
}
