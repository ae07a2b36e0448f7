import type { Site } from '../base/site.ts'

const worker = '/push-worker.js'
/** Remembers in this browser that its owner wanted notices, for the next login in it. */
const wanted = 'web-push'

/** The state of notices in this browser: unavailable, refused in the browser's own settings, off, or on. */
export type WebPushState = 'unavailable' | 'refused' | 'off' | 'on'

const isKnown = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const subscriptionHere = async () => (await navigator.serviceWorker.getRegistration(worker))?.pushManager.getSubscription()

/** Returns the current state of notices, without asking the player. */
export async function webPushState(site: Site): Promise<WebPushState> {
  if (!isKnown() || !(await keyOf(site))) return 'unavailable'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off'
}

/** Turns notices on, after the player has pressed the button for it: the browser asks once more by itself. */
export async function turnWebPushOn(site: Site): Promise<WebPushState> {
  if ((await Notification.requestPermission()) !== 'granted') return webPushState(site)
  localStorage.setItem(wanted, 'on')
  return (await subscribe(site)) ? 'on' : 'off'
}

/** Turns them off, here and at the next login. */
export async function turnWebPushOff(site: Site): Promise<WebPushState> {
  localStorage.removeItem(wanted)
  await site.call('POST /api/web-push/end', {})
  await forgetWebPush()
  return 'off'
}

/** After a login: registers this browser again if notices were wanted and are allowed. */
export async function setUpWebPush(site: Site): Promise<void> {
  if (isKnown() && Notification.permission === 'granted' && localStorage.getItem(wanted) === 'on') await subscribe(site)
}

/** After a logout: nothing arrives here any more, whoever uses the browser. */
export async function forgetWebPush(): Promise<void> {
  subscribed = undefined
  if (isKnown()) await (await subscriptionHere())?.unsubscribe()
}

async function keyOf({ call }: Site): Promise<string | null> {
  const answer = await call('GET /api/web-push/key', {})
  return answer.ok ? answer.value.key : null
}

let subscribed: Promise<boolean> | undefined

/** Once in a login: the button may be pressed while the login is still followed up. */
async function subscribe(site: Site): Promise<boolean> {
  subscribed ??= tellOfThisBrowser(site)
  const done = await subscribed.catch(() => false)
  if (!done) subscribed = undefined
  return done
}

async function tellOfThisBrowser(site: Site): Promise<boolean> {
  const key = await keyOf(site)
  if (!key) return false
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription =
    (await pushManager.getSubscription()) ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return false
  return (await site.call('POST /api/web-push/subscription', { endpoint, p256dh: keys.p256dh, auth: keys.auth })).ok
}
