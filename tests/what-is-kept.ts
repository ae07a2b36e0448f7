import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './browser.ts'
import { playerAt } from './player.ts'
import type { RunningHouse } from './running-house.ts'

/** Reads on the profile of who is logged in what was given with a registration: the details, and each consent with its time. */
export async function expectKept(
  house: RunningHouse,
  context: BrowserContext,
  language: string,
  fields: Record<string, string>,
): Promise<void> {
  // In a tab of its own: the first one may still be on its way to the rules of the player's country.
  const page = await context.newPage()
  const { open, say } = playerAt(house, page, language)
  await open('/my/profile')
  const kept = page.getByRole('region', { name: say('my.givenTitle') })
  await kept.getByText(fields['birthDate']?.slice(0, 4) ?? '').waitFor()
  await expect.poll(() => kept.getByText(fields['nationalIdNumber'] ?? 'none').count()).toBe(0)
  const consents = page.getByRole('region', { name: say('my.consentsTitle') })
  await expect.poll(() => consents.getByText(say('my.consentToKeep')).count()).toBe(1)
  const given = Object.keys(fields).filter((name) => /Checked$|^receive|^publicPerson$|^campaignsEnabled$/.test(name))
  const dated = consents.locator('dd').filter({ hasText: String(new Date().getFullYear()) })
  await expect.poll(() => dated.count()).toBe(given.length + 1)
  await expectAccessible(page)
}
