import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openDatabase } from '../apps/server/src/base/database/database.ts'
import { shardOf } from '../apps/server/src/base/ids.ts'
import { callPost } from '../apps/server/src/money/wallet/post.sql.ts'
import { betWin } from '../apps/server/src/money/wallet/test-ledger.ts'
import { desktop, expectAccessible, expectReadable, openProfile, phone, picture } from './browser.ts'
import { advanceClock } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { changeSetting } from './settings.sql.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const ways = [
  { language: 'ar', screen: phone, name: 'in Arabic on a phone, in the dark' },
  { language: 'en', screen: desktop, name: 'in English on a desktop' },
]

const campaign = {
  id: 201,
  names: { en: 'A tenth of what you lost', ar: 'عُشر ما خسرته' },
  offeredAt: ['window'],
  optIn: false,
  startsAt: '2026-01-01T00:00:00Z',
  cashback: { period: 'daily' },
  terms: { EUR: { cashBackPercentage: 1000, cashBackValidity: 7 } },
}

beforeAll(async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'fairhouse-cashback-')), 'campaign.json')
  writeFileSync(file, JSON.stringify(campaign))
  await fairhouse(house, 'campaigns', 'set', file, '--reason', 'a campaign of the test')
  rmSync(dirname(file), { recursive: true })
  await fairhouse(house, 'campaigns', 'enable', '201')
  await changeSetting(house.ownerUrl, 'fe.loyalty.enabled', true)
  await changeSetting(house.ownerUrl, 'fe.balanceDropdown.awardPoints', true)
  await changeSetting(house.ownerUrl, 'fe.balanceDropdown.cashBack', true)
  // A hundred points for each euro.
  await changeSetting(house.ownerUrl, 'be.loyalty.weights', { default: 1_000_000 })
})
afterAll(async () => {
  expect((await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')).flatMap(({ faults }) => faults)).toEqual([])
})

/** A round in which the player loses all their cash but so much: of the spins before, nobody knows what they bring. */
async function loseAllBut(left: number, page: Page): Promise<void> {
  const { profile } = (await (await page.request.get(`${house.origin}/api/session`)).json()) as { profile: { playerId: string } } // the contract's
  const { cash, serverTime } = {
    ...((await (await page.request.get(`${house.origin}/api/wallet`)).json()) as { cash: string }),
    ...((await (await page.request.get(`${house.origin}/api/settings`)).json()) as { serverTime: string }),
  }
  const player = BigInt(profile.playerId)
  const wallet = { shard: shardOf(player), player, currency: 'EUR' }
  const stake = BigInt(Math.round((Number(cash) - left) * 100))
  const db = openDatabase(house.ownerUrl, { connections: 1 })
  const lost = { ...betWin(wallet, stake, 0n, `lost:${player}`), account: 'gaming:slots:orchard' }
  const results = await callPost(db, [lost], new Date(serverTime))
  await db.close()
  expect(results).toMatchObject([{ outcome: 'posted' }])
}

describe.each(widely(ways, 0))('a player $name', ({ language, screen }) => {
  test('earns points by rounds and exchanges them, and takes the cashback of a day by one press', async () => {
    provesMany('one evening and the day after; each page, row and amount is asserted', 'SHL-107 SHL-230 SHL-233..234 SHL-384 SHL-387')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const { say } = player
    const shot = (name: string) => picture(page, `points-${name}-${language}-${screen.width}`)
    await player.join()
    await player.enter()
    await player.open('/slots-games?modal=deposit&amount=60')
    await player.dialog().locator('[name=amount]').waitFor()
    await player.dialog().locator('button[type=submit]').last().click()
    await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
    await player.giveCard(cards.frictionless)
    await expect.poll(async () => (await player.wallet()).cash).toBe('60.00')

    await player.open('/games/orchard/real')
    const points = async () => Number((await player.wallet()).awardPoints)
    await player.spin(20)
    await expect.poll(points, { timeout: 30_000 }).toBeGreaterThanOrEqual(1000)

    await player.open('/')
    await page.locator('[popovertarget=balance]').click()
    await page.locator('#balance a[href$="/my/campaigns/loyalty"]').click()
    const exchange = page.getByRole('button', { name: say('loyalty.exchangeNow') })
    await exchange.waitFor()
    await page.getByText(say('loyalty.here')).waitFor()
    await expectAccessible(page)
    await expectReadable(page, screen)
    await shot('page')
    const [cash, before] = [Number((await player.wallet()).cash), await points()]
    await exchange.click()
    await page.getByText(say('loyalty.exchanged')).waitFor()
    await expect.poll(async () => Number((await player.wallet()).cash)).toBeCloseTo(cash + 1, 5)
    expect(await points()).toBe(before - 1000)
    await page.locator('a[href$="/my/transactions/loyalty"]').last().click()
    await page.getByText('-1000.000').waitFor()
    await expectAccessible(page)
    await shot('statement')

    await loseAllBut(1, page)
    await advanceClock(house, 25)
    await player.enter()
    await player.open('/my/campaigns/promotions')
    await expect.poll(async () => Number((await player.wallet()).cashBack), { timeout: 60_000 }).toBeGreaterThan(0)
    const { cashBack = '' } = await player.wallet()
    // The page that is open learns of it by the stream.
    const take = page.getByRole('button', { name: say('bonuses.cashback.take') })
    await take.waitFor()
    const summaries = page.locator('section').filter({ has: take }).locator('summary')
    for (const place of [1, 0]) await summaries.nth(place).click()
    await page.getByText(say('bonuses.cashback.line')).first().waitFor()
    await expectAccessible(page)
    await expectReadable(page, screen)
    await shot('cashback')
    const left = Number((await player.wallet()).cash)
    await take.click()
    await page.getByText(say('bonuses.cashback.took')).waitFor()
    await take.waitFor({ state: 'detached' })
    expect(Number((await player.wallet()).cash)).toBeCloseTo(left + Number(cashBack), 5)
    expect((await player.wallet()).cashBack).toBe('0.00')
    await shot('taken')
    expect(complaints).toEqual([])
    await context.close()
  })
})
