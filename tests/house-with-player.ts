import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { addressOf, comesTo, fillSignIn, ready } from './address-bar.ts'
import { closeProfiles, desktop, openBrowser, openProfile, type Screen } from './browser.ts'
import { logInByCall } from './calls.ts'
import { playerAt, type Player } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'
import { settle as settleAll } from './settle.ts'

/** Settings by name: what is wanted for a while, and what is there otherwise. */
export type ForAWhile = Record<string, readonly [wanted: unknown, usual: unknown]>

/** A house with one registered player for a whole test file: started before its first test, ended after its last. */
export function houseWithPlayer(settings: Record<string, unknown> = {}) {
  let [house, browser, player] = [] as unknown as [RunningHouse, Browser, Player] // there before the first test
  beforeAll(async () => {
    ;[house, browser] = await Promise.all([startHouse(settings), openBrowser()])
    const { page, context } = await openProfile(browser)
    player = playerAt(house, page)
    await player.join()
    await context.close()
  })
  afterAll(async () => {
    if (browser) await closeProfiles(browser)
    await house?.close()
  })
  const at = (page: Page) => addressOf(page, house)
  const arrives = (page: Page, path: string) => comesTo(page, house, path)
  const signIn = (page: Page) => fillSignIn(page, player.email)

  /** A browser of its own; with a path it stands there. */
  async function visitor(path?: string, screen: Screen = desktop): Promise<Page> {
    const { page } = await openProfile(browser, screen)
    if (path !== undefined) await page.goto(house.origin + path)
    return page
  }

  /** A browser of its own in which the player is logged in, with no page yet. */
  async function playersBrowser(screen?: Screen): Promise<Page> {
    const page = await visitor(undefined, screen)
    await logInByCall(page, house, player.email)
    return page
  }

  /** The same, standing on a page. */
  async function playersPage(path = '/', screen?: Screen): Promise<Page> {
    const page = await playersBrowser(screen)
    await page.goto(house.origin + path)
    await ready(page)
    return page
  }

  /** Works with settings as given and puts back what was there; the work begins when the server knows of them. */
  async function withSettings(changed: ForAWhile, work: () => Promise<void>): Promise<void> {
    const all = (which: 0 | 1) => Object.fromEntries(Object.entries(changed).map(([name, values]) => [name, values[which]]))
    await settleAll(house, all(0))
    try {
      await work()
    } finally {
      await settleAll(house, all(1))
    }
  }

  /** Changes a setting and waits until the server answers by it. */
  const settle = (name: string, value: unknown) => settleAll(house, { [name]: value })

  return {
    get house() {
      return house
    },
    get browser() {
      return browser
    },
    get player() {
      return player
    },
    at,
    arrives,
    signIn,
    visitor,
    playersBrowser,
    playersPage,
    withSettings,
    settle,
  }
}

/** Makes visitors come from a country. */
export const country = (code: string): ForAWhile => ({ 'country.source': [`fixed:${code}`, 'fixed:MLT'] })
