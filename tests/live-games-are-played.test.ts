import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone } from './browser.ts'
import { fairhouse } from './command-line.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

/** The table's own words; it speaks two languages and is not of this house. */
const table = {
  en: { name: 'Harvest Wheel', red: /Red\W*, pays/, number: /Number \W*17\W*, pays/, place: /^Place .*€1\.00/ },
  ar: { name: 'Harvest Wheel', red: /أحمر\W*، يدفع/, number: /الرقم \W*17\W*، يدفع/, place: /^ضع .*1\.00/ },
}
const ways = [
  { language: 'en', screen: desktop, name: 'in English on a desktop' },
  { language: 'ar', screen: phone, name: 'in Arabic on a phone, in the dark' },
] as const

test.each(widely(ways, 1))(
  'the live casino lists live games, and one of them is played for money, right to the cent, $name',
  async (way) => {
    proves('SHL-002')
    const { language, screen } = way
    const words = table[language]
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    const { say } = player
    const tile = page.locator('main').getByRole('link', { name: 'Harvest Wheel' }).first()

    await player.open('/live')
    await tile.click()
    await page
      .locator('dialog[open]')
      .getByRole('link', { name: say('game.logInToPlay') })
      .waitFor()

    await player.join()
    await player.enter()
    await player.beginDeposit('20')
    await player.giveCard(cards.frictionless)
    await expect.poll(async () => (await player.wallet()).cash).toBe('20.00')

    await player.open('/live')
    await tile.click()
    await page
      .locator('dialog[open]')
      .getByRole('link', { name: say('game.play') })
      .click()
    const game = page.frameLocator('iframe').first()
    await game.getByRole('heading', { name: words.name }).waitFor()
    await game.getByRole('button', { name: words.red }).and(game.locator('[aria-disabled=false]')).click()
    await game.getByRole('button', { name: words.number }).first().press('Enter')
    await game.getByRole('button', { name: words.place }).click()
    await expect.poll(async () => (await player.wallet()).inPlay).toBe('1.00')
    expect((await player.wallet()).cash).toBe('19.00')
    await expectAccessible(page)

    await house.control('/clock', { advanceSeconds: 29 })
    await game.getByRole('log').locator('> *').first().waitFor({ state: 'attached' })
    const fell = game.locator('#last li').first()
    const [number, colour] = [await fell.innerText(), await fell.getAttribute('class')]
    const cash = 1900 + (colour === 'red' ? 100 : 0) + (number === '17' ? 1800 : 0)
    await expect.poll(async () => (await player.wallet()).inPlay).toBe('0.00')
    expect((await player.wallet()).cash).toBe((cash / 100).toFixed(2))
    expect((await fairhouse<{ faults: string[] }[]>(house, 'ledger', 'verify')).flatMap(({ faults }) => faults)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('going on by a link of the site leaves a game by its exit; only a page that goes away unloads it', async () => {
  const { page, context } = await openProfile(browser, desktop)
  const player = playerAt(house, page)
  await player.join()
  await player.enter()
  const closes: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/session/close') && closes.push(request.postDataJSON()))
  await player.open('/slots-games/orchard/real')
  await page.frameLocator('iframe').getByRole('heading', { name: 'Orchard' }).waitFor()
  const gameSessionId = await page.evaluate(() => sessionStorage.getItem('$ActiveGameSessionId'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Fairhouse/ })
    .click()
  await expect.poll(() => closes).toEqual([{ gameSessionId, reason: 'exit' }])
  await context.close()
})
