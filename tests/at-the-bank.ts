import type { FrameLocator, Page } from 'playwright-core'
import type { Player } from './player.ts'
import type { RunningHouse } from './running-house.ts'

/** The bank in its frame. */
export const bankOf = (player: Player): FrameLocator => player.page.frameLocator('iframe[src], iframe[name^=payment]').first()
/** The page knows whether somebody is logged in. */
export const body = (page: Page, user: 'logged-in' | 'logged-out') => page.locator(`body[data-user="${user}"]`).waitFor()

/** Stands before the bank and answers it. */
export async function atBank(
  player: Player,
  person: string | undefined,
  course?: string,
  bank: Page | FrameLocator = bankOf(player),
): Promise<void> {
  await bank.locator('[name=person]').first().waitFor()
  if (person) await bank.locator(`[name=person][value=${person}]`).check()
  if (course) await bank.locator('[name=course]').selectOption(course)
  await bank.locator(`[name=answer][value=${person ? 'approve' : 'refuse'}]`).click()
}

/** Fills the deposit form of a visitor and comes to the bank. */
export async function toBank(player: Player, amount: string): Promise<void> {
  const dialog = player.dialog()
  await dialog.locator('[name=amount]').fill(amount)
  await dialog.locator('[name=privacyPolicyChecked]').check()
  await dialog.locator('[name=depositAgeAndPolicyChecked]').check()
  await dialog.locator('button[type=submit]').click()
  await bankOf(player).locator('[name=person]').first().waitFor()
}

/** The product has asked the sandbox for Trustly's key; throws before. */
export async function expectTrustly({ origin }: RunningHouse): Promise<void> {
  const response = await fetch(`${origin}/api/resume`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ method: 440001 }),
  })
  if (!response.ok) throw new Error(`Trustly is not known yet: ${await response.text()}`)
}
