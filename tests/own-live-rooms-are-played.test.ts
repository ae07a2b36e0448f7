import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const rooms = [
  { name: 'stillwater-roulette', title: 'Stillwater Roulette', group: 'roulette', spots: ['red', 'n17-n20'], pip: /^\d{1,2}$/ },
  { name: 'magpie-punto-banco', title: 'Magpie Punto Banco', group: 'baccarat', spots: ['player', 'tie'], pip: /^[PBT]$/ },
]
const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic' },
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
]

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen }) => {
  test.each(rooms)('sits down in $name, places chips, sees the round played, and the lobby shows its result', async (room) => {
    const { name, title, group, spots, pip } = room
    const { page, context, complaints } = await openProfile(browser, screen)
    const player = playerAt(house, page, language)
    await player.open(`/${group}-games/${name}/demo`)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (!frame) throw new Error('The game has no frame.')
    const [place, logged] = [frame.locator('#place'), frame.getByRole('log').locator('> *')]
    const spot = (id: string) => frame.locator(`[data-spot="${id}"]`)
    await frame.locator(`[data-spot="${spots[0]}"][aria-disabled=false]`).waitFor()
    const nothing = await place.innerText()
    for (const id of spots) await spot(id).press('Enter')
    await expect.poll(() => place.innerText()).not.toBe(nothing)
    await frame.locator('#undo').click()
    await spot(spots[1] ?? '').click()
    await expect.poll(() => spot(spots[0] ?? '').getAttribute('aria-label')).toMatch(/\p{L}{2}.*\d/u)
    await expectAccessible(frame)
    await picture(page, `room-${name}-${language}-${screen.width}`)
    await place.click()
    await frame.locator('#felt.placed').waitFor()

    // The betting time ends, the round is played, its result stands.
    await house.control('/clock', { advanceSeconds: 20 })
    await frame.locator('#count.shut').waitFor()
    await house.control('/clock', { advanceSeconds: 13 })
    await expect.poll(() => logged.count()).toBe(1)
    await expect.poll(() => frame.locator('#last li').first().innerText()).toMatch(pip)
    await picture(page, `room-${name}-over-${language}-${screen.width}`)
    for (const sheet of ['rules', 'fairness']) {
      await frame.locator(`[data-open=${sheet}]`).click()
      await expectAccessible(frame)
      await frame.locator(`#${sheet} button`).first().click()
    }
    const check = await frame.locator('#seeds a').first().getAttribute('href')

    await player.open('/live')
    // A shelf further down has its tiles once it comes near.
    await page.locator(`#shelf-${group}`).scrollIntoViewIfNeeded()
    const tile = page.locator('article', { has: page.getByRole('link', { name: title }) }).first()
    await tile.scrollIntoViewIfNeeded()
    await expect.poll(() => tile.locator('ol li').first().innerText()).toMatch(pip)
    const [mark, last] = await Promise.all([tile.getByText(player.say('lobby.new')), tile.locator('ol')].map((part) => part.boundingBox()))
    if (!mark || !last) throw new Error('A part of the tile is not shown.')
    expect(mark.x + mark.width <= last.x || last.x + last.width <= mark.x).toBe(true)
    await expectAccessible(page)
    await picture(page, `live-${name}-${language}-${screen.width}`)
    await player.open('/live-games')
    await expect.poll(() => tile.locator('ol li').first().innerText()).toMatch(pip)

    await page.goto(new URL(check ?? '', frame.url()).href)
    await page.locator('#result p').first().waitFor()
    await expect.poll(() => page.locator('#result code').first().innerText()).toMatch(/^[0-9a-f]{64}$/)
    expect(complaints).toEqual([])
    await context.close()
  })
})
