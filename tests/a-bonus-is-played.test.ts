import type { Bonus } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { provesMany } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, expectReadable, openProfile, phone, picture } from './browser.ts'
import { changeAnswers } from './changed-answers.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const ways = [
  { language: 'ar', screen: phone, name: 'in Arabic on a phone, in the dark' },
  { language: 'en', screen: desktop, name: 'in English on a desktop' },
]

type Known = Answers<'GET /api/bonuses'>
const waiting = (bonus: Bonus, id: string, title: string): Bonus => ({ ...bonus, id, title, state: 'waiting', money: '0.00', events: [] })

describe.each(widely(ways, 0))('a player $name', ({ language, screen }) => {
  test('sees what a bonus asks wherever it matters, puts what waits in order, and gives it up knowing what goes', async () => {
    provesMany('one bonus from its deposit to its end; each place that shows it is asserted', 'SHL-106 SHL-109 SHL-235 SHL-1054')
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const { say } = player
    const shot = (name: string) => picture(page, `played-${name}-${language}-${screen.width}`)
    await player.join()
    await player.enter()
    await player.open('/slots-games?modal=deposit&campaign=101&amount=60')
    await player.dialog().locator('[name=campaignId][value="101"]:checked').waitFor()
    await player.dialog().locator('button[type=submit]').last().click()
    await player.cardFrame().locator('[autocomplete=cc-number]').waitFor()
    await player.giveCard(cards.frictionless)
    await player.dialog().getByText(say('campaigns.cameOnTop')).waitFor()

    await player.open('/')
    await page.locator('[popovertarget=balance]').click()
    const balance = page.locator('#balance')
    await balance.getByText('300.00').waitFor()
    await expect.poll(() => balance.locator('progress').getAttribute('value')).toBe('0')
    await expectAccessible(page)
    await shot('balance')
    await balance.locator('a[href$="/my/campaigns/promotions"]').click()

    const played = page.locator('main section').filter({ has: page.locator('progress') })
    await played.getByText('600').waitFor()
    await played.locator('summary').last().click()
    await played.locator('li').nth(1).getByText('30.00').waitFor()
    await expectAccessible(page)
    await expectReadable(page, screen)
    await shot('page')

    await page.route('**/api/bonuses/order', (route) => route.fulfill({ json: {} }))
    let order = ['second', 'third', 'fourth']
    await changeAnswers(page, '**/api/bonuses', ({ running: [bonus], ...known }: Known) => ({
      ...known,
      running: bonus ? [bonus, ...order.map((id) => waiting(bonus, id, `The ${id}`))] : [],
    }))
    await player.open('/my/campaigns/promotions')
    const rows = page.locator('main ol > li').filter({ has: page.locator('h3') })
    await rows.nth(2).waitFor()
    const titles = () => rows.locator('h3').allInnerTexts()
    const asked = () => page.waitForRequest((request) => request.url().endsWith('/api/bonuses/order'))
    const upOf = (title: string) => rows.filter({ hasText: title }).getByRole('button', { name: say('bonuses.earlierInOrder') })
    const byKeys = asked()
    order = ['second', 'fourth', 'third']
    await upOf('The fourth').focus()
    await page.keyboard.press('Enter')
    expect((await byKeys).postDataJSON()).toEqual({ bonuses: order })
    await expect.poll(titles).toEqual(order.map((id) => `The ${id}`))
    await page
      .getByRole('status')
      .filter({ hasText: say('bonuses.moved') })
      .waitFor()
    expect(await upOf('The fourth').evaluate((button) => button === document.activeElement)).toBe(true)

    const byHand = asked()
    order = ['third', 'second', 'fourth']
    const handle = rows.filter({ hasText: 'The third' }).locator('[aria-hidden=true][title]')
    await handle.scrollIntoViewIfNeeded()
    const middleOf = async (box: Promise<{ x: number; y: number; width: number; height: number } | null>) => {
      const { x, y, width, height } = (await box)!
      return [x + width / 2, y + height / 2] as const
    }
    await page.mouse.move(...(await middleOf(handle.boundingBox())))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf(rows.nth(1).boundingBox())), { steps: 4 })
    await page.mouse.move(...(await middleOf(rows.nth(0).boundingBox())), { steps: 4 })
    await page.mouse.up()
    expect((await byHand).postDataJSON()).toEqual({ bonuses: order })
    await expectAccessible(page)
    await shot('waiting')
    await page.unroute('**/api/bonuses')

    await player.open('/slots-games/orchard/real')
    const bar = page.locator('main p').filter({ has: page.locator('progress') })
    await bar.getByText('300.00').waitFor({ state: 'attached' })
    await shot('game')

    await player.open('/?modal=withdraw')
    const dialog = player.dialog()
    await dialog.getByText('30.00').first().waitFor()
    await dialog.getByText('60.00').first().waitFor()
    await expectAccessible(page)
    await shot('withdrawal')
    await player.button('bonuses.giveUp').click()
    const question = dialog.filter({ has: page.getByText(say('bonuses.stays')) }).last()
    await question.getByText('60.00').waitFor()
    await expectAccessible(page)
    await shot('question')
    await question.getByRole('button', { name: say('bonuses.giveUpNow') }).click()
    await page.getByText(say('bonuses.gaveUp')).waitFor()
    await dialog.getByText('300.00').waitFor({ state: 'detached' })
    expect(await player.wallet()).toMatchObject({ cash: '60.00', promo: '0.00', totalTurnover: '0.00' })

    await player.open('/my/campaigns/promotions')
    await page.getByText(say('bonuses.state.forfeited')).first().waitFor()
    await expect.poll(() => page.locator('main progress').count()).toBe(0)
    await shot('ended')
    expect(complaints).toEqual([])
    await context.close()
  })
})
