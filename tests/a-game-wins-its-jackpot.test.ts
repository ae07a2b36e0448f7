import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findClientSeed } from '@fairhouse/testing/studio/find-seed.ts'
import { fullComb } from '../apps/studio/src/games/amber-hive/play/maths.ts'
import { playAmberHive } from '../apps/studio/src/games/amber-hive/play/play-amber-hive.ts'
import { closeProfiles, expectAccessible, expectReadable, openBrowser, openProfile, phone, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { startByTwo } from './jackpot-desk.ts'
import { actAt, enterOffice, tabTo, type } from './office-desk.ts'
import { cards, playerAt } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'
import { readSeedsAtPlay } from './seeds.sql.ts'

// A jackpot that Amber Hive's full comb wins: written in the office, told in the game, hit with seeds that were searched for, and paid.

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

const reason = 'The bees have had their summer.'

/** Drafts a pot of 100.00, of which a stake of 10.00 takes all, and has a second person start it. */
async function startInTheOffice(): Promise<void> {
  const { page } = await enterOffice(house, browser, 'campaigns')
  await page.goto(`${house.office}/jackpots/new`)
  await page.getByText('Not right yet:').waitFor()
  await page.getByLabel('How it is won').selectOption({ label: 'By an outcome of its games' })
  await page.getByLabel('Outcome that wins it').selectOption({ label: 'The full comb' })
  await page.getByText(/^Given by: .*\bamber-hive\b/).waitFor()
  const fill = async (name: RegExp, text: string) => {
    await tabTo(page, 'textbox', name)
    await page.keyboard.press('Control+A')
    await type(page, text)
  }
  await fill(/^Name in English/, 'Hive pot')
  await fill(/^Begins with/, '100.00')
  await fill(/^Full stake/, '10.00')
  await fill(/^Games/, 'amber-hive')
  await page.getByText('14,058 rounds').waitFor()
  await page.getByText('Reckoned for rounds at the full stake').waitFor()
  await expectAccessible(page)
  await picture(page, 'office-jackpot-of-reels-1280')
  await page.keyboard.press('Enter')
  await actAt(page, reason, /Hive pot/)
  await page.getByRole('heading', { level: 1, name: 'Hive pot' }).waitFor()
  await startByTwo(house, browser, page, reason)
}

/** Sets a client seed in the game with which the next round fills the comb: a lucky player's. */
async function setLuckySeed(page: Page): Promise<void> {
  const seeds = await readSeedsAtPlay(house.ownerUrl)
  const lucky = await findClientSeed(playAmberHive, seeds, ({ jackpot }) => jackpot === fullComb)
  const game = page.frameLocator('iframe').first()
  await game.locator('[data-open=fairness]').click()
  await game.locator('#client-seed').fill(lucky)
  await game.locator('#seed-form button').click()
  await expect.poll(() => game.locator('#fair-said').innerText()).not.toBe('')
  await game.locator('#fairness form[method=dialog] button').click()
}

test('the full comb of Amber Hive wins the part of the jackpot that its stake is, and the winner is told at once', async () => {
  await startInTheOffice()
  const { page } = await openProfile(browser, phone)
  const player = playerAt(house, page)
  const { say } = player
  await player.join()
  await player.enter()
  await player.beginDeposit('60')
  await player.giveCard(cards.frictionless)
  await expect.poll(() => player.balance()).toContain('60.00')
  await player.open('/jackpots/1')
  await page.getByText(/^The full comb in one of the games below wins it/).waitFor()
  await page.getByText(say('jackpots.nowReels')).waitFor()
  await expectAccessible(page)
  await expectReadable(page, phone)
  await picture(page, `jackpot-of-reels-${phone.width}`)

  await player.open('/slots-games/amber-hive/real')
  const game = page.frameLocator('iframe').first()
  await game.getByText(/Hive pot.*The full comb.*wins it: all of it with a stake of .*10\.00.* or more\./).waitFor()
  const frame = page.frames().find((one) => one !== page.mainFrame())
  await expectAccessible(frame!) // the game has been found in it
  await picture(page, `amber-hive-with-jackpot-${phone.width}`)
  await setLuckySeed(page)
  await player.spin(1)
  // 100.01 with the share of the stake; the stake of 1.00 takes a tenth of it.
  const told = page.getByText(/^You have won the jackpot Hive pot: .*10\.00/)
  await told.waitFor()
  await picture(page, `amber-hive-jackpot-told-${phone.width}`)
  await page.getByRole('link', { name: say('jackpots.look') }).click()
  const draw = page.locator('main ol > li').last()
  await draw.getByText(/^You, /).waitFor()
  await draw.getByText(say('jackpots.check')).click()
  await draw.getByText(/with a stake of .*1\.00/).waitFor()
  await expectAccessible(page)
  expect((await (await fetch(`${house.origin}/api/jackpots`)).json()) as object).toMatchObject({ jackpots: [{ meter: '100.00' }] })
  const verified = await fairhouse<{ check: string; looked: number; faults: string[] }[]>(house, 'ledger', 'verify')
  expect(verified.flatMap(({ faults }) => faults)).toEqual([])
  expect(verified.find(({ check }) => check === 'jackpot hits')?.looked).toBe(1)
}, 180_000)
