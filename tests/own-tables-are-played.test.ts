import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const tables = [
  { name: 'millstone-roulette', spots: ['red', 'n17-n20', 'n1-n2-n3'] },
  { name: 'quince-baccarat', spots: ['player', 'tie'] },
]
const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic' },
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
]

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen }) => {
  test.each(tables)('lays chips at $name by keys and by touch, takes one back, and plays them again', async ({ name, spots }) => {
    const { page, context, complaints } = await openProfile(browser, screen)
    await playerAt(house, page, language).open(`/slots-games/${name}/demo`)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (!frame) throw new Error('The game has no frame.')
    const spin = frame.locator('#spin')
    const [stake, plate, logged] = [frame.locator('#stake'), frame.locator('#plate-main'), frame.getByRole('log').locator('> *')]
    const isReady = () => frame.locator('#spin[aria-disabled=false]').waitFor()
    await isReady()
    const nothing = await stake.innerText()
    const idle = await plate.innerText()
    await spin.click()
    // Without a chip nothing begins, and the plate says what is missing.
    await expect.poll(() => plate.innerText()).not.toBe(idle)
    await expect.poll(() => logged.count()).toBe(0)

    for (const spot of spots) await frame.locator(`[data-spot="${spot}"]`).press('Enter')
    const whole = await stake.innerText()
    await frame.locator('#undo').click()
    await expect.poll(() => stake.innerText()).not.toBe(whole)
    await frame.locator(`[data-spot="${spots.at(-1)}"]`).click()
    await expect.poll(() => stake.innerText()).toBe(whole)
    await expect.poll(() => frame.locator(`[data-spot="${spots[0]}"]`).getAttribute('aria-label')).toMatch(/\p{L}{2}.*\d/u)
    await expectAccessible(frame)
    await spin.click()
    await expect.poll(() => logged.count()).toBe(1)
    await isReady()
    await expect.poll(() => stake.innerText()).toBe(nothing)
    await picture(page, `table-${name}-${language}-${screen.width}`)
    await frame.locator('#repeat').click()
    await expect.poll(() => stake.innerText()).toBe(whole)
    await spin.click()
    await expect.poll(() => logged.count()).toBe(2)
    await frame.locator('[data-open=rules]').click()
    await expectAccessible(frame)
    expect(complaints).toEqual([])
    await context.close()
  })
})
