import { vi } from 'vitest'
import type { RunningHouse } from './running-house.ts'
import { changeSetting } from './settings.sql.ts'

let markers = 0

/** Changes settings of a running product and waits until the server answers by all that were changed so far: the last change is a marker that pages can see. */
export async function settle({ ownerUrl, origin }: RunningHouse, changed: Record<string, unknown> = {}): Promise<void> {
  const marker = `m${(markers += 1)}`
  for (const [name, value] of Object.entries({ ...changed, 'fe.sweden.siteName': marker })) await changeSetting(ownerUrl, name, value)
  const isSeen = async () => (await (await fetch(`${origin}/api/settings`)).text()).includes(`"${marker}"`)
  await vi.waitUntil(isSeen, { timeout: 45_000, interval: 30 })
}
