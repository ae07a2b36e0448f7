import type { Frame } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic' },
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
]
const races = [
  { name: 'lamplight-dogs', runners: 6, playSeconds: 31 },
  { name: 'curlew-downs', runners: 8, playSeconds: 38 },
]

/** Opens a virtual sport, and waits for prices that can be chosen. */
async function openSport(language: string, screen: (typeof ways)[number]['screen'], name: string) {
  const { page, context, complaints } = await openProfile(browser, screen)
  await playerAt(house, page, language).open(`/virtual-games/${name}/demo`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The game has no frame.')
  await frame.locator('[data-bet][aria-disabled=false]').first().waitFor()
  return { page, frame, complaints, close: () => context.close() }
}

const kept = (frame: Frame) => frame.locator('#mine [data-state]').first()
const cash = async (frame: Frame) => (await frame.locator('#balance').innerText()).replaceAll(/[^\d]/g, '')

/** Chooses the round whose bets close last: those of the next one may close while somebody chooses. */
async function chooseFurthest(frame: Frame): Promise<void> {
  const furthest = frame.locator('#ahead button:enabled').last()
  const name = await furthest.locator('.what').innerText()
  const same = frame.locator('#ahead button', { has: frame.locator('.what').getByText(name, { exact: true }) })
  await same.click()
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true')
}

/** Moves the clock until bets of the round of the newest slip have closed, and so many seconds on. */
async function untilClosed(frame: Frame, furtherSeconds: number): Promise<void> {
  const round = await kept(frame).locator('strong').innerText()
  // A round before it may still be on.
  const when = await frame
    .locator('#ahead button')
    .evaluateAll(
      (all, name) => all.find((one) => one.querySelector('.what')?.textContent === name)?.querySelector('.when')?.textContent ?? '',
      round,
    )
  const left = /(\d+):(\d+)/.exec(when)
  await house.control('/clock', { advanceSeconds: Number(left?.[1] ?? 0) * 60 + Number(left?.[2] ?? 0) + furtherSeconds })
  await expect.poll(() => kept(frame).getAttribute('data-state')).toBe('running')
}

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen }) => {
  test.each(races)('bets on a race of $name that is run, shown and paid', async ({ name, runners, playSeconds }) => {
    const { page, frame, complaints, close } = await openSport(language, screen, name)
    await expect.poll(() => frame.locator('#runners > li').count()).toBeGreaterThanOrEqual(runners)
    const before = await cash(frame)
    const place = frame.locator('#place')
    // With nothing on the slip it does nothing; it can be reached by the keys all the same.
    await place.press('Enter')
    await expect.poll(() => kept(frame).count()).toBe(0)
    await chooseFurthest(frame)
    await frame.locator('[data-bet=w1]').press('Enter')
    await frame.locator('[data-bet=p2]').click()
    await frame.locator('#forecast').click()
    await expect.poll(() => frame.locator('#slip-bets li').count()).toBe(3)
    await frame.locator('#slip-bets .out').last().click()
    await expect.poll(() => frame.locator('#slip-bets li').count()).toBe(2)
    await frame.locator('#higher').click()
    // What the button takes stands on it.
    await expect.poll(() => place.innerText()).toMatch(/\d/)
    await expect.poll(() => frame.locator('[data-bet=w1]').getAttribute('aria-label')).toMatch(/\p{L}{2}.*\d/u)
    await expectAccessible(frame)
    await place.click()
    await expect.poll(() => kept(frame).getAttribute('data-state')).toBe('pending')
    expect(await cash(frame)).not.toBe(before)
    await expect.poll(() => frame.locator('#slip').isVisible()).toBe(false)
    await picture(page, `${name}-open-${language}-${screen.width}`)

    await untilClosed(frame, 12)
    await frame.getByRole('log').locator('> *').first().waitFor({ state: 'attached' })
    await expect.poll(() => frame.locator('#standing > li').count()).toBeGreaterThanOrEqual(runners)
    await picture(page, `${name}-running-${language}-${screen.width}`)
    await house.control('/clock', { advanceSeconds: playSeconds - 10 })
    await expect.poll(() => kept(frame).getAttribute('data-state')).toMatch(/won|lost/)
    await frame.locator('#last strong').first().waitFor()
    await expectAccessible(frame)
    await frame.locator('[data-open=rules]').click()
    await expectAccessible(frame)
    expect(complaints).toEqual([])
    await close()
  })

  test('joins bets of three matches into one, follows another match, and sees the table move', async () => {
    const { page, frame, complaints, close } = await openSport(language, screen, 'hedgerow-league')
    await expect.poll(() => frame.locator('#fixtures > li').count()).toBe(8)
    const played = async () => Number(await frame.locator('#standings td:nth-of-type(2)').first().innerText())
    const before = await played()
    for (const bet of ['1h', '2d', '8a']) await frame.locator(`[data-bet="${bet}"]`).click()
    const apart = await frame.locator('#place').innerText()
    await frame.locator('#ways input').last().check()
    await expect.poll(() => frame.locator('#place').innerText()).not.toBe(apart)
    await frame.locator('#fixtures summary').first().click()
    await frame.locator('[data-bet="1s1-0"]').click()
    // Two bets of one match cannot be joined.
    await expect.poll(() => frame.locator('#place').getAttribute('aria-disabled')).toBe('true')
    await frame.locator('[data-bet="1s1-0"]').click()
    await expectAccessible(frame)
    await picture(page, `hedgerow-league-open-${language}-${screen.width}`)
    await frame.locator('#place').click()
    await expect.poll(() => kept(frame).getAttribute('data-state')).toBe('pending')
    await expect.poll(() => kept(frame).locator('ul li').count()).toBe(1)

    await untilClosed(frame, 40)
    await frame.locator('#matches .scored').first().waitFor()
    await frame.locator('#matches button').nth(4).click()
    await expect.poll(() => frame.locator('#matches button').nth(4).getAttribute('aria-pressed')).toBe('true')
    await picture(page, `hedgerow-league-running-${language}-${screen.width}`)
    await house.control('/clock', { advanceSeconds: 24 })
    await expect.poll(() => kept(frame).getAttribute('data-state')).toMatch(/won|lost/)
    await expect.poll(played).toBeGreaterThan(before)
    await expectAccessible(frame)
    await frame.locator('[data-open=rules]').click()
    await expectAccessible(frame)
    expect(complaints).toEqual([])
    await close()
  })
})

test('the sports pages list the virtual sports, and each opens', async () => {
  const { page, context } = await openProfile(browser, desktop)
  const player = playerAt(house, page)
  for (const path of ['/sports', '/virtual-games']) {
    await player.open(path)
    for (const name of ['Hedgerow League', 'Lamplight Dogs', 'Curlew Downs'])
      await page.locator('main').getByRole('link', { name }).first().waitFor()
  }
  await context.close()
})
