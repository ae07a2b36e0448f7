import { provesMany } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, lookAtPictures, openProfile, phone, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

lookAtPictures()

const { house, browser } = await openJourney()

const ways = [
  { language: 'en', screen: desktop, name: 'in English on a desktop' },
  { language: 'ar', screen: phone, name: 'in Arabic on a phone, in the dark' },
]

describe.each(widely(ways, 1))('a new player $name', ({ language, screen }) => {
  test('registers, signs in, deposits 20 EUR with 3-D Secure, plays, and asks for a withdrawal, right to the cent', async () => {
    provesMany(
      'one journey from registering to a payout; amounts, the request and the ledger are asserted',
      'SHL-006 SHL-008..010 SHL-014 CSH-002 CSH-005..006 CSH-021 CSH-039 CSH-108 CSH-130..131 CSH-138..139',
      'CSH-144 CSH-457 CSH-490 CSH-493 IDN-002 IDN-006..007',
    )
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const shot = (name: string) => picture(page, `${name}-${language}-${screen.width}`)

    await player.open('/')
    await expectAccessible(page)
    await shot('lobby')
    await player.register()
    await shot('registered')
    await player.activate()
    await player.signIn()
    await expectAccessible(page)
    await expect.poll(() => player.balance()).toContain('0.00')

    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/deposits'))
    await player.beginDeposit('20', { save: true })
    expect((await asked).postDataJSON()).toMatchObject({
      method: 1140001,
      amount: '20.00',
      currency: 'EUR',
      storedDetailReference: '-1',
      saveCard: true,
    })
    await expectAccessible(page)
    await shot('card')
    await player.giveCard(cards.challenged)
    await player.cardFrame().locator('[autocomplete=one-time-code]').waitFor()
    await shot('challenge')
    await player.answerChallenge()
    await expect.poll(() => player.balance(), { timeout: 4000 }).toContain('20.00')
    await shot('deposited')
    expect((await player.wallet()).cash).toBe('20.00')

    await player.open('/games/orchard/real')
    await player.spin(3)
    await shot('game')
    await expect.poll(async () => (await player.wallet()).inPlay).toBe('0.00')

    await player.open('/?modal=withdraw')
    await player.dialog().locator('[name=amount]').fill('10')
    await expectAccessible(page)
    await player.dialog().locator('button[type=submit]').last().click()
    await expect.poll(async () => (await player.wallet()).pendingWithdrawal).toBe('10.00')
    await shot('withdrawal')

    const [request] = await fairhouse<{ reference: string }[]>(house, 'withdrawals', 'list')
    await fairhouse(house, 'withdrawals', 'pay', request?.reference ?? '')
    await expect.poll(async () => (await player.wallet()).pendingWithdrawal).toBe('0.00')
    await expect
      .poll(async () => (await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')).flatMap(({ faults }) => faults), {
        timeout: 45_000,
      })
      .toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})
