import { expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { cards, password, playerAt } from './player.ts'
import { fillSignIn, ready } from './address-bar.ts'
import { widely } from './widely.ts'

// Error 9102 (proofNeeded) in a browser: a payout to where none went before, a while after the login.

const here = houseWithPlayer()

test.each(
  widely(
    [
      ['a desktop', desktop, 'en'],
      ['a phone in Arabic', phone, 'ar'],
    ] as const,
    1,
  ),
)('a payout asks for the password once more, tells a wrong one, and goes out after the right one (%s)', async (_, screen, language) => {
  const { page, context, complaints } = await openProfile(here.browser, screen)
  const player = playerAt(here.house, page, language)
  await player.open('/login')
  await ready(page)
  await fillSignIn(page, here.player.email)
  await page.locator('body[data-user="logged-in"]').waitFor()
  // The first case pays in; the card and what is left of the money serve the others.
  if (Number((await player.wallet())['cash']) === 0) {
    await player.beginDeposit('50', { save: true })
    await player.giveCard(cards.frictionless)
    await expect.poll(async () => (await player.wallet())['cash']).toMatch(/50/)
  }
  await here.house.control('/clock', { advanceSeconds: 16 * 60 })
  await player.open('/?modal=withdraw')
  await player.dialog().locator('[name=amount]').fill('10')
  await player.dialog().locator('form button[type=submit]').last().click()
  const asked = page.getByRole('dialog', { name: player.say('sign-in.proofTitle') })
  await asked.waitFor()
  await expectAccessible(page)
  await asked.locator('[name=password]').fill('Wrong7Harbour')
  await player.button('shell.continue', asked).click()
  await asked.getByRole('alert').waitFor()
  await asked.locator('[name=password]').fill(password)
  await player.button('shell.continue', asked).click()
  await asked.waitFor({ state: 'detached' })
  await player.dialog().getByText(player.say('cashier.withdrawDone')).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
