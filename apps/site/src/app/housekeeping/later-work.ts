import type { RegisteredRouter } from '@tanstack/react-router'
import { ownAddress } from '../../base/address/same-origin.ts'
import { frameParts, notificationsWaitMs } from '../../frame/parts.ts'
import type { Site } from '../../base/site.ts'
import { timing } from '../../base/timing.ts'
import { takeConsentWidgetAway } from './consent-widget.ts'
import { readCustomerConfiguration } from '../../content/index.ts'
import { keepMeasures } from './measures.ts'
import { signals } from '../../base/signals.ts'
import { takeUpLogin } from './take-up-login.ts'

export { titanLogin } from './titan-login.ts'

const told = 'affiliate-told'

/**
 * Runs what can wait until the page is usable: measures for styles, messages from our own windows, the affiliate call,
 * tidying up.
 */
export function workLater(site: Site, router: RegisteredRouter, signal: AbortSignal): void {
  document.documentElement.dataset.ready = 'true'
  keepMeasures(signal)
  window.addEventListener('message', (event) => hear(router, event), { signal })
  prepareModals(signal)
  void tellAffiliate(site)
  if (sessionStorage.getItem('stopping')) void tellStop(site, router).catch(() => undefined)
  void takeUpLogin(site)
  void readCustomerConfiguration(site)
  void dropOldWorkers().catch(() => undefined)
  if (site.settings.deviceType !== 0) takeConsentWidgetAway(signal)
}

/**
 * Balances and deposits as they change: news like the notifications, so they wait as long (SHL-169). Web push belongs to a login: it is set up
 * after it and taken down when it ends, however early that is.
 */
export function followPlayer(site: Site, signal: AbortSignal): void {
  const pushing = import('../../web-push/index.ts')
  const forget = () => void pushing.then(({ forgetWebPush }) => forgetWebPush()).catch(() => undefined)
  if (signal.aborted) return forget()
  const timer = setTimeout(() => {
    const told = import('../../push/index.ts').then(({ followPush }) => signal.aborted || followPush(site, signal))
    void Promise.allSettled([told, pushing.then(({ setUpWebPush }) => setUpWebPush(site))])
  }, notificationsWaitMs())
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    forget()
  })
}

/** Preloads what every modal needs once the page has settled, so that a tap opens one without delay. */
function prepareModals(signal: AbortSignal): void {
  const timer = setTimeout(() => void frameParts.modalHost.view.preload?.()?.catch(() => undefined), timing('modalDelayMs', 500))
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/**
 * Handles messages from windows of our own origin: they may navigate, end a game or ask for a deposit. Others are
 * ignored.
 */
function hear(router: RegisteredRouter, { origin, data }: MessageEvent<unknown>): void {
  if (origin !== location.origin || typeof data !== 'object' || data === null) return
  const { type, value, url } = data as Record<string, unknown> // each is looked at below
  if (type === 'redirect') {
    const own = ownAddress(String(url ?? value ?? ''))
    if (own) void router.navigate({ to: own.path, search: own.query, hash: own.hash })
  }
  if (type === 'gaming' && value === 'exit') {
    sessionStorage.removeItem('$ActiveGameSessionId')
    void router.navigate({ to: '/' })
  }
  if (type === 'deposit' && value === undefined) resume()
}

/** A game window wants money: the token that was kept says whether the player was resuming or depositing. */
function resume(): void {
  const kept = (['resume', 'deposit'] as const).find((name) => sessionStorage.getItem(`token-${name}`))
  if (!kept) return
  sessionStorage.removeItem(`token-${kept}`)
  signals.set({ resuming: kept })
}

/** A stop that counts because the page before was left. */
async function tellStop(site: Site, router: RegisteredRouter): Promise<void> {
  const { tellLeft } = await import('../../exclusion/index.ts')
  await tellLeft(site, router.navigate)
}

/** Reports where the visit began: once a visit, nothing personal. */
async function tellAffiliate({ call }: Site): Promise<void> {
  if (sessionStorage.getItem(told)) return
  sessionStorage.setItem(told, '1')
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => /^(?:utm_\w{1,20}|btag|affid|campaignid)$/i.test(name))
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : ''
  await call('POST /api/affiliate', {
    landing: location.pathname.replace(/^((?:\/\w+)?\/(?:activation|set-password|forgot-password\/reset))\/.*/, '$1').slice(0, 300),
    campaign: Object.fromEntries(campaign.slice(0, 10).map(([name, value]) => [name.slice(0, 40), value.slice(0, 120)])),
    ...(referrer && referrer !== location.hostname ? { referrer } : {}),
  })
}

/** A worker of an earlier site would answer with old pages. */
async function dropOldWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const isOld = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    [active, waiting, installing].some((worker) => worker && new URL(worker.scriptURL).pathname.endsWith('/sw.js'))
  await Promise.all(workers.filter(isOld).map((worker) => worker.unregister()))
}
