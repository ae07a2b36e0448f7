import type { Frame } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { instantThemes } from '../apps/server/src/play/games/instant-themes.ts'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { widely, wideTest } from './widely.ts'

const { house, browser } = await openJourney()

const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic' },
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
]

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen }) => {
  const openGame = async (name: string, group = 'instant') => {
    const { page, context, complaints } = await openProfile(browser, screen)
    await playerAt(house, page, language).open(`/${group}-games/${name}/demo`)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (!frame) throw new Error('The game has no frame.')
    await isReady(frame)
    return { page, frame, close: () => context.close(), complaints }
  }
  const isReady = (frame: Frame) => frame.locator('#spin[aria-disabled=false]').waitFor()
  const begin = (frame: Frame) => frame.locator('#spin').press('Space')
  const logged = (frame: Frame) => frame.getByRole('log').locator('> *')
  /** Plays the first round of a page until it is over. */
  const play = async (frame: Frame) => {
    await begin(frame)
    await logged(frame).first().waitFor({ state: 'attached' })
    await isReady(frame)
  }
  const returned = (frame: Frame) => frame.locator('#return').innerText()
  const firstPrize = async (frame: Frame) => {
    await frame.locator('[data-open=rules]').click()
    await expectAccessible(frame)
    const text = await frame.locator('#rules [data-pays]:visible').first().innerText()
    await frame.locator('#rules form button').click()
    return text
  }
  /** What a game shows is seen, read to whoever does not see it, and its prizes follow the stake. */
  const lookAround = async (frame: Frame, shot: () => Promise<void>) => {
    await expectAccessible(frame)
    await shot()
    const before = await firstPrize(frame)
    await frame.locator('#higher').click()
    expect(await firstPrize(frame)).not.toBe(before)
  }

  test('marks numbers at Tide Numbers with the arrows, and none without a mark; the return is that of the marks', async () => {
    const { page, frame, close, complaints } = await openGame('tide-numbers')
    await begin(frame)
    await expect.poll(() => frame.locator('#plate-main').innerText()).toMatch(/\p{L}/u)
    await expect.poll(() => logged(frame).count()).toBe(0)
    await frame.locator('[data-number="1"]').press('Enter')
    await frame.locator('[data-number="1"]').press('ArrowRight')
    await frame.locator('[data-number="2"]').press('Enter')
    await expect.poll(() => frame.locator('.pebble[aria-pressed=true]').allInnerTexts()).toEqual(['1', '2'])
    expect(await returned(frame)).toContain('96.15')
    await play(frame)
    await expect.poll(() => frame.locator('.pebble.drawn').count()).toBe(10)
    await expect.poll(() => logged(frame).count()).toBe(1)
    await lookAround(frame, () => picture(page, `tide-numbers-${language}-${screen.width}`))
    expect(complaints).toEqual([])
    await close()
  })

  test('drops a pearl at Pearl Fall on the board that they choose', async () => {
    const { page, frame, close, complaints } = await openGame('pearl-fall')
    await frame.locator('input[name=rows][value="8"]').check()
    await frame.locator('input[name=risk][value=high]').check()
    expect(await returned(frame)).toContain('95.78')
    await expect.poll(() => frame.locator('[data-cup]').count()).toBe(9)
    await play(frame)
    await expect.poll(() => frame.locator('.cup.on').count()).toBe(1)
    await expect.poll(() => logged(frame).count()).toBe(1)
    await lookAround(frame, () => picture(page, `pearl-fall-${language}-${screen.width}`))
    expect(complaints).toEqual([])
    await close()
  })

  test('sets the mark of Spirit Level by the keys, and the bubble rests where the reading says', async () => {
    const { page, frame, close, complaints } = await openGame('spirit-level')
    await frame.locator('#mark').press('Home')
    await expect.poll(() => frame.locator('#chance').innerText()).toMatch(/\b2\b/)
    expect(await returned(frame)).toContain('97.00')
    await frame.locator('input[name=side][value=above]').check()
    await play(frame)
    const place = Number((await frame.locator('#reading').innerText()).replace(',', '.'))
    expect(await frame.locator('#bubble').evaluate((bubble) => Number.parseFloat(bubble.style.insetInlineStart))).toBeCloseTo(place, 2)
    await expect.poll(() => frame.locator('#board').getAttribute('class')).toContain(place >= 5 ? 'won' : 'lost')
    await expect.poll(() => logged(frame).count()).toBe(1)
    await lookAround(frame, () => picture(page, `spirit-level-${language}-${screen.width}`))
    expect(complaints).toEqual([])
    await close()
  })

  test('walks at Hush, Hedgehog, comes back in the middle, takes what is won, and sees who slept where', async () => {
    const { page, frame, close, complaints } = await openGame('hush-hedgehog')
    const take = frame.locator('#take[aria-disabled=false]')
    const heap = (at: number) => frame.locator('button.heap').nth(at)
    await frame.locator('#fewer').click()
    await frame.locator('#fewer').click()
    // With one hedgehog the first heap is clear in 24 of 25 walks.
    do {
      await isReady(frame)
      await begin(frame)
      await frame.locator('button.heap[aria-disabled=false]').first().waitFor()
      await expect.poll(() => frame.locator('[data-look=clear]').count()).toBe(0)
      await heap(12).press('Enter')
      await expect.poll(async () => (await heap(12).getAttribute('data-look')) !== 'closed').toBe(true)
    } while ((await take.count()) === 0)
    await expectAccessible(frame)
    await picture(page, `hush-hedgehog-${language}-${screen.width}`)
    const again = page.waitForEvent('framenavigated')
    await frame.evaluate(() => location.reload())
    await again
    await take.waitFor()
    await expect.poll(() => heap(12).getAttribute('data-look')).toBe('clear')
    await expect.poll(() => frame.locator('[data-look=away]').count()).toBe(0)
    await take.click()
    await isReady(frame)
    await expect.poll(() => frame.locator('[data-look=away]').count()).toBe(1)
    await expect.poll(() => logged(frame).count()).toBe(1) // the page is new since the reload
    await lookAround(frame, () => picture(page, `hush-hedgehog-over-${language}-${screen.width}`))
    expect(complaints).toEqual([])
    await close()
  })

  test('wipes the window of Frost Panes pane by pane with the keys and by hand, the next one all at once', async () => {
    const { page, frame, close, complaints } = await openGame('frost-panes', 'scratch')
    const panes = frame.locator('.pane')
    const open = frame.locator('[data-look=open]')
    await begin(frame)
    await frame.locator('#all[aria-disabled=false]').waitFor()
    await panes.nth(0).press('Enter')
    await panes.nth(0).press('ArrowDown')
    await panes.nth(3).press('Enter')
    await expect.poll(() => open.count()).toBe(2)
    await expect.poll(() => logged(frame).count()).toBe(0)
    const { x, y, width, height } = (await panes.nth(8).boundingBox())! // it is seen
    await page.mouse.move(x + 2, y + 2)
    await page.mouse.down()
    for (let row = 1; row <= 5; row += 1) await page.mouse.move(x + (row % 2) * width, y + (height * row) / 5, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => panes.nth(8).getAttribute('data-look')).toBe('open')
    await picture(page, `frost-panes-${language}-${screen.width}`)
    for (const pane of [1, 2, 4, 5, 6, 7]) await panes.nth(pane).press('Enter')
    await isReady(frame)
    await expect.poll(() => logged(frame).count()).toBe(1)
    await begin(frame)
    await frame.locator('#all[aria-disabled=false]').click()
    await isReady(frame)
    expect([await open.count(), await logged(frame).count()]).toEqual([9, 2])
    await lookAround(frame, () => picture(page, `frost-panes-over-${language}-${screen.width}`))
    expect(complaints).toEqual([])
    await close()
  })

  /** Plays the first round of a theme until it is over, by the means of its machine. */
  const roundOf: Record<string, (frame: Frame) => Promise<void>> = {
    'frost-panes': async (frame) => {
      await begin(frame)
      await frame.locator('#all[aria-disabled=false]').click()
      await isReady(frame)
    },
    'pearl-fall': play,
    'tide-numbers': async (frame) => {
      await frame.locator('#quick').click()
      await play(frame)
    },
    'spirit-level': play,
    'hush-hedgehog': async (frame) => {
      await begin(frame)
      await frame.locator('button.heap[aria-disabled=false]').first().press('Enter')
      const over = frame.locator('#take[aria-disabled=false]').or(frame.locator('#spin[aria-disabled=false]'))
      await over.first().waitFor()
      const take = frame.locator('#take[aria-disabled=false]')
      if (await take.isVisible()) await take.click()
      await isReady(frame)
    },
  }

  wideTest.each(instantThemes.map((theme) => [theme.name, theme] as const))(
    'tries %s: it has its name and look, its round is told, and prizes follow the stake',
    async (name, { friendlyId, group, studioGame }) => {
      const { page, frame, close, complaints } = await openGame(friendlyId, group ?? 'instant')
      await expect.poll(() => frame.locator('h1').innerText()).toBe(name)
      await expect.poll(() => frame.locator('#plate-main').innerText()).toMatch(/\p{L}/u)
      await roundOf[studioGame.split('.')[0] ?? '']?.(frame)
      await expect.poll(() => logged(frame).count()).toBe(1)
      await expect.poll(() => frame.locator('#board').getAttribute('aria-label')).toMatch(/\p{L}/u)
      await lookAround(frame, () => picture(page, `${friendlyId}-${language}-${screen.width}`))
      expect(complaints).toEqual([])
      await close()
    },
  )
})
