import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../../launch/chromium.ts'
import type { Desk } from './desk.ts'

/** Milliseconds from a key to the frame that shows what it did, by what the key does. */
export type KeyTimes = Readonly<Record<string, number[]>>

const times = 30

/** Presses keys at the list of players in a browser and measures each until the next frame stands on the screen. */
export async function pressKeys(desk: Desk): Promise<KeyTimes> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
    // Chromium takes such a cookie over http from the page itself alone.
    await context.addCookies([
      { ...desk.cookie, url: `https://${new URL(desk.origin).hostname}/`, secure: true, httpOnly: true, sameSite: 'Strict' },
    ])
    await context.addInitScript(watchKeys)
    const page = await context.newPage()
    await page.goto(`${desk.origin}/players`)
    await page.getByRole('row').nth(20).waitFor()
    // What a key loads for the first time is counted in the loads, not here.
    await openAndClose(page)
    const take = async (work: () => Promise<void>) => {
      await page.evaluate(() => (globalThis.keyTimes = []))
      for (let n = 0; n < times; n += 1) await work()
      return page.evaluate(() => globalThis.keyTimes)
    }
    return {
      'j, the next row': await take(() => press(page, 'j')),
      'k, the row before': await take(() => press(page, 'k')),
      ...(await takePalette(page)),
    }
  } finally {
    await browser.close()
  }
}

/** Opening and closing take turns: every other time is of one of them. */
async function takePalette(page: Page): Promise<KeyTimes> {
  await page.evaluate(() => (globalThis.keyTimes = []))
  for (let n = 0; n < times; n += 1) await openAndClose(page)
  const taken = await page.evaluate(() => globalThis.keyTimes)
  return {
    'Ctrl K, the palette opens': taken.filter((_, n) => n % 2 === 0),
    'Escape, the palette closes': taken.filter((_, n) => n % 2 === 1),
  }
}

async function openAndClose(page: Page): Promise<void> {
  const palette = page.getByRole('dialog')
  await press(page, 'Control+k')
  await palette.waitFor()
  await press(page, 'Escape')
  await palette.waitFor({ state: 'detached' })
}

/** Presses a key and waits until its time has been taken. */
async function press(page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => globalThis.keyTimes.length)
  await page.keyboard.press(key)
  await page.waitForFunction((count) => globalThis.keyTimes.length > count, before)
}

declare global {
  var keyTimes: number[]
}

/** Runs in the page: a message sent from within a frame arrives once the frame has been painted. */
function watchKeys(): void {
  globalThis.keyTimes = []
  addEventListener(
    'keydown',
    (event) => {
      // A press of a modifier does nothing yet, and the palette hands keys on to its list as events of its own.
      if (!event.isTrusted || ['Control', 'Shift', 'Meta', 'Alt'].includes(event.key)) return
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => globalThis.keyTimes.push(performance.now() - event.timeStamp))
        channel.port1.start()
        channel.port2.postMessage(0)
      })
    },
    { capture: true },
  )
}
