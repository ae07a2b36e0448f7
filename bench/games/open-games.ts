import { chromium, type Frame, type Page } from 'playwright-core'
import { findChromium } from '../../launch/chromium.ts'

/** What an opening of a game took: milliseconds from the frame's beginning and from each press, and kB as they were sent, fonts apart. */
export type Opened = { paintMs: number; motionsMs: number[]; loadKb: number; fontsKb: number }

/** Opens a browser, in which each game is opened by somebody who has never been there. */
export async function openGames(origin: string) {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    close: () => browser.close(),
    async open(path: string, spins: number): Promise<Opened> {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
      await context.addInitScript(watchReels)
      try {
        const page = await context.newPage()
        await page.goto(`${origin}${path}`)
        const frame = await frameOf(page)
        await frame.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        const { paintMs, loadKb, fontsKb } = await frame.evaluate(() => {
          const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          const kbOf = (those: readonly PerformanceEntry[]) =>
            those.reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize / 1000, 0) // both kinds are
          const fonts = loaded.filter(({ name }) => name.endsWith('.woff2'))
          return {
            paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
            loadKb: kbOf(loaded) - kbOf(fonts),
            fontsKb: kbOf(fonts),
          }
        })
        const motionsMs: number[] = []
        for (let n = 0; n < spins; n += 1) motionsMs.push(await spinOnce(frame))
        return { paintMs, motionsMs, loadKb, fontsKb }
      } finally {
        await context.close()
      }
    },
  }
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The game has no frame.')
  return frame
}

async function spinOnce(frame: Frame): Promise<number> {
  await frame.locator('#spin[aria-disabled=false]').waitFor()
  await frame.evaluate(() => (globalThis.reelsMovedMs = undefined))
  await frame.locator('#spin').click()
  const moved = await frame.waitForFunction(() => globalThis.reelsMovedMs)
  return Number(await moved.jsonValue())
}

declare global {
  /** Milliseconds from the last press to the frame in which the board moved. */
  var reelsMovedMs: number | undefined
}

/** Runs in the game's frame: after a press, looks at each picture that is painted whether something on the board moves. */
function watchReels(): void {
  addEventListener(
    'click',
    (event) => {
      const board = document.querySelector('#board')
      if (!event.isTrusted || !board || !(event.target as Element).closest('#spin')) return // a click is on an element
      let changed = false
      const observer = new MutationObserver(() => (changed = true))
      observer.observe(board, { attributes: true, childList: true, subtree: true, characterData: true })
      const look = () => {
        if (!changed && board.getAnimations({ subtree: true }).every(({ playState }) => playState !== 'running'))
          return void requestAnimationFrame(look)
        observer.disconnect()
        // A message that is sent within a frame arrives once it has been painted.
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => (globalThis.reelsMovedMs = performance.now() - event.timeStamp))
        channel.port1.start()
        channel.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}
