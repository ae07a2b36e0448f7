import { provesMany } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const ways = [
  { language: 'ar', screen: phone, name: 'in Arabic on a phone, in the dark' },
  { language: 'en', screen: desktop, name: 'in English on a desktop' },
]

describe.each(widely(ways, 0))('a player $name', ({ language, screen }) => {
  test('takes a bonus with a deposit: what the form showed is what arrives, and nothing typed is lost on the way', async () => {
    provesMany(
      'one deposit with a bonus; each part of the form, the requests and the wallet are asserted',
      'CSH-038 CSH-040..041 CSH-078 CSH-085 CSH-137 CSH-181 CSH-428..430 CSH-NS-21 SHL-715 SHL-729',
    )
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const { say } = player
    const dialog = player.dialog()
    const shot = (name: string) => picture(page, `bonus-${name}-${language}-${screen.width}`)
    await player.join()
    await player.enter()

    const bonus = (id: number) => dialog.locator(`[name=campaignId][value="${id}"]`)
    const amount = dialog.locator('[name=amount]')
    const summary = dialog
      .getByRole('group')
      .or(dialog.locator('dl'))
      .filter({ hasText: new RegExp(say('cashier.youPay').source.slice(4, -4)) })
    const askedDeposit = () => page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/deposits'))
    const unmet = dialog.getByText(say('field.rule.campaignConditions'))

    await player.open('/slots-games?modal=deposit&campaign=101&amount=15')
    await bonus(101).and(dialog.locator(':checked')).waitFor()
    await expect.poll(() => amount.inputValue()).toBe('15')
    await unmet.waitFor()
    await expect.poll(() => summary.last().innerText()).not.toMatch(/[1-9]/)
    await shot('unmet')
    await bonus(-1).check()
    await unmet.waitFor({ state: 'detached' })
    await bonus(101).check()
    await unmet.waitFor()

    await amount.fill('60')
    await expect.poll(() => summary.last().innerText()).toMatch(/60\.00[\s\S]*30\.00[\s\S]*300\.00/)
    await unmet.waitFor({ state: 'detached' })
    await expectAccessible(page)
    await shot('chosen')

    await dialog.locator('#deposit-currency').selectOption('SEK')
    await amount.fill('1000')
    await dialog.getByText('87.50').first().waitFor()
    await expect.poll(() => summary.last().innerText()).toContain('43.75')
    await dialog.locator('[name=method]').nth(1).check()
    await dialog.locator('[name=method]').nth(0).check()
    expect([await amount.inputValue(), await bonus(101).isChecked()]).toEqual(['1000', true])
    await dialog.locator('#deposit-currency').selectOption('EUR')
    await expect.poll(() => summary.last().innerText()).toContain('100.00') // of 200, which is all that is counted

    await bonus(0).check()
    await dialog.locator('button[type=submit]').last().click()
    await dialog.locator('[name=code][aria-invalid=true]').waitFor()
    await dialog.locator('[name=code]').fill('nothing')
    await amount.focus()
    await dialog.getByText(say('field.rule.promoCode')).waitFor()
    await dialog.locator('[name=code]').fill('example10')
    await amount.focus()
    await dialog.locator('[role=status] strong').waitFor()
    await expect.poll(() => amount.inputValue()).toBe('1000')
    await shot('code')

    await bonus(-1).check()
    await dialog.locator('button[aria-label]').first().click()
    await dialog.waitFor({ state: 'detached' })
    // The same address without a load: what it says was taken once.
    await page.evaluate(() => history.pushState({}, '', `${location.pathname}?modal=deposit&campaign=101&amount=15`))
    await bonus(-1).and(dialog.locator(':checked')).waitFor()
    await expect.poll(() => amount.inputValue()).toBe('')
    await player.open('/slots-games?modal=deposit&campaign=101&amount=60')
    await bonus(101).and(dialog.locator(':checked')).waitFor()
    await dialog.locator('[name=saveCard]').check()
    const asked = askedDeposit()
    await dialog.locator('button[type=submit]').last().click()
    expect((await asked).postDataJSON()).toMatchObject({
      campaignId: 101,
      depositParticipationInAutomaticCampaigns: false,
      amount: '60.00',
    })
    await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
    await player.giveCard(cards.frictionless)
    await dialog.getByText(say('campaigns.cameOnTop')).waitFor()
    await shot('done')
    expect(await player.wallet()).toMatchObject({ cash: '60.00', promo: '30.00', totalTurnover: '300.00' })

    await player.open('/my/campaigns/promotions')
    await page.getByRole('heading', { level: 1, name: say('campaigns.title') }).waitFor()
    await expect.poll(() => page.locator('main li h2').count()).toBe(1) // what may be had once has been had
    await expectAccessible(page)
    await shot('promotions')
    await page.locator('#bonus-bar').check()
    await page.locator('main li h2').waitFor({ state: 'detached' })
    await player.open('/slots-games?modal=deposit')
    await amount.waitFor()
    await expect.poll(() => dialog.locator('[name=campaignId]').count()).toBe(0)

    const stored = await dialog.locator('[name=stored]:checked').getAttribute('value')
    await amount.fill('20')
    const again = askedDeposit()
    await dialog.locator('button[type=submit]').last().click()
    expect((await again).postDataJSON()).toMatchObject({ storedDetailReference: stored, campaignId: -1 })
    expect(stored).not.toBe('-1')
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the books are right afterwards', async () => {
  const verdicts = await fairhouse<{ check: string; looked: number; faults: string[] }[]>(house, 'ledger', 'verify')
  expect(verdicts.flatMap(({ faults }) => faults)).toEqual([])
  expect(verdicts.find(({ check }) => check === 'bonus')?.looked).toBeGreaterThan(0)
})
