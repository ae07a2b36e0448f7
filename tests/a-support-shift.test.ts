import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { closeProfiles, closeQuietly, desktop, expectAccessible, openBrowser, openProfile, picture } from './browser.ts'
import { advanceClock } from './calls.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { playerAt } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// Somebody who leads support answers a player, by keyboard alone.

let house: RunningHouse
let browser: Browser
beforeAll(async () => {
  house = await startHouse({ 'be.newDeviceMail': false }, { office: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await closeProfiles(browser)
  await house.close()
})

test('a player is found by the address, read, revealed with a reason, frozen and let in again', async () => {
  const { page: playersPage } = await openProfile(browser, desktop)
  const player = playerAt(house, playersPage)
  await player.join()
  await player.enter()

  const desk = await enterOffice(house, browser, 'supportLead')
  const { page } = desk
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await page.getByRole('heading', { name: 'Players' }).waitFor()
  await page.getByRole('table').getByText('MLT').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-players-1280')

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await type(page, player.email)
  await page.getByRole('option', { name: /by e-mail address/ }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  const timeline = page.getByRole('list').filter({ hasText: 'Signed in' })
  await timeline.first().waitFor()
  await expect.poll(() => page.getByText(player.email).count()).toBe(0)
  await expectAccessible(page)
  await picture(page, 'office-player-1280')

  await page.keyboard.press('r')
  await tabTo(page, 'checkbox', /^E-mail address/)
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await tabTo(page, 'button', /^See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'The player asks which address we have.', /Revealed/)
  await page.getByText(player.email).first().waitFor()
  await page.getByRole('button', { name: /^Freeze/ }).waitFor()

  // What was revealed is forgotten after ten minutes by the house's clock, which the page hears of with the next act.
  await advanceClock(house, 0.2)
  await page.keyboard.press('a')
  await page.keyboard.press('f')
  await tabTo(page, 'combobox', /^For how long/)
  await tabTo(page, 'button', /^See what it does/)
  await page.keyboard.press('Enter')
  await actAt(page, 'The phone with the password was stolen.', /Cannot sign in until/)
  await page.getByRole('button', { name: /^Unfreeze/ }).waitFor()
  await expect.poll(() => page.getByText(player.email).count()).toBe(0)
  const profile = async () =>
    ((await (await playersPage.request.get(`${house.origin}/api/session`)).json()) as { profile: unknown }).profile // the contract's
  await expect.poll(profile).toBeNull()

  await page.keyboard.press('a')
  await page.keyboard.press('u')
  await actAt(page, 'The phone was found again.', /Cannot sign in until/)
  await page.getByRole('button', { name: /^Freeze/ }).waitFor()
  await page.getByText('The phone was found again.').waitFor()
  await page.getByText('The player asks which address we have.').waitFor()

  for (const [key, shows] of [
    ['1', 'Typed by the player'],
    ['2', 'Network address'],
    ['3', 'Newest deposits'],
    ['4', 'Newest rounds'],
    ['5', 'In force'],
    ['6', 'There are none.'],
    ['7', 'Wanted'],
    ['8', 'No other account shares anything with this one.'],
    ['9', 'Kept after closing'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByText(shows).first().waitFor()
    await expectAccessible(page)
  }

  await page.keyboard.press('v')
  await actAt(page, 'They see no limit on their page.', /Looked at the site/)
  const view = page.locator(shown).contentFrame()
  await view.getByText('This is a view for the office.').waitFor()
  await view.getByText('You can play with').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('9')
  await view.getByText(player.email).first().waitFor()
  await picture(page, 'office-view-1280')
  await page.keyboard.press('2')
  await view.getByRole('heading', { name: 'Deposit' }).waitFor()
  expect(await writes(page)).toEqual([403, 403])
  await page.keyboard.press('d')
  await view.locator('body[data-device="mobile"]').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^See as the player/ }).waitFor()
  await page.keyboard.press('0')
  await page.getByText('They see no limit on their page.').waitFor()
  await closeQuietly(desk)
})

/** The frame that is seen: another one may wait behind it until it has loaded. */
const shown = 'iframe[data-waits="false"]'

/** What the server answers a deposit and a limit that are sent to the open view, as its pages would. */
async function writes(page: Page): Promise<number[]> {
  const address = ((await page.locator(shown).getAttribute('src')) ?? '').replace(/\/\?.*$/, '')
  const sent = ['/api/deposits', '/api/limits'].map((path) =>
    page.request.post(address + path, { data: {}, headers: { origin: house.origin } }),
  )
  return (await Promise.all(sent)).map((answer) => answer.status())
}

test('several players are chosen in the list and frozen, which is undone in time, done again and taken back', async () => {
  const { page: playersPage } = await openProfile(browser, desktop)
  await playerAt(house, playersPage).join()
  const desk = await enterOffice(house, browser, 'supportLead')
  const { page } = desk
  const chooseTwo = async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await page
      .getByRole('checkbox', { name: /^Choose / })
      .nth(1)
      .waitFor()
    // From the first row, wherever one was in this list before.
    for (const key of ['k', 'k', 'x', 'j', 'x']) await page.keyboard.press(key)
    await page.getByText('2 chosen').waitFor()
  }
  const sendFreeze = async (reason: string) => {
    await page.keyboard.press('b')
    await tabTo(page, 'button', /^See what it does to each/)
    await page.keyboard.press('Enter')
    await page.getByText('2 would be done, 0 would be refused.').waitFor()
    await page.keyboard.press('s')
    await actAt(page, reason, /Things/)
    // The tag of the page: the dialog before it says these words in a sentence.
    await page.getByText('Can be undone', { exact: true }).waitFor()
  }

  await chooseTwo()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.keyboard.press('Shift+E')
  await actAt(page, 'The auditor asks for this list.', /Rows/)
  expect((await file).suggestedFilename()).toMatch(/^players-.*\.csv$/)
  await page.getByText('2 chosen').waitFor()
  await picture(page, 'office-chosen-1280')
  await sendFreeze('Both came from one stolen card.')
  await expectAccessible(page)
  await page.keyboard.press('z')
  await page.getByRole('dialog').getByText('Things').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('It was undone before it began: nothing was done.').waitFor()

  await chooseTwo()
  await sendFreeze('It was a stolen card after all.')
  await advanceClock(house, 0.1)
  await page.getByText('2 of 2 done, 0 refused.').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-many-1280')
  await page.keyboard.press('t')
  await page.getByRole('combobox', { name: 'What is done' }).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'What is done' }).inputValue()).toBe('POST /office/players/unfreeze')
  await closeQuietly(desk)
})

test('whoever looks after compliance reads the rules of a country and counts whom they concern', async () => {
  const desk = await enterOffice(house, browser, 'compliance')
  const { page } = desk
  await page.keyboard.press('g')
  await page.keyboard.press('Shift+R')
  await page.getByRole('table').getByText('SWE').waitFor()
  await expectAccessible(page)
  await tabTo(page, 'link', /^SWE$/)
  await page.keyboard.press('Enter')
  await page.getByText('payments.creditCard').first().waitFor()
  await page.keyboard.press('c')
  await page.getByText(/active accounts of SWE\./).waitFor()
  await expectAccessible(page)
  await tabTo(page, 'button', /^past/)
  await page.keyboard.press('Enter')
  await page.getByText('Nothing: it is the first.').waitFor()
  await closeQuietly(desk)
})
