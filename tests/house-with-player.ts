import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, vi } from 'vitest'
import { addressOf, comesTo, fillSignIn, ready } from './address-bar.ts'
import { desktop, openBrowser, openProfile, type Screen } from './browser.ts'
import { logInByCall } from './calls.ts'
import { playerAt, type Player } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'
import { changeSetting } from './settings.sql.ts'

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
    await browser?.close()
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
    for (const [name, [wanted]] of Object.entries(changed)) await settle(name, wanted)
    try {
      await work()
    } finally {
      for (const [name, [, usual]] of Object.entries(changed)) await settle(name, usual)
    }
  }

  /** Changes a setting and waits until the server answers by it: the last of its changes is a marker that pages can see. */
  async function settle(name: string, value: unknown): Promise<void> {
    const marker = `m${(markers += 1)}`
    await changeSetting(house.ownerUrl, name, value)
    await changeSetting(house.ownerUrl, 'fe.sweden.siteName', marker)
    const seen = async () => (await (await fetch(`${house.origin}/api/settings`)).text()).includes(marker)
    await vi.waitUntil(seen, { timeout: 10_000, interval: 30 })
  }

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

let markers = 0

/** Makes visitors come from a country. */
export const country = (code: string): ForAWhile => ({ 'country.source': [`fixed:${code}`, 'fixed:MLT'] })
