import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { atEndOfFile } from '@fairhouse/testing/at-end-of-file.ts'

const require = createRequire(import.meta.url)
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const folderOfPictures = join(import.meta.dirname, '../docs/pictures')

const shared = new Map<boolean, Promise<Browser>>()
let seesPictures = false

/** Says that pictures are a subject of this file: its browser loads them. Call it above the tests. */
export function lookAtPictures(): void {
  seesPictures = true
  atEndOfFile(() => (seesPictures = false))
}

/**
 * The Chromium without a window that all files of a worker share; each has profiles of its own in it. It loads no
 * pictures, which are a third of what a page costs, unless the file looks at them or the run is the wide one.
 */
export function openBrowser(): Promise<Browser> {
  const pictures = seesPictures || Boolean(process.env.TEST_ALL ?? process.env.PICTURES)
  const browser = shared.get(pictures) ?? launch(pictures)
  shared.set(pictures, browser)
  return browser
}

/** Closes what a file has opened in the browser. */
export async function closeProfiles(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

function launch(loadsPictures: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(loadsPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  })
}

export type Screen = { width: number; height: number; dark?: boolean }
export const desktop: Screen = { width: 1280, height: 860 }
export const phone: Screen = { width: 390, height: 844, dark: true }

/** Where all browsers are: half an hour beside, and on another day than the server for some hours of each. */
export const readersZone = 'America/St_Johns'

/** A fresh browser profile on a screen; whatever a page complains of is kept. */
export async function openProfile(
  browser: Browser,
  screen: Screen = desktop,
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const small = screen.width < 600
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: screen.dark ? 'dark' : 'light',
    timezoneId: readersZone,
    // Motion costs a fifth of a journey's time and shows nothing that these look at.
    reducedMotion: 'reduce',
    ...(small ? { isMobile: true, hasTouch: true } : {}),
  })
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(message.text()))
      complaints.push(message.text())
  })
  return { context, page, complaints }
}

/** Runs axe over what is shown and expects nothing serious. */
export async function expectAccessible(page: Page | Frame): Promise<void> {
  // At the top, where the head of the page covers nothing that can be pressed.
  await page.evaluate(() => window.scrollTo(0, 0))
  // Through the debugger, so that the page's own policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as {
      axe: {
        run: (
          context: Document,
          options: object,
        ) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[]; passes: unknown[] }>
      }
    } // axe puts itself there
    const { violations, passes } = await runner.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // To name every element that is right takes most of the time.
      resultTypes: ['violations'],
    })
    return {
      looked: passes.length,
      violations: violations.map(
        ({ id, impact, nodes }) =>
          `${impact} ${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(', ')}`,
      ),
    }
  })
  expect(found.looked).toBeGreaterThan(5)
  expect(found.violations).toEqual([])
}

/** Expects the same, and that nothing stands out of the screen to the side. */
export async function expectReadable(page: Page, { width }: Screen): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** Expects that the page has complained of nothing, and closes its profile. */
export async function closeQuietly({ context, complaints }: { context: BrowserContext; complaints: string[] }): Promise<void> {
  expect(complaints).toEqual([])
  await context.close()
}

/** Takes a picture for the README when PICTURES is set; otherwise does nothing. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return
  mkdirSync(folderOfPictures, { recursive: true })
  await page.screenshot({ path: join(folderOfPictures, `${name}.png`) })
}
