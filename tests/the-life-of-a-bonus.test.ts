import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openDatabase } from '../apps/server/src/base/database/database.ts'
import { shardOf } from '../apps/server/src/base/ids.ts'
import type { Posting } from '../apps/server/src/money/wallet/index.ts'
import { callPost } from '../apps/server/src/money/wallet/post.sql.ts'
import { bet, win } from '../apps/server/src/money/wallet/test-ledger.ts'
import { desktop, expectAccessible, expectReadable, openProfile, phone, picture } from './browser.ts'
import { advanceClock, password } from './calls.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, detailsFor, playerAt, type Player } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const startsAt = '2026-01-01T00:00:00Z'
const named = (en: string, ar: string) => ({ names: { en, ar }, startsAt })
const deposit = { minDepositAmount: '10.00', turnoverFactor: '10' }
const campaigns = [
  { id: 911, ...named('The first', 'الأولى'), terms: { EUR: { ...deposit, promoAmount: '5.00' } } },
  {
    id: 912,
    ...named('Ten spins', 'عشر دورات'),
    freeSpinGames: ['orchard'],
    wagering: { winnings: { to: 'promo' } },
    terms: { EUR: { ...deposit, freeSpinAmount: 10, freeSpinValue: '0.20' } },
  },
  { id: 913, ...named('The third', 'الثالثة'), terms: { EUR: { ...deposit, promoAmount: '3.00' } } },
  {
    id: 914,
    ...named('The fourth', 'الرابعة'),
    terms: { EUR: { ...deposit, promoAmount: '4.00', maxBetAmount: '5.00' } },
    wagering: { contributions: { products: { live: 1000 } } },
  },
  {
    id: 915,
    ...named('For new players', 'للاعبين الجدد'),
    offeredAt: ['registration'],
    validDays: 1,
    terms: { EUR: { promoAmount: '5.00', turnoverFactor: '10' } },
  },
]

beforeAll(async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'life-of-a-bonus-')), 'campaign.json')
  for (const campaign of campaigns) {
    writeFileSync(file, JSON.stringify(campaign))
    await fairhouse(house, 'campaigns', 'set', file)
    await fairhouse(house, 'campaigns', 'enable', String(campaign.id))
  }
  rmSync(dirname(file), { recursive: true })
})
afterEach(async () => {
  expect((await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')).flatMap(({ faults }) => faults)).toEqual([])
})

const ways = [
  { language: 'ar', screen: phone, name: 'in Arabic on a phone, in the dark' },
  { language: 'en', screen: desktop, name: 'in English on a desktop' },
]

async function depositWith(player: Player, how: string): Promise<void> {
  await player.open(`/slots-games?modal=deposit&amount=10${how}`)
  const dialog = player.dialog()
  await dialog.locator('[name=amount]').waitFor()
  if (how !== '') await dialog.locator('[name=campaignId]:checked:not([value="-1"])').waitFor()
  await dialog.locator('button[type=submit]').last().click()
  await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
  await player.giveCard(cards.frictionless)
  await dialog.getByText(player.say('cashier.done')).first().waitFor()
}

/** Posts what a studio would tell of a player's round. */
async function studioTells(page: Page, of: (wallet: { shard: number; player: bigint; currency: string }) => Posting): Promise<void> {
  const json = async (path: string) => (await page.request.get(`${house.origin}${path}`)).json()
  const { profile } = (await json('/api/session')) as { profile: { playerId: string } } // the contract's
  const { serverTime } = (await json('/api/settings')) as { serverTime: string }
  const player = BigInt(profile.playerId)
  const db = openDatabase(house.ownerUrl, { connections: 1 })
  const results = await callPost(db, [of({ shard: shardOf(player), player, currency: 'EUR' })], new Date(serverTime))
  await db.close()
  expect(results).toMatchObject([{ outcome: 'posted' }])
}

describe.each(widely(ways, 0))('a player $name', ({ language, screen }) => {
  const titleOf = (id: number) => campaigns.find((one) => one.id === id)?.names[language as 'en' | 'ar'] ?? ''
  const begin = async (name: string) => {
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const shot = (what: string) => picture(page, `life-${name}-${what}-${language}-${screen.width}`)
    return { page, context, complaints, player, say: player.say, shot }
  }

  test('reads the terms of an offer, orders what waits, declines one, gives up what is active, and what they put first begins', async () => {
    const { page, context, complaints, player, say, shot } = await begin('order')
    await player.open('/promotions')
    const offer = page.locator('main li').filter({ has: page.getByRole('heading', { name: titleOf(914) }) })
    await offer.locator('summary').click()
    await offer.getByText(say('campaigns.where')).waitFor()
    await expect.poll(() => offer.locator('a[href$="/promotions/terms/914"]').getAttribute('target')).toBe('_blank')
    await player.open('/promotions/terms/914')
    await page.getByRole('heading', { level: 1, name: titleOf(914) }).waitFor()
    await page.getByText('10%').or(page.getByText('10٪')).first().waitFor()
    await expectAccessible(page)
    await expectReadable(page, screen)
    await shot('terms')

    await player.join()
    await player.enter()
    for (const id of [911, 912, 913, 914]) await depositWith(player, `&campaign=${id}`)
    expect(await player.wallet()).toMatchObject({ cash: '40.00', promo: '5.00' })

    await player.open('/my/campaigns/promotions')
    const rows = page.locator('main ol > li').filter({ has: page.locator('h3') })
    const titles = () => rows.locator('h3').allInnerTexts()
    const row = (id: number) => rows.filter({ hasText: titleOf(id) })
    await expect.poll(titles).toEqual([912, 913, 914].map(titleOf))
    for (let step = 0; step < 2; step += 1) {
      const told = page.waitForResponse((response) => response.url().endsWith('/api/bonuses/order'))
      await row(914)
        .getByRole('button', { name: say('bonuses.earlierInOrder') })
        .click()
      expect((await told).status()).toBe(200)
    }
    await page.reload()
    await expect.poll(titles).toEqual([914, 912, 913].map(titleOf))
    await shot('ordered')

    await row(913)
      .getByRole('button', { name: say('bonuses.declineOf') })
      .click()
    await player.dialog().getByText('3.00').waitFor()
    await expectAccessible(page)
    await player.button('bonuses.declineNow').click()
    await page.getByText(say('bonuses.declined')).first().waitFor()
    await expect.poll(titles).toEqual([914, 912].map(titleOf))

    const played = (id: number) => page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: titleOf(id) }) })
    await played(911)
      .getByRole('button', { name: say('bonuses.giveUp') })
      .click()
    await player.dialog().getByText('5.00').first().waitFor()
    await player.button('bonuses.giveUpNow').click()
    await page.getByText(say('bonuses.gaveUp')).first().waitFor()
    await played(914).locator('progress').waitFor()
    expect(await player.wallet()).toMatchObject({ cash: '40.00', promo: '4.00', totalTurnover: '40.00' })
    await page.getByText(say('bonuses.state.forfeited')).first().waitFor()
    await page.getByText(say('bonuses.state.declined')).first().waitFor()

    await played(914).locator('a[href*="/my/campaigns/terms/"]').click()
    await page.waitForURL(/\/my\/campaigns\/terms\//)
    await page.getByText(say('bonuses.terms.accepted')).waitFor()
    await expectAccessible(page)
    await shot('accepted')

    await player.open('/my/campaigns/promotions')
    await played(914)
      .getByRole('button', { name: say('bonuses.giveUp') })
      .click()
    await player.button('bonuses.giveUpNow').click()
    await played(912).getByText(say('bonuses.freeFirst')).waitFor()
    await played(912)
      .getByRole('button', { name: say('bonuses.giveUp') })
      .click()
    await player.button('bonuses.giveUpFree').waitFor()
    await expect
      .poll(() => player.dialog().getByText('0.00', { exact: false }).count())
      .toBe(await player.dialog().getByText('40.00').count())
    await expectAccessible(page)
    await shot('spins')
    await player.button('bonuses.giveUpFree').click()
    await page.getByText(say('bonuses.gaveUpFree')).first().waitFor()
    expect(await player.wallet()).toMatchObject({ cash: '40.00', promo: '0.00', freeSpins: 0 })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('has a bonus from the registration without a deposit; its time runs out in an open round, whose late win follows it', async () => {
    const { page, context, complaints, player, say, shot } = await begin('late')
    await player.open('/?modal=registration')
    await player.button('registration.agree').click()
    const dialog = player.dialog()
    await dialog.locator('[name=email]').waitFor()
    await player.fill({ email: player.email, confirmEmail: player.email, password, confirmPassword: password })
    await player.button('registration.next').click()
    await dialog.locator('[name=firstName]').waitFor()
    await player.fill(await detailsFor(page))
    await player.fill({ campaignsEnabled: 'true' })
    await player.fill({ campaignId: '915' })
    await dialog.locator('a[href$="/promotions/terms/915"]').waitFor()
    await expectAccessible(page)
    await shot('form')
    await player.button('registration.submit').click()
    await dialog.getByText(say('registration.successTitle')).waitFor()
    await player.activate()
    await player.signIn()
    await expect.poll(async () => (await player.wallet()).promo, { timeout: 20_000 }).toBe('5.00')
    await depositWith(player, '')

    const { profile } = (await (await page.request.get(`${house.origin}/api/session`)).json()) as { profile: { playerId: string } } // the contract's
    const grant = `registration:${profile.playerId}`
    const round = `round:late:${profile.playerId}`
    const bonus = { grant, weight: 10_000, counts: 'all' as const, bucket: 'promo' as const }
    await studioTells(page, (wallet) => bet(wallet, 1200n, { id: `bet:${round}`, round, account: 'gaming:slots:orchard', bonus }))
    await advanceClock(house, 24 * 4)
    await player.enter()
    await player.open('/my/campaigns/promotions')
    await page.getByText(say('bonuses.state.expired')).first().waitFor({ timeout: 30_000 })
    await shot('expired')
    await studioTells(page, (wallet) => win(wallet, round, 1200n, true, `win:${round}`))
    await page.reload()
    await page
      .locator('main li')
      .filter({ hasText: titleOf(915) })
      .locator('summary')
      .click()
    await page.getByText(say('bonuses.event.late')).first().waitFor()
    await expectAccessible(page)
    await shot('late')
    // Ten of the twelve staked were the player's own: so is that part of the win.
    expect(await player.wallet()).toMatchObject({ cash: '10.00', promo: '0.00', inPlay: '0.00' })
    expect(complaints).toEqual([])
    await context.close()
  })
})
