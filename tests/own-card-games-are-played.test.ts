import type { Frame } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic' },
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
]

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen }) => {
  const openTable = async (name: string) => {
    const { page, context, complaints } = await openProfile(browser, screen)
    await playerAt(house, page, language).open(`/table-games/${name}/demo`)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (!frame) throw new Error('The game has no frame.')
    await isReady(frame)
    return { page, frame, close: () => context.close(), complaints }
  }
  const isReady = (frame: Frame) => frame.locator('#spin[aria-disabled=false]').waitFor()
  const logged = (frame: Frame) => frame.getByRole('log').locator('> *')
  const readRules = async (frame: Frame) => {
    await frame.locator('[data-open=rules]').click()
    await expectAccessible(frame)
    const text = await frame.locator('#rules').innerText()
    await frame.locator('#rules form button').click()
    return text
  }

  test('holds and draws at Jacks by the keys, sees which hand pays and the best hold, and has both told', async () => {
    const { page, frame, close, complaints } = await openTable('jacks')
    await page.keyboard.press('Tab')
    await frame.locator('#spin').press('Space')
    await frame.locator('#draw[aria-disabled=false]').waitFor()
    await expect.poll(() => logged(frame).count()).toBe(1)
    await frame.locator('#advise').click()
    await expect.poll(() => frame.locator('#plate-more').innerText()).toMatch(/\d/)
    await frame.locator('#spin').press('2')
    await frame.locator('#spin').press('4')
    await frame.locator('#spin').press('4')
    const slots = frame.locator('.slot')
    expect(await slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('aria-pressed')))).toEqual(
      [1, 2, 3, 4, 5].map((place) => String(place === 2)),
    )
    const kept = await slots.nth(1).locator('.seen-by-readers').innerText()
    await expectAccessible(frame)
    await picture(page, `jacks-${language}-${screen.width}`)
    await frame.locator('#spin').press('Space')
    await isReady(frame)
    await expect.poll(() => slots.nth(1).locator('.seen-by-readers').innerText()).toBe(kept)
    await expect.poll(() => logged(frame).last().innerText()).toContain(kept)
    const rules = await readRules(frame)
    await frame.locator('#higher').click()
    expect(await readRules(frame)).not.toBe(rules)
    expect(complaints).toEqual([])
    await close()
  })

  test('opens three boxes at Blackthorn, plays one after the other, comes back in the middle, and has every hand told', async () => {
    const { page, frame, close, complaints } = await openTable('blackthorn')
    const [hit, stand] = [frame.locator('[data-act=hit]'), frame.locator('[data-act=stand]')]
    const waits = async () => (await hit.getAttribute('aria-disabled')) === 'false'
    const isOver = async () => (await frame.locator('#spin').getAttribute('aria-disabled')) === 'false'
    const turn = () => expect.poll(async () => (await waits()) || (await isOver())).toBe(true)
    await frame.locator('#more').click()
    await frame.locator('#more').click()
    // A blackjack of the dealer ends a round before anything can be done.
    do {
      await isReady(frame)
      await frame.locator('#spin').click()
      await turn()
    } while (!(await waits()))
    await expectAccessible(frame)
    await picture(page, `blackthorn-${language}-${screen.width}`)
    await expect.poll(() => frame.locator('.box:not([hidden])').count()).toBe(3)
    await expect.poll(() => frame.locator('#dealer .card').count()).toBe(2)
    const seen = await frame.locator('#boxes').innerText()
    const again = page.waitForEvent('framenavigated')
    await frame.evaluate(() => location.reload())
    await again
    await frame.locator('[data-act=hit][aria-disabled=false]').waitFor()
    await expect.poll(() => frame.locator('#boxes').innerText()).toBe(seen)
    await frame.locator('#spin').press('h')
    await turn()
    while (!(await isOver())) {
      if (await waits()) await stand.click()
      await turn()
    }
    await expect.poll(() => logged(frame).count()).toBeGreaterThan(1)
    await expect
      .poll(() => frame.locator('.box:not([hidden]) .result').allInnerTexts())
      .toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/\p{L}/u)))
    await expectAccessible(frame)
    // The visit is told anew whenever the page is seen again: the hands stay where they lie.
    const hands = await frame.locator('#boxes').innerText()
    const told = page.waitForResponse((response) => response.url().endsWith('/studio/play/state'))
    await frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await told).finished()
    await readRules(frame)
    await expect.poll(() => frame.locator('#boxes').innerText()).toBe(hands)
    expect(complaints).toEqual([])
    await close()
  })
})

test('a player doubles at Blackthorn for money, leaves in the middle, and finds the round in another visit, right to the cent', async () => {
  const { page, context, complaints } = await openProfile(browser, desktop)
  const player = playerAt(house, page)
  await player.join()
  await player.enter()
  await player.beginDeposit('20')
  await player.giveCard(cards.frictionless)
  await expect.poll(() => player.balance()).toContain('20.00')
  const openBlackthorn = async () => {
    await player.open('/games/blackthorn/real')
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (!frame) throw new Error('The game has no frame.')
    await expect.poll(async () => (await isOn(frame, '#spin')) || (await isOn(frame, '[data-act=hit]'))).toBe(true)
    return frame
  }
  const isOn = async (frame: Frame, button: string) => (await frame.locator(button).getAttribute('aria-disabled')) === 'false'
  const turn = (frame: Frame) => expect.poll(async () => (await isOn(frame, '#spin')) || (await isOn(frame, '[data-act=stand]'))).toBe(true)
  const first = await openBlackthorn()
  await first.locator('#lower').click()
  await first.locator('#more').click()
  const stake = await first.locator('#stake').innerText()
  // A round that is over before both boxes could be doubled or left is played again.
  for (;;) {
    await first.locator('#spin').click()
    await turn(first)
    if (await isOn(first, '[data-act=double]')) await first.locator('[data-act=double]').click()
    await turn(first)
    if (await isOn(first, '[data-act=stand]')) break
  }
  const seen = await first.locator('#boxes').innerText()
  const again = await openBlackthorn()
  await expect.poll(() => again.locator('#boxes').innerText()).toBe(seen)
  await expect.poll(() => again.locator('#stake').innerText()).toBe(stake)
  expect((await player.wallet()).inPlay).toMatch(/^[1-9]/)
  while (await isOn(again, '[data-act=stand]')) {
    await again.locator('[data-act=stand]').click()
    await turn(again)
  }
  await expect.poll(async () => (await player.wallet()).inPlay).toBe('0.00')
  const shown = await again.locator('#balance').innerText()
  expect(shown.replace(/[^\d.]/g, '')).toBe((await player.wallet()).cash)
  expect(complaints).toEqual([])
  await context.close()
})
