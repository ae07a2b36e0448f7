import type { World } from '../base/world.ts'
import { delayNotice, deleteNotice, readDueNotices, type DueNotice } from './check.sql.ts'
import { serviceNamed } from './looking.ts'

const timeoutMs = 10_000
const mostTries = 12

/** Tells the product what has ended, again and again with longer pauses until it takes it. */
export function deliverNotices(world: World): void {
  world.ticker.every(async () => {
    for (const due of await readDueNotices(world.database.query, world.clock.now())) await deliver(world, due)
  })
}

async function deliver(world: World, due: DueNotice): Promise<void> {
  const { database, clock } = world
  const taken = await send(world, due).catch(() => false)
  if (taken || due.tries + 1 >= mostTries) await deleteNotice(database.query, due.id)
  else await delayNotice(database.query, due.id, new Date(clock.now().getTime() + 2 ** due.tries * 1000))
}

async function send(world: World, { service, url, body }: DueNotice): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await serviceNamed(service).sign(world, body)) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return response.ok
}
