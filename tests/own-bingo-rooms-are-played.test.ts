import type { Frame } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const rooms = [
  { name: 'dovecote', longestSeconds: 223 },
  { name: 'lily-pond', longestSeconds: 172 },
]
const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic' },
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
]

const move = (advanceSeconds: number) => house.control('/clock', { advanceSeconds })

/** Buys for the second game of the list, which is not about to close. */
async function buy(frame: Frame): Promise<void> {
  await frame.locator('.next-game input').nth(1).check()
  await frame.locator('#buy').click()
  await frame.locator('.next-game:has(.mine)').waitFor()
}

/** Moves the clock until the game that was bought for has closed. */
async function closeBought(frame: Frame): Promise<void> {
  const closes = await frame.locator('.next-game:has(.mine)').getAttribute('data-closes')
  const { now } = await house.control<{ now: string }>('/clock')
  await move((Date.parse(closes ?? '') - Date.parse(now)) / 1000)
}

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen }) => {
  test.each(rooms)(
    'buys tickets ahead at $name, watches them being called, and is told how the game ended',
    async ({ name, longestSeconds }) => {
      const { page, context, complaints } = await openProfile(browser, screen)
      await playerAt(house, page, language).open(`/bingo-games/${name}/demo`)
      const frame = await (await page.waitForSelector('iframe')).contentFrame()
      if (!frame) throw new Error('The game has no frame.')
      const [tickets, logged] = [frame.locator('.ticket'), frame.locator('#log > *')]
      await frame.locator('#buy[aria-disabled=false]').waitFor()
      // At its end, where the dock lies over nothing.
      await frame.locator('.room').evaluate((room) => room.scrollTo(0, room.scrollHeight))
      await expectAccessible(frame)
      const balance = await frame.locator('#balance').innerText()
      await frame.locator('#quick button[value="6"]').click()
      await frame.locator('#buy').click()
      await frame.locator('.next-sold.mine').waitFor()
      await expect.poll(() => frame.locator('#balance').innerText()).not.toBe(balance)
      await frame.locator('#more').press('Enter')
      await expect.poll(() => frame.locator('#count').innerText()).toBe('7')

      await closeBought(frame)
      await expect.poll(() => tickets.count()).toBe(6)
      await move(5 + 30)
      await expect.poll(() => frame.locator('.board-cells .called').count()).toBeGreaterThan(4)
      await expect.poll(() => frame.locator('.cell.marked:not(.free)').count()).toBeGreaterThan(1)
      await expectAccessible(frame)
      await picture(page, `bingo-${name}-${language}-${screen.width}`)

      // By hand: nothing is marked until the number is pressed, and a number that was not called cannot be.
      await frame.locator('#by-hand').check()
      await expect.poll(() => frame.locator('button.cell.marked').count()).toBe(0)
      const called = (await frame.locator('.board-cells .called').allInnerTexts()).map(Number)
      const cells = await frame.locator('button.cell').allInnerTexts()
      const [own, other] = [
        cells.findIndex((cell) => called.includes(Number(cell))),
        cells.findIndex((cell) => !called.includes(Number(cell))),
      ]
      await frame.locator('button.cell').nth(own).press('Enter')
      await frame.locator('button.cell').nth(other).press('Enter')
      await expect.poll(() => frame.locator('button.cell.marked').count()).toBe(1)
      await frame.locator('#by-hand').uncheck()

      await move(longestSeconds - 35)
      await expect.poll(() => logged.count(), { timeout: 20_000 }).toBeGreaterThan(1)
      await expect.poll(() => frame.locator('.goals .fallen').count()).toBeGreaterThan(1)
      await frame.locator('[data-open=rules]').click()
      await expectAccessible(frame)
      await frame.locator('#rules form button').click()
      await frame.locator('[data-open=fairness]').click()
      await frame.locator('#seeds a').first().waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

test('anybody computes a game again on the fairness page, from the link in the room', async () => {
  const { page, context, complaints } = await openProfile(browser, desktop)
  await playerAt(house, page, 'en').open('/bingo-games/lily-pond/demo')
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The game has no frame.')
  await frame.locator('#buy[aria-disabled=false]').waitFor()
  await buy(frame)
  await closeBought(frame)
  await frame.locator('.ticket').first().waitFor()
  const cells = await frame.locator('.ticket').first().locator('.cell').allInnerTexts()
  await move(172)
  await expect.poll(() => frame.locator('#log > *').count()).toBeGreaterThan(0)
  await frame.locator('[data-open=fairness]').click()
  const href = await frame.locator('#seeds a').first().getAttribute('href')
  await page.goto(new URL(href ?? '', frame.url()).href)
  const result = page.locator('#result')
  await result.getByText('Tickets of').first().waitFor()
  const numbers = cells.filter(Boolean)
  await expect.poll(() => result.innerText()).toContain(numbers.slice(0, 5).join(' '))
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
})
