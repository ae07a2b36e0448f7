import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, phone } from './browser.ts'
import { houseWithPlayer } from './house-with-player.ts'
import { changeBirthDates, moveEveryPlayerTo } from './settings.sql.ts'
import { wordsOf } from './words.ts'

// Proves SHL-077, SHL-547, SHL-773.

const here = houseWithPlayer({ 'country.appliedRules': { NLD: 'MLT' } })
const say = wordsOf('en')
const age = (page: Page) => page.getByRole('region', { name: say('verification.ageTitle') })
const start = (page: Page) => age(page).getByRole('button')
beforeAll(async () => {
  await moveEveryPlayerTo(here.house, 'NLD')
  await changeBirthDates(here.house.ownerUrl, '1985-03-10')
})

/** To the bank, who says who it is, and back. */
async function atBank(page: Page, person: string | undefined): Promise<void> {
  await age(page).locator('[name=bic]').selectOption('RABONL2U')
  await start(page).click()
  if (person) await page.locator(`[name=person][value=${person}]`).check()
  await page.locator(`[name=answer][value=${person ? 'agree' : 'refuse'}]`).click()
  await age(page).waitFor()
}

test('a player has the age verified by the bank: refused, by somebody else, and at last by who it is', async () => {
  const page = await here.playersPage('/my/verification', phone)
  await age(page).getByText(say('verification.notProven')).waitFor()
  await expectAccessible(page)
  await start(page).click()
  await age(page).locator('[name=bic][aria-invalid=true]').waitFor()
  const begun = page.waitForRequest(/\/api\/age-verification\/idin$/)
  await atBank(page, undefined)
  expect((await begun).postDataJSON()).toEqual({ bic: 'RABONL2U', returnUrl: '/my/verification' })
  await age(page).getByText(say('error.abortedVerification')).waitFor()
  await atBank(page, 'erika')
  await age(page).getByText(say('error.identificationFailed')).waitFor()
  await expectAccessible(page)
  await atBank(page, 'willeke')
  await age(page).getByText(say('verification.proven')).waitFor()
  await expect.poll(() => start(page).count()).toBe(0)
  await page.goto(`${here.house.origin}/my/profile`)
  await age(page).getByText(say('verification.proven')).waitFor()
  await page.context().close()
})
