import { createHash } from 'node:crypto'
import type { RequestContext, House, PlayerContext } from '../../base/house.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { BrowserKeys } from './encrypt-message.ts'
import { deleteSubscriptionsOf, writeSubscription } from './subscription.sql.ts'
import { publicKeyOf } from './vapid.ts'

/** A browser's push endpoint, and the keys that encrypt for it. */
export type Subscription = BrowserKeys & { readonly endpoint: string }
export const pushPlace = (id: string): Place => `push_subscription.sealed ${id}`

/** Returns the key a browser subscribes with; null if the installation sends no notices. */
export async function readPushKey({ house }: RequestContext): Promise<{ key: string | null }> {
  return { key: house.env.vapidKey ? publicKeyOf(house.env.vapidKey) : null }
}

/** Stores this browser's subscription for as long as the login lasts. */
export async function subscribeToPush(
  { house, player }: PlayerContext,
  subscription: Subscription,
): Promise<Record<string, never> | Refused> {
  if (!isPushService(house, subscription.endpoint))
    return refuse('checkFields', { details: { fields: { endpoint: { rule: 'wrongFormat' } } } })
  const id = createHash('sha256').update(subscription.endpoint).digest('base64url')
  await writeSubscription(house.db, {
    id,
    session: player.sessionId,
    shard: player.shard,
    player: player.player,
    sealed: (await sealFor(house.db, house, player)).seal(subscription, pushPlace(id)),
    at: house.clock.now(),
  })
  return {}
}

/** Deletes this login's subscription. */
export async function endPush({ house, player }: PlayerContext): Promise<Record<string, never>> {
  await deleteSubscriptionsOf(house.db, player.sessionId)
  return {}
}

/**
 * Returns whether an endpoint belongs to a known push service: an address from a page must not make us call anything
 * else.
 */
function isPushService({ settings, env }: House, endpoint: string): boolean {
  const { protocol, host, hostname, origin } = new URL(endpoint)
  if (env.mode === 'sandbox' && origin === env.sandboxOrigin) return true
  const known = settings.get('be.webPush.services')
  return protocol === 'https:' && host === hostname && known.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
