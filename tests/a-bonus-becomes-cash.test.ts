import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const ways = [
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
  { language: 'ar', screen: phone, name: 'on a phone in Arabic, in the dark' },
]

beforeAll(async () => {
  // 5 % of a deposit, to be wagered once.
  await fairhouse(house, 'campaigns', 'enable', '104')
})

describe.each(widely(ways, 0))('a player $name', ({ language, screen }) => {
  test('wagers a bonus to its end while another waits: it becomes cash in the round that ends it, and the next begins', async () => {
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const { say } = player
    const shot = (name: string) => picture(page, `wagered-${name}-${language}-${screen.width}`)
    const deposit = async (how: string) => {
      await player.open(`/slots-games?modal=deposit&${how}`)
      const dialog = player.dialog()
      await dialog.locator('[name=amount]').waitFor()
      await dialog.locator('button[type=submit]').last().click()
      await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
      await player.giveCard(cards.frictionless)
      await dialog.getByText(say('campaigns.cameOnTop')).waitFor()
    }
    await player.join()
    await player.enter()
    await deposit('amount=40')
    await deposit('campaign=101&amount=20')
    expect(await player.wallet()).toMatchObject({ cash: '60.00', promo: '2.00', totalTurnover: '2.00', currentTurnover: '2.00' })

    await player.open('/games/orchard/real')
    const left = async () => Number((await player.wallet()).currentTurnover)
    for (let before = await left(); before > 0 && before < 100; before = await left()) await player.spin(1)
    await expect.poll(async () => (await player.wallet()).totalTurnover).toBe('100.00')
    expect(await player.wallet()).toMatchObject({ promo: '10.00', currentTurnover: '100.00', inPlay: '0.00' })
    await shot('game')

    await player.open('/my/campaigns/promotions')
    await page.getByText(say('bonuses.state.completed')).first().waitFor()
    await expectAccessible(page)
    await shot('page')
    const verified = await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')
    expect(verified.flatMap(({ faults }) => faults)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})
