import { useFlow } from '@fairhouse/flow'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { forgetMoney } from '../../../wallet/index.ts'
import { enterByToken, type ConsentDocument } from '../../../identification/index.ts'
import { becomeProfile } from '../../../base/session.ts'
import { showError } from '../../../base/show-error.ts'
import { useSite, type Site } from '../../../base/site.ts'
import { closePartnerApp } from './close-partner-app.ts'
import type { IdentifyAround } from './identify-first.ts'
import { depositTold } from './deposit-about.ts'
import { runningOf } from './deposit-flow.ts'
import type { Deposit, DepositEvent, Running } from './deposit-state.ts'
import { floats } from './deposit-refusal.ts'
import { forgetKey, keepRunning, keyOf, readRunning } from './deposit-memory.ts'
import { afterMoneyMoved } from '../../status/after-money-moved.ts'

type Send = (event: DepositEvent) => void
const asking = () => import('./ask-status.ts')

/** The deposit of this tab: its state, what to tell it, and the window of the embedded page. */
export function useDeposit() {
  const site = useSite()
  const navigate = useNavigate()
  const frame = useRef<Window>(null)
  /** Opens the document that the login waits for; it has to be accepted first. */
  const readDocument = (modal: ConsentDocument) => void navigate({ to: '.', search: (now) => ({ ...now, modal }), resetScroll: false })
  const [state, send] = useFlow<Deposit, DepositEvent>(
    depositTold,
    { at: 'starting' },
    {
      // Only the browser remembers, and the first drawing must be the server's: so it is asked on entering.
      starting: (_state, tell) => tell({ type: 'begin', running: readRunning() }),
      resuming: async ({ running }, tell, signal) => (await asking()).askOnce(site, running, tell, signal),
      form: ({ refusal, goesOn }) => {
        if (!goesOn) keepRunning(undefined)
        if (refusal && floats(refusal)) void showError(site, refusal)
      },
      authenticating: (now, tell, signal) => prepare(site, now, tell, signal),
      identifying: (now, tell, signal) => identify(now, { site, readDocument, tell, signal }),
      submitting: async ({ wish }, tell, signal) => {
        const answer = await site.call('POST /api/deposits', wish, { key: keyOf(wish), signal })
        if (!answer.ok && answer.error.error === 'connection') return tell({ type: 'unreached' })
        forgetKey()
        tell(answer.ok ? { type: 'answered', step: answer.value } : { type: 'refused', error: answer.error })
      },
      frame: ({ step }, tell, signal) => (keepRunning(runningOf(step)), void follow(site, runningOf(step), tell, signal)),
      fingerprint: ({ step }) => keepRunning(runningOf(step)),
      leaving: ({ step }) => keepRunning(runningOf(step)),
      finishing: (now, tell, signal) => finish(site, frame.current, now, tell, signal),
      entering: ({ loginCode }, tell) => enter(loginCode, { site, readDocument, tell }),
      paying: ({ step }, tell, signal) => wait(site, runningOf(step), tell, signal, true),
      waiting: ({ running, later }, tell, signal) => wait(site, running, tell, signal, later),
      done: ({ entered, accepted, running }, tell, signal) => {
        if (accepted && running) void follow(site, running, tell, signal)
        if (!accepted) closePartnerApp(site.settings, signal)
        // The new player's country rules may reload the page, which then shows once more how the deposit ended.
        if (entered) signal.addEventListener('abort', () => keepRunning(undefined))
        else keepRunning(undefined)
        forgetMoney(site.queries)
        void afterMoneyMoved(site, accepted ? 'pending' : 'ok')
      },
      failed: () => (keepRunning(undefined), forgetMoney(site.queries)),
      otherStatus: () => (keepRunning(undefined), forgetMoney(site.queries)),
      tooLate: async () => (keepRunning(undefined), (await asking()).nobodyKnows(site)),
    },
  )
  return { state, send, frame }
}

async function enter(
  loginCode: string,
  { site, readDocument, tell }: Pick<IdentifyAround, 'site' | 'readDocument' | 'tell'>,
): Promise<void> {
  const entered = await enterByToken(site, loginCode)
  if ('consent' in entered) return readDocument(entered.consent.document)
  if (entered.ok) becomeProfile(site, entered.profile)
  tell(entered.ok ? { type: 'entered' } : { type: 'refused', error: entered.error })
}

/** The hidden frame of some ways to pay needs the provider's parameters first. */
async function prepare({ call }: Site, { wish, method }: Authenticating, tell: Send, signal: AbortSignal): Promise<void> {
  if (!method.preDepositRequired) return tell({ type: 'prepared', params: [] })
  const { amount, currency } = wish
  const answer = await call('POST /api/deposits/prepare', { method: method.method, amount, currency }, { signal })
  tell(answer.ok ? { type: 'prepared', params: answer.value.params } : { type: 'refused', error: answer.error })
}

type Authenticating = Extract<Deposit, { at: 'authenticating' }>
/** Loaded together with what follows the form. */
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

/**
 * Opens a window on the player's click: a browser opens it immediately or not at all, so nothing may be awaited before.
 */
async function identify(now: Extract<Deposit, { at: 'identifying' }>, around: Omit<IdentifyAround, 'opened'>): Promise<void> {
  const opened = window.open('', '_blank')
  const { identifyFirst } = await import('./identify-first.ts')
  await identifyFirst(now, { ...around, opened })
}

async function follow(site: Site, running: Running, tell: Send, signal: AbortSignal): Promise<void> {
  ;(await asking()).follow(site, running, tell, signal)
}

/** Whoever waits for the end of a deposit; what asks for it comes with what is shown after the form. */
async function wait(site: Site, running: Running, tell: Send, signal: AbortSignal, later?: boolean): Promise<void> {
  keepRunning(running)
  const { waitFor } = await asking()
  waitFor(site, running, tell, signal, later)
}
