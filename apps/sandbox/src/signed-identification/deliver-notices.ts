import { createHmac } from 'node:crypto'
import type { World } from '../base/world.ts'
import { delayNotice, deleteNotice, readDueNotices, type Due } from './identification.sql.ts'
import { sign } from './signature.ts'

const timeoutMs = 5000
const mostTries = 20

/** Tells products what has ended, again and again with longer pauses until they take it. */
export function deliverNotices(world: World): void {
  world.ticker.every(async () => {
    for (const due of await readDueNotices(world.database.query, world.clock.now())) await deliver(world, due)
  })
}

async function deliver(world: World, due: Due): Promise<void> {
  const { database, clock } = world
  const url = due.asked.webhookUrl ?? due.asked.webhook
  const taken = url === undefined || (await send(world, due, url))
  if (taken || due.tries + 1 >= mostTries) await deleteNotice(database.query, due.eventId)
  else await delayNotice(database.query, due.eventId, new Date(clock.now().getTime() + 2 ** Math.min(due.tries, 10) * 1000))
}

async function send({ environment, clock }: World, { service, eventId, id }: Due, url: string): Promise<boolean> {
  const body = JSON.stringify({ eventId, id })
  const headers: Record<string, string> =
    service === 'zign-sec'
      ? { 'x-zignsec-hmac-sha256': createHmac('sha256', environment.serviceSecret('zignSecWebhookKey')).update(body).digest('hex') }
      : { 'x-signature': sign(environment.serviceSecret(`${service}Secret`), body, clock.now()) }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  return response?.ok ?? false
}
