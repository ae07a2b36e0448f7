import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { logInByCall } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { playersOf } from './players-of.ts'

const here = houseWithPlayer({ 'be.newDeviceMail': false, 'be.captcha.afterRegistrations': 0 })
const { somebody, go, advance } = playersOf(here)
const main = (page: Page) => page.locator('main')

test('in Great Britain an exclusion whose time is over holds on: the player asks to play again, is told what follows, and a day later may', async () => {
  // Everybody's rules are the British ones here; nobody of this test is from there.
  await fairhouse(here.house, 'settings', 'set', 'country.appliedRules', '{"MLT":"GBR","FIN":"GBR"}')
  const { page, email, say } = await somebody('/my/limits/self-exclusion')
  await main(page).getByText(say('exclusion.pointEndsWhenAsked')).waitFor()
  await main(page)
    .getByRole('button', { name: say('shell.continue') })
    .click()
  await main(page)
    .getByRole('button', { name: say('exclusion.beginExclusion') })
    .click()
  await main(page).getByText(say('exclusion.isExcludedAtLeast')).waitFor()
  await advance(24 * 185)

  await logInByCall(page, here.house, email)
  await go(page, '/')
  await page.getByText(say('exclusion.isOver')).waitFor()
  await page.getByRole('link', { name: say('exclusion.returnTitle') }).click()
  const ask = main(page).getByRole('button', { name: say('exclusion.returnAsk') })
  await ask.click()
  await main(page).getByText(say('exclusion.returnOpens')).waitFor()
  await expectAccessible(page)
  await expect.poll(() => main(page).getByLabel(say('exclusion.returnOffers')).isChecked()).toBe(false)
  await ask.click()
  await page.getByText(say('exclusion.isComingBack')).first().waitFor()
  await expect.poll(() => ask.count()).toBe(0)

  await advance(24)
  await logInByCall(page, here.house, email)
  await go(page, '/my/limits/self-exclusion')
  await main(page).getByText(say('exclusion.pointEndsWhenAsked')).waitFor()
  await expect.poll(() => page.getByText(say('exclusion.isComingBack')).count()).toBe(0)
  await page.context().close()
})
