import { messageTemplate, type MessageName } from '@fairhouse/messages/message-templates.ts'
import { randomId } from '../../base/ids.ts'
import type { House } from '../../base/house.ts'
import { messageTexts } from '../../base/mail/own-messages.ts'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { encryptMessage } from './encrypt-message.ts'
import { pushPlace, type Subscription } from './subscribe.ts'
import { deleteSubscription, readSubscription, readSubscriptions } from './subscription.sql.ts'
import { vapidHeader } from './vapid.ts'

export const webPushJob = 'web-push'

/** A push notice: which message it is, its values, and the page it opens. */
type Notice = { readonly message: MessageName; readonly values: Record<string, string | number>; readonly path: string }

const keptSeconds = 86_400
const patienceMs = 10_000

/** Queues a notice for every browser in which the player allowed them; does nothing if the installation has no key. */
export async function notifyPlayer(house: House, { shard, player }: { shard: number; player: bigint }, notice: Notice): Promise<void> {
  if (!house.env.vapidKey) return
  for (const id of await readSubscriptions(house.db, shard, player))
    await writeJob(house.db, webPushJob, `${id}:${randomId(8)}`, house.clock.now(), { notice })
}

/**
 * Builds the worker that encrypts a notice and hands it to one browser's push service. Deletes subscriptions that the
 * service no longer knows.
 */
export function webPushWorker(house: House) {
  return async ({ key, payload }: JobRow) => {
    const row = await readSubscription(house.db, key.split(':')[0] ?? '')
    if (!row) return
    const { endpoint, ...keys } = house.personal.of(row, row.person_key).open<Subscription>(row.sealed, pushPlace(row.id))
    const { message: name, values, path } = payload.notice as Notice // written above
    const title = house.settings.get('site.name')
    const said = messageTemplate(name).paragraphs.map(messageTexts(house, name, row.language, values))
    const message = JSON.stringify({ title, body: said.join(' '), path })
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        authorization: vapidHeader(house.env.vapidKey, endpoint, `mailto:${house.settings.get('site.supportEmail')}`, house.clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        urgency: 'normal',
      },
      body: encryptMessage(message, keys),
    })
    if (response.status === 404 || response.status === 410) await deleteSubscription(house.db, row.id)
    else if (!response.ok) throw new Error(`the push service answered ${response.status}`)
  }
}
