import type { Frame } from 'playwright-core'
import { closeProfiles, openBrowser, openProfile } from './browser.ts'
import { playerAt } from './player.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

/** A message that a page or frame has heard. */
type Heard = { frame: string; data: Record<string, unknown> }
export type OverheardBrowser = Awaited<ReturnType<typeof openOverheardBrowser>>

/** A house whose log is kept, and a player's browser in it of which everything is known that it sends and that its frames hear. */
export async function openOverheardBrowser(prepare: (house: RunningHouse) => Promise<void>) {
  const [house, browser] = await Promise.all([startHouse({}, { log: true }), openBrowser()])
  await prepare(house)
  const { page, context, complaints } = await openProfile(browser)
  const heard: Heard[] = []
  const sent: { url: string; body: string }[] = []
  await context.exposeBinding('toTest', (source: { frame: Frame }, data: Record<string, unknown>) =>
    heard.push({ frame: URL.parse(source.frame.url())?.pathname ?? '', data }),
  )
  await context.addInitScript(() => {
    addEventListener('message', ({ data }) => (globalThis as unknown as { toTest: (data: unknown) => void }).toTest(data)) // bound above
  })
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }))
  const player = playerAt(house, page)
  await player.join()
  await player.enter()
  await player.open('/')
  return {
    house,
    browser,
    context,
    page,
    player,
    /** Every message that a page of this browser has heard, frames included. */
    heard,
    /** Every body that this page has sent, to whomever. */
    sent,
    /** The paths of our own calls that it has sent, of those that begin like this. */
    calls: (prefix: string) => sent.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(prefix)),
    /** The body of the first call to a path. */
    bodyOf: (path: string) => JSON.parse(sent.find(({ url }) => new URL(url).pathname === path)?.body ?? '{}') as Record<string, never>, // each call's own fields
    /** The messages of a value that were heard. */
    told: (value: string) => heard.filter(({ data }) => data['value'] === value),
    /** Begins to listen anew; answers what the page has complained of. */
    forget(): string[] {
      heard.length = 0
      sent.length = 0
      return complaints.splice(0)
    },
    async close() {
      await closeProfiles(browser)
      await house.close()
    },
  }
}
