import { describe, expect, test } from 'vitest'
import { firstGames } from '../apps/server/src/play/games/own-games.ts'
import { desktop, expectAccessible, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

/** The slots by machine: each machine as it is, and then its themes. */
const machines = Object.values(
  Object.groupBy(
    firstGames.filter(({ product }) => product === 'slots'),
    ({ studioGame }) => studioGame.split('.')[0] ?? '',
  ),
).map((games = []) => games.map(({ friendlyId }) => friendlyId))
/** The short run tries each machine and its newest theme. */
const slots = machines.flatMap((games) => widely(games, 0, games.length - 1))
const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic', round: /^الجولة / },
  { language: 'en', screen: desktop, name: 'on a desktop in English', round: /^Round / },
]

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen, round }) => {
  test.each(slots)(
    'tries %s: rounds are told, prizes follow the stake, and everything is read to whoever does not see it',
    async (slot) => {
      const { page, context, complaints } = await openProfile(browser, screen)
      const player = playerAt(house, page, language)
      await player.open(`/slots-games/${slot}/demo`)
      await player.spin(3)
      const frame = page.frames().find((one) => one !== page.mainFrame())
      if (!frame) throw new Error('The game has no frame.')
      await frame.locator('#spin[aria-disabled=false]').waitFor()
      const board = frame.locator('#board')
      await expect.poll(() => board.getAttribute('aria-label')).toMatch(/\p{L}{2}/u)
      // Free spins, which any of the three may bring, have lines of their own.
      await expect.poll(() => frame.getByRole('log').locator('> *').filter({ hasText: round }).count()).toBe(3)
      await picture(page, `slot-${slot}-${language}-${screen.width}`)

      const firstPrize = async () => {
        await frame.locator('[data-open=rules]').click()
        const text = await frame.locator('#rules [data-pays]').first().innerText()
        await expectAccessible(frame)
        await frame.locator('#rules form button').click()
        return text
      }
      const before = await firstPrize()
      await frame.locator('#higher').click()
      expect(await firstPrize()).not.toBe(before)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
