import type { DepositStep, ErrorAnswer } from '@fairhouse/contract'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'

/** What the player asks for. */
export type DepositWish = Takes<'POST /api/deposits'>
type Finish = Takes<'POST /api/deposits/finish'>
type Status = Answers<'GET /api/deposits/status'>
/** A deposit that is under way: what names it, and what asks for it without a login. */
export type Running = { readonly reference: string; readonly token: string }

/** Where a deposit stands in the browser. */
export type Deposit =
  | { at: 'starting' }
  | { at: 'resuming'; running: Running }
  | { at: 'form'; refusal?: ErrorAnswer }
  | { at: 'submitting'; wish: DepositWish }
  | { at: 'offline'; wish: DepositWish }
  | { at: 'frame'; step: DepositStep }
  | { at: 'fingerprint'; step: DepositStep }
  | { at: 'finishing'; step: DepositStep; finish: Finish }
  | { at: 'waiting'; running: Running; polls: number }
  | { at: 'leaving'; step: DepositStep }
  /** A visitor has paid and has an account now. */
  | { at: 'entering'; loginCode: string; status: Status }
  | { at: 'done'; credited?: string; currency?: string; accepted: boolean; notEntered?: ErrorAnswer; entered?: true }
  | { at: 'failed'; error?: ErrorAnswer }
  | { at: 'tooLate'; running: Running }

/** What can happen to it. */
export type DepositEvent =
  | { type: 'begin'; running: Running | undefined }
  | { type: 'submit'; wish: DepositWish }
  | { type: 'refused'; error: ErrorAnswer }
  | { type: 'unreached' }
  | { type: 'answered'; step: DepositStep }
  | { type: 'retry' }
  | { type: 'frameWaits' }
  | { type: 'frameConfirms'; providerReference?: string }
  | { type: 'frameEnds'; status: string }
  | { type: 'frameGoesOn' }
  | { type: 'fingerprinted'; finish: Finish }
  | { type: 'status'; status: Status; maxPolls: number }
  | { type: 'unknown' }
  | { type: 'noAnswer'; maxPolls: number }
  | { type: 'entered' }
  | { type: 'back' }

/** Where the deposit goes next. An event that has no meaning in the present state changes nothing. */
export function depositFlow(now: Deposit, event: DepositEvent): Deposit {
  switch (now.at) {
    case 'starting':
      return event.type === 'begin' ? (event.running ? { at: 'resuming', running: event.running } : { at: 'form' }) : now
    case 'form':
      return event.type === 'submit' ? { at: 'submitting', wish: event.wish } : now
    case 'submitting':
      if (event.type === 'answered') return along(event.step)
      if (event.type === 'refused') return { at: 'form', refusal: event.error }
      return event.type === 'unreached' ? { at: 'offline', wish: now.wish } : now
    case 'offline':
      if (event.type === 'retry') return { at: 'submitting', wish: now.wish }
      return event.type === 'back' ? { at: 'form' } : now
    case 'frame':
      return inFrame(now, event)
    case 'fingerprint':
      return event.type === 'fingerprinted' ? { at: 'finishing', step: now.step, finish: event.finish } : now
    case 'finishing':
      if (event.type === 'answered') return along(event.step)
      if (event.type === 'frameGoesOn') return { at: 'frame', step: now.step }
      if (event.type === 'refused') return { at: 'form', refusal: event.error }
      // The answer to the finish was lost, not the deposit: its status is asked instead.
      return event.type === 'unreached' ? { at: 'waiting', running: runningOf(now.step), polls: 0 } : now
    case 'waiting':
      return polled(now, event)
    case 'entering':
      return entered(now, event)
    case 'resuming':
      if (event.type === 'status') return resumed(now.running, event.status)
      return event.type === 'unknown' ? { at: 'form' } : now
    case 'failed':
    case 'tooLate':
    case 'done':
      return event.type === 'back' ? { at: 'form' } : now
    case 'leaving':
      return now
  }
}

/** What names a step's deposit. */
export const runningOf = ({ reference, token }: DepositStep): Running => ({ reference, token })

/** The statuses that mean: the provider has taken it. */
const accepted = ['ok', 'success', 'confirmed', 'pending', 'waiting', 'checkedOut']

function along(step: DepositStep): Deposit {
  switch (step.type) {
    case 'form':
      return step.target === 'top' ? { at: 'leaving', step } : { at: 'frame', step }
    case 'redirect':
      return { at: 'leaving', step }
    case 'fingerprint':
      return { at: 'fingerprint', step }
    case 'waiting':
      return { at: 'waiting', running: runningOf(step), polls: 0 }
    case 'finish':
      // The amount that arrived is in the status, so that it is asked once more even when all is well.
      return accepted.includes(step.status) ? { at: 'waiting', running: runningOf(step), polls: 0 } : { at: 'failed' }
  }
}

function inFrame(now: Extract<Deposit, { at: 'frame' }>, event: DepositEvent): Deposit {
  if (event.type === 'frameWaits') return { at: 'waiting', running: runningOf(now.step), polls: 0 }
  if (event.type === 'frameConfirms') {
    const providerReference = event.providerReference ?? now.step.providerReference
    return {
      at: 'finishing',
      step: now.step,
      finish: { reference: now.step.reference, ...(providerReference ? { providerReference } : {}) },
    }
  }
  // What a frame says proves nothing: how it ended, and why, the status tells.
  if (event.type === 'frameEnds') return { at: 'waiting', running: runningOf(now.step), polls: 0 }
  return event.type === 'back' ? { at: 'form' } : now
}

function polled(now: Extract<Deposit, { at: 'waiting' }>, event: DepositEvent): Deposit {
  if (event.type !== 'status' && event.type !== 'noAnswer') return now
  if (event.type === 'status') {
    const { status, step, limitRequire, receivedMoneyFromProvider, loginCode } = event.status
    if (loginCode) return { at: 'entering', loginCode, status: event.status }
    const ended = settled(event.status)
    if (ended) return ended
    if ((status === 'init' || status === 'pending') && (limitRequire || receivedMoneyFromProvider)) return { at: 'done', accepted: true }
    if (step && (step.type === 'form' || step.type === 'fingerprint' || step.type === 'redirect')) return along(step)
  }
  const polls = now.polls + 1
  return polls >= event.maxPolls ? { at: 'tooLate', running: now.running } : { ...now, polls }
}

/** The login ends the asking; how the deposit stands is told after it, whatever became of it. */
function entered(now: Extract<Deposit, { at: 'entering' }>, event: DepositEvent): Deposit {
  if (event.type !== 'entered' && event.type !== 'refused') return now
  const ended = settled(now.status) ?? { at: 'done' as const, accepted: true }
  if (ended.at !== 'done') return ended
  return event.type === 'refused' ? { ...ended, notEntered: event.error } : { ...ended, entered: true }
}

function resumed(running: Running, status: Status): Deposit {
  if (status.loginCode) return { at: 'entering', loginCode: status.loginCode, status }
  const ended = settled(status)
  if (ended) return ended
  return status.step && status.step.type !== 'finish' ? along(status.step) : { at: 'waiting', running, polls: 0 }
}

/** How a deposit ended; undefined while it is under way. */
function settled({ status, credited, currency, error, errorCode, errorSubCode, errorDetails }: Status): Deposit | undefined {
  switch (status) {
    case 'init':
    case 'pending':
      return undefined
    case 'ok':
      return { at: 'done', accepted: false, currency, ...(credited ? { credited } : {}) }
    case 'waiting':
      return { at: 'done', accepted: true }
    case 'failed':
    case 'rejected':
    case 'cancelled':
    case 'error':
      return {
        at: 'failed',
        ...(errorCode === undefined
          ? {}
          : {
              error: {
                error: error ?? status,
                errorCode,
                ...(errorSubCode ? { errorSubCode } : {}),
                ...(errorDetails ? { errorDetails } : {}),
              },
            }),
      }
  }
}
