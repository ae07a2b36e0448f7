import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { closeProfiles, openBrowser } from './browser.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

/** A house and a browser for the journeys of one file; what is opened is closed after the last of them. */
export async function openJourney(...asked: Parameters<typeof startHouse>): Promise<{ house: RunningHouse; browser: Browser }> {
  const [house, browser] = await Promise.all([startHouse(...asked), openBrowser()])
  afterAll(async () => {
    await closeProfiles(browser)
    await house.close()
  })
  return { house, browser }
}
