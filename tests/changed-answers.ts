import type { BrowserContext, Page } from 'playwright-core'

/** Lets a page read the answers of a call as a test wants them; nobody waits for one that is under way when the page closes. */
export async function changeAnswers<Answer>(page: Page, call: string, change: (answer: Answer) => object): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch().catch(() => undefined)
    const answer = await response?.json().catch(() => undefined)
    if (!response || answer === undefined) return
    const json = change(answer as Answer) // the contract's
    await route.fulfill({ response, json }).catch(() => undefined)
  })
}

/** Holds back what a browser asks for at an address, until what this answers is called. */
export async function holdBack(browser: Page | BrowserContext, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await browser.route(address, (route) => promise.then(() => route.continue()))
  return resolve
}
