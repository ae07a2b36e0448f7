import type { PushEvent, Wallet } from '@fairhouse/contract'
import { forget } from '../base/answers.ts'
import { forgetMoney } from '../wallet/index.ts'
import { becomeProfile } from '../base/session.ts'
import type { Site } from '../base/site.ts'
import { roundUnderWay } from './round-under-way.ts'
import { onPushEvent, tellPushEvent } from './push-events.ts'
import { newerWallet } from './newer-wallet.ts'
import { openStream } from './open-stream.ts'

/** What may have changed unheard while no stream was open. */
const missed = ['GET /api/wallet', 'GET /api/payment/withdrawals', 'GET /api/transactions'] as const

const pollSeconds = 30

/** Keeps balances, deposits and the session as the server tells: one stream per browser, shared by its tabs, and a slow question beside it. */
export function followPush(site: Site, signal: AbortSignal): void {
  const stop = onPushEvent((news) => apply(site, news))
  signal.addEventListener('abort', stop)
  openStream(tellPushEvent, () => forget(site.queries, ...missed), signal)
  // The stream may be cut by a proxy without a word, so the wallet is asked now and then as well.
  const timer = setInterval(() => document.visibilityState === 'visible' && forget(site.queries, 'GET /api/wallet'), pollSeconds * 1000)
  signal.addEventListener('abort', () => clearInterval(timer))
}

function apply(site: Site, news: PushEvent): void {
  switch (news.event) {
    case 'wallet':
      if (!roundUnderWay.is(Date.now()))
        site.queries.setQueryData<Wallet>(['GET /api/wallet', {}], (known) => newerWallet(known, news.data))
      return
    case 'deposit':
    case 'withdrawal':
      forgetMoney(site.queries)
      return
    case 'limits':
      forget(site.queries, 'GET /api/limits', 'GET /api/deposits/offer')
      return
    case 'session':
      void endWhereOver(site, news.data)
      return
    default:
      return
  }
}

/** A session of the player has ended somewhere; whether it was this browser's, the server knows. */
async function endWhereOver(site: Site, { ended, until }: Extract<PushEvent, { event: 'session' }>['data']): Promise<void> {
  const answer = await site.call('GET /api/session', {})
  if (!answer.ok || answer.value.profile) return
  becomeProfile(site, null)
  // A break begun in this tab already explains more than a notice.
  if (ended === 'excluded' && location.pathname.endsWith('/break')) return
  if (ended !== 'logout') site.toasts.show('info', site.texts.t(sentences[ended], { until: until ?? '' }))
}

const sentences = {
  elsewhere: 'shell.sessionElsewhere',
  excluded: 'shell.sessionExcluded',
  expired: 'shell.sessionEnded',
  sessionTime: 'shell.sessionTimeUp',
} as const
