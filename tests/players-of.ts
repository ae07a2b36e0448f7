import type { Page } from 'playwright-core'
import { ready } from './address-bar.ts'
import type { Screen } from './browser.ts'
import { advanceClock, logInByCall, openAccount } from './calls.ts'
import type { houseWithPlayer } from './house-with-player.ts'
import { wordsOf } from './words.ts'

let players = 0

/** Players of a house who each have a browser of their own, and the time that passes there. */
export function playersOf(here: ReturnType<typeof houseWithPlayer>) {
  /** Somebody of their own at a browser, logged in and standing on a page. */
  async function somebody(path: string, screen?: Screen, language = 'en') {
    players += 1
    const email = `away${Date.now()}x${players}@example.com`
    await openAccount(here.house, email)
    const page = await here.visitor(undefined, screen)
    await logInByCall(page, here.house, email)
    await go(page, path, language)
    return { page, email, say: wordsOf(language) }
  }

  async function go(page: Page, path: string, language = 'en'): Promise<void> {
    await page.goto(`${here.house.origin}${language === 'en' ? '' : `/${language}`}${path}`)
    await ready(page)
  }

  const advance = (hours: number) => advanceClock(here.house, hours)
  const isLoggedIn = async (page: Page) =>
    ((await (await page.request.get(`${here.house.origin}/api/session`)).json()) as { profile: unknown }).profile !== null // the contract's
  return { somebody, go, advance, isLoggedIn }
}
