import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provesMany } from '@fairhouse/testing/proves.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, expectAccessible, expectReadable, openProfile, phone, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const spins = 12
/** Twelve spins of 0.20 with a deposit from 10.00, whose wins are cash. */
const campaign = {
  id: 901,
  names: { en: 'Twelve spins', ar: 'اثنتا عشرة دورة' },
  startsAt: '2026-01-01T00:00:00Z',
  validDays: 60,
  freeSpinGames: ['orchard'],
  terms: { EUR: { freeSpinAmount: spins, freeSpinValue: '0.20', freeSpinMaxWinnings: '50.00', minDepositAmount: '10.00' } },
}

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'free-spins-'))
  const file = join(folder, 'campaign.json')
  writeFileSync(file, JSON.stringify(campaign))
  await fairhouse(house, 'campaigns', 'set', file)
  await fairhouse(house, 'campaigns', 'enable', '901')
  rmSync(folder, { recursive: true })
})

const ways = [
  { language: 'en', screen: phone, name: 'on a phone in English, in the dark' },
  { language: 'ar', screen: desktop, name: 'on a desktop in Arabic' },
]

describe.each(widely(ways, 0))('a player $name', ({ language, screen }) => {
  test('gets free spins with a deposit, plays them in Orchard without a stake, and keeps what they win', async () => {
    provesMany('the offer, the balance, the game and the page of one award', 'CSH-198 CSH-219 SHL-231 SHL-385')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const { say } = player
    const shot = (name: string) => picture(page, `free-spins-${name}-${language}-${screen.width}`)
    await player.join()
    await player.enter()

    await player.open('/my/campaigns/promotions')
    const offer = page.locator('main li').filter({ has: page.locator('a[href*="campaign=901"]') })
    await offer.getByText(say('campaigns.freeSpinValue')).waitFor()
    await offer.getByText(say('campaigns.freeSpinWinsCash')).waitFor()
    await offer.getByText('Orchard').waitFor()
    await expectAccessible(page)
    await shot('offer')

    await player.open('/slots-games?modal=deposit&campaign=901&amount=20')
    const dialog = player.dialog()
    await dialog.locator('[name=campaignId][value="901"]:checked').waitFor()
    await dialog.locator('button[type=submit]').last().click()
    await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
    await player.giveCard(cards.frictionless)
    await dialog.getByText(say('campaigns.spinsCame')).waitFor()

    await player.open('/')
    await page.locator('[popovertarget=balance]').click()
    const row = page.locator('#balance dl > div').filter({ has: page.getByText(say('shell.freeSpins')) })
    await row.getByText(String(spins), { exact: true }).waitFor()
    await shot('balance')

    await player.open('/my/campaigns/promotions')
    const card = page.locator('main article').filter({ has: page.locator('progress') })
    await card.getByText(say('free-rounds.left')).waitFor()
    await expectAccessible(page)
    await expectReadable(page, screen)
    await shot('page')
    await card.getByRole('link', { name: 'Orchard' }).click()
    await page.waitForURL(/\/slots-games\/orchard$/)

    await player.open('/slots-games/orchard/real')
    const game = page.frameLocator('iframe').first()
    await game
      .locator('#free-left')
      .filter({ hasText: String(spins) })
      .waitFor()
    await expect.poll(() => game.locator('#stake').innerText()).toContain('0.20')
    await shot('game')
    await player.spin(spins - 1)
    await game.locator('#free-left').waitFor()
    await player.spin(1)
    await game.locator('#notice[open]').waitFor()
    await shot('over')
    const { freeSpins, cash } = await player.wallet()
    expect(freeSpins).toBe(0)
    expect(Number(cash)).toBeGreaterThan(20)
    await game.locator('#notice button').click()
    await game.locator('#free').waitFor({ state: 'hidden' })
    // From here on a round costs its stake again.
    const staked = page.waitForResponse((response) => response.url().endsWith('/play/spin'))
    await player.spin(1)
    expect((await staked).request().postDataJSON()).not.toHaveProperty('free')

    await player.open('/my/campaigns/promotions')
    await page.getByText(say('free-rounds.state.played')).first().waitFor()
    await expectAccessible(page)
    await shot('ended')
    const verified = await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')
    expect(verified.flatMap(({ faults }) => faults)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})
