import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeProfiles, expectAccessible, expectReadable, openBrowser, openProfile, phone, picture } from './browser.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { startByTwo } from './jackpot-desk.ts'
import { cards, playerAt } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// A jackpot from its draft in the office to the round that wins it, and to the reader who checks that what was promised was kept.

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

const reason = 'The harbour has its summer.'

/** What there is of jackpots for anybody who asks. */
async function jackpots(): Promise<{ id: string; name: string; meter: string }[]> {
  const response = await fetch(`${house.origin}/api/jackpots`)
  return ((await response.json()) as { jackpots: { id: string; name: string; meter: string }[] }).jackpots // the contract's answer
}

/** Drafts a pot of 100.00 that the first stake of half a unit wins, without a mouse, and has a second person start it. */
async function startInTheOffice(): Promise<void> {
  const { page } = await enterOffice(house, browser, 'campaigns')
  await page.keyboard.press('g')
  await page.keyboard.press('Shift+J')
  await page.getByText('There is no jackpot yet.').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('heading', { name: 'New jackpot' }).waitFor()
  await page.getByText('Not right yet:').waitFor()
  const fill = async (name: RegExp, text: string) => {
    await tabTo(page, 'textbox', name)
    await page.keyboard.press('Control+A')
    await type(page, text)
  }
  await fill(/^Name in English/, 'Harbour pot')
  await fill(/^Begins with/, '100.00')
  await fill(/^Won by/, '100.05')
  await fill(/^Share of stakes for the pot/, '100000')
  await fill(/^Games/, 'orchard')
  await page.getByText('Pays back over a long time').waitFor()
  await page.getByText('the house adds what is missing').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-jackpot-new-1280')
  await page.keyboard.press('Enter')
  await actAt(page, reason, /Harbour pot/)
  await page.getByRole('heading', { level: 1, name: 'Harbour pot' }).waitFor()
  expect(await jackpots()).toEqual([])

  const second = await startByTwo(house, browser, page, reason)
  await second.goto(`${house.office}/jackpots/1`)
  await second.getByText('100.00 EUR').first().waitFor()
  await expectAccessible(second)
  await picture(second, 'office-jackpot-dark-1280')
}

test('a jackpot is drafted, started by two, shown on its game, won on a phone, told at once, and checked by whoever looks', async () => {
  await startInTheOffice()
  expect(await jackpots()).toMatchObject([{ name: 'Harbour pot', meter: '100.00' }])

  const { page } = await openProfile(browser, phone)
  const player = playerAt(house, page)
  const { say } = player
  await player.join()
  await player.enter()
  await player.beginDeposit('60')
  await player.giveCard(cards.frictionless)
  await expect.poll(() => player.balance()).toContain('60.00')
  await player.open('/slots-games')
  const tile = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Orchard', exact: true }) })
  await tile.getByText('100.00').waitFor()
  await expectAccessible(page)
  await picture(page, `jackpot-tile-${phone.width}`)
  await player.open('/jackpots/1')
  await page.getByText(say('jackpots.rule.won')).waitFor()
  const promised = await page
    .locator('section', { has: page.locator('#jackpot-now') })
    .locator('code')
    .innerText()
  expect(promised).toMatch(/^[0-9a-f]{64}$/)
  await expectAccessible(page)
  await expectReadable(page, phone)
  await picture(page, `jackpot-page-${phone.width}`)

  await player.open('/slots-games/orchard/real')
  await page
    .getByRole('list', { name: say('jackpots.title') })
    .getByText('100.00')
    .waitFor()
  await player.spin(1)
  const told = page.getByText(/^You have won the jackpot Harbour pot: /)
  for (let spins = 0; spins < 20 && (await told.count()) === 0; spins += 1) await player.spin(1)
  await told.waitFor()
  await picture(page, `jackpot-told-${phone.width}`)
  await page.getByRole('link', { name: say('jackpots.look') }).click()

  // Each stake of half a unit wins it: the first draw stands last.
  const draw = page.locator('main ol > li').last()
  await draw.getByText(/^You, /).waitFor()
  await draw.getByText(say('jackpots.check')).click()
  await draw.getByRole('button', { name: say('jackpots.checkNow') }).click()
  await draw.getByText(/The digest is the one that was promised\. It was to be won at/).waitFor()
  await expect.poll(() => draw.locator('details code').first().innerText()).toBe(promised)
  await expectAccessible(page)
  await picture(page, `jackpot-checked-${phone.width}`)
  await player.open('/my/transactions/game')
  await page
    .getByRole('row')
    .filter({ hasText: 'Harbour pot' })
    .last()
    .getByText(/100\.\d\d/)
    .waitFor()
  expect(await jackpots()).toMatchObject([{ meter: expect.stringMatching(/^100\.0/) }])
})
