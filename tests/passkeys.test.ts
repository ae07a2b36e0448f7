import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ready } from './address-bar.ts'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { openJourney } from './journey.ts'
import { password, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

/** A device of the browser's own that keeps passkeys; its owner agrees, or is not there. */
async function openDevice(context: BrowserContext, page: Page) {
  const debug = await context.newCDPSession(page)
  await debug.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', { options })
  return { agrees: (isUserVerified: boolean) => debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }) }
}

test.each(
  widely(
    [
      ['en', desktop],
      ['ar', phone],
    ] as const,
    1,
  ),
)('in %s a player adds a passkey, signs in with it alone, and removes it', async (language, screen) => {
  const { context, page, complaints } = await openProfile(browser, screen)
  const device = await openDevice(context, page)
  const player = playerAt(house, page, language)
  const { say } = player
  await player.join()
  await player.enter()
  await player.open('/my/passkeys')
  await ready(page)
  await page.getByText(say('my.noPasskeys')).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('my.passkeyAdd') }).click()
  await page.locator('main [name=password]').fill(password)
  await page.getByRole('button', { name: say('my.passkeyAdd') }).click()
  await page.getByText(say('my.passkeyAdded')).waitFor()
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chrome, Linux' }).waitFor()

  await player.open('/logout')
  await page.locator('body[data-user="logged-out"]').waitFor()
  await player.open('/login')
  await ready(page)
  await expectAccessible(page)
  await device.agrees(false)
  await page.getByRole('button', { name: say('sign-in.passkey') }).click()
  await page.getByText(say('sign-in.passkeyStopped')).waitFor()
  await device.agrees(true)
  await page.getByRole('button', { name: say('sign-in.passkey') }).click()
  await page.locator('body[data-user="logged-in"]').waitFor()

  await player.open('/my/passkeys')
  await ready(page)
  await page.getByRole('main').getByRole('listitem').getByRole('button').click()
  await page.locator('main [name=password]').fill(password)
  await page.getByRole('button', { name: say('my.passkeyRemoveGo') }).click()
  await page.getByText(say('my.noPasskeys')).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
