import { notAnswered } from '@fairhouse/contract/gateway-refusal.ts'
import { useFlow } from '@fairhouse/flow'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { forgetMoney } from '../forget-money.ts'
import { enterByToken } from '../identification/index.ts'
import { onNews } from '../push/index.ts'
import { becomeProfile } from '../shell/session.ts'
import { numberSetting } from '../shell/setting.ts'
import { showError } from '../shell/show-error.ts'
import { useSite, type Site } from '../site.ts'
import { closePartnerApp } from './close-partner-app.ts'
import { depositFlow, runningOf, type Deposit, type DepositEvent, type Running } from './deposit-flow.ts'
import { hasOwnNotice } from './deposit-refusal.ts'
import { forgetKey, keepRunning, keyOf, readRunning } from './deposit-memory.ts'
import { poll } from './poll.ts'
import { afterMoneyMoved } from './after-money-moved.ts'

type Send = (event: DepositEvent) => void

/** The deposit of this tab: its state, what to tell it, and the window of the embedded page. */
export function useDeposit() {
  const site = useSite()
  const navigate = useNavigate()
  const frame = useRef<Window>(null)
  const [state, send] = useFlow<Deposit, DepositEvent>(
    depositFlow,
    { at: 'starting' },
    {
      // Only the browser remembers, and the first drawing must be the server's: so it is asked on entering.
      starting: (_state, tell) => tell({ type: 'begin', running: readRunning() }),
      resuming: ({ running }, tell, signal) => void ask(site, running, tell, signal, { type: 'unknown' }),
      form: ({ refusal }) => {
        keepRunning(undefined)
        if (refusal && !hasOwnNotice(refusal)) void showError(site, refusal)
      },
      authenticating: (now, tell, signal) => prepare(site, now, tell, signal),
      submitting: async ({ wish }, tell, signal) => {
        const answer = await site.call('POST /api/deposits', wish, { key: keyOf(wish), signal })
        if (!answer.ok && answer.error.error === 'connection') return tell({ type: 'unreached' })
        forgetKey()
        tell(answer.ok ? { type: 'answered', step: answer.value } : { type: 'refused', error: answer.error })
      },
      frame: ({ step }, tell, signal) => (keepRunning(runningOf(step)), follow(site, runningOf(step), tell, signal)),
      fingerprint: ({ step }) => keepRunning(runningOf(step)),
      leaving: ({ step }) => keepRunning(runningOf(step)),
      finishing: (now, tell, signal) => finish(site, frame.current, now, tell, signal),
      entering: async ({ loginCode }, tell) => {
        const entered = await enterByToken(site, loginCode)
        if ('consent' in entered)
          return void navigate({ to: '.', search: (now) => ({ ...now, modal: entered.consent.document }), resetScroll: false })
        if (entered.ok) becomeProfile(site, entered.profile)
        tell(entered.ok ? { type: 'entered' } : { type: 'refused', error: entered.error })
      },
      paying: ({ step }, tell, signal) => wait(site, runningOf(step), tell, signal),
      waiting: ({ running }, tell, signal) => wait(site, running, tell, signal),
      done: ({ entered, accepted, running }, tell, signal) => {
        if (accepted && running) follow(site, running, tell, signal)
        if (!accepted) closePartnerApp(site.settings, signal)
        // The rules of a new player's country may have the page loaded anew: it then says once more how the deposit ended.
        if (entered) signal.addEventListener('abort', () => keepRunning(undefined))
        else keepRunning(undefined)
        forgetMoney(site.queries)
        void afterMoneyMoved(site, accepted ? 'pending' : 'ok')
      },
      failed: () => (keepRunning(undefined), forgetMoney(site.queries)),
      tooLate: () => nobodyKnows(site),
    },
  )
  return { state, send, frame }
}

/** The hidden frame of some ways to pay needs the provider's parameters first. */
async function prepare({ call }: Site, { wish, method }: Authenticating, tell: Send, signal: AbortSignal): Promise<void> {
  if (!method.preDepositRequired) return tell({ type: 'prepared', params: [] })
  const { amount, currency } = wish
  const answer = await call('POST /api/deposits/prepare', { method: method.method, amount, currency }, { signal })
  tell(answer.ok ? { type: 'prepared', params: answer.value.params } : { type: 'refused', error: answer.error })
}

type Authenticating = Extract<Deposit, { at: 'authenticating' }>
/** As long as the setting allows it was asked. */
function nobodyKnows(site: Site): void {
  keepRunning(undefined)
  void showError(site, notAnswered)
}

/** What finishing asks and tells comes with what is shown after the form. */
async function finish(
  site: Site,
  window: Window | null,
  now: Extract<Deposit, { at: 'finishing' }>,
  tell: Send,
  signal: AbortSignal,
): Promise<void> {
  const { finishStep } = await import('./finish-step.ts')
  const leaveFor = (url: string) => location.assign(url)
  await finishStep(now, { call: site.call, window, ownOrigin: location.origin, leaveFor, tell, signal })
}

/** Asks at once, every five seconds, and whenever the server says that this deposit moved. */
function wait(site: Site, running: Running, tell: Send, signal: AbortSignal): void {
  keepRunning(running)
  let polls = 0
  poll(numberSetting(site.settings, 'depositForm.waitingForAnswerSec', 300), signal, async (maxPolls) => {
    polls += 1
    if (polls <= maxPolls) await ask(site, running, tell, signal, { type: 'noAnswer', maxPolls }, maxPolls)
  })
  follow(site, running, tell, signal)
}

/** Asks whenever the server says that this deposit moved; that does not count as a question. */
function follow(site: Site, running: Running, tell: Send, signal: AbortSignal): void {
  const told = () => void ask(site, running, tell, signal, { type: 'noAnswer', maxPolls: uncounted }, uncounted)
  const deaf = onNews((news) => news.event === 'deposit' && news.data.reference === running.reference && told())
  signal.addEventListener('abort', deaf)
}
const uncounted = Number.MAX_SAFE_INTEGER

async function ask(site: Site, running: Running, tell: Send, signal: AbortSignal, otherwise: DepositEvent, maxPolls = 1): Promise<void> {
  const answer = await site.call(
    'GET /api/deposits/status',
    { reference: running.reference, token: running.token },
    { signal, timeoutMs: 10_000 },
  )
  if (signal.aborted) return
  tell(answer.ok ? { type: 'status', status: answer.value, maxPolls } : otherwise)
}
