import type { Page } from 'playwright-core'

/** Lets a page read the answers of a call as a test wants them; nobody waits for one that is under way when the page closes. */
export async function changeAnswers<Answer>(page: Page, call: string, change: (answer: Answer) => object): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch().catch(() => undefined)
    if (!response) return
    const json = change((await response.json()) as Answer) // the contract's
    await route.fulfill({ response, json }).catch(() => undefined)
  })
}
