import type { DepositMethod, DepositStep } from '@fairhouse/contract'
import { frameNotSupported, notThrough } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { isAccepted, waitsFor } from '../../status/accepted-statuses.ts'
import type { Texts } from '../../payment-frame/sealed-fields.ts'
import { broughtBy } from './brought.ts'
import type { Deposit, DepositEvent, DepositWish, Running, Status } from './deposit-state.ts'
import { errorStatuses } from '../../status/error-statuses.ts'
import { newDetail } from '../../stored/new-detail.ts'
import { statusError } from './status-error.ts'

/** Returns the next state of a deposit. An event without meaning in the present state changes nothing. */
export function depositFlow(now: Deposit, event: DepositEvent): Deposit {
  switch (now.at) {
    case 'starting':
      return event.type === 'begin' ? (event.running ? { at: 'resuming', running: event.running } : { at: 'form' }) : now
    case 'form':
      return event.type === 'submit' ? submitted(event) : now
    case 'authenticating':
      return authenticating(now, event)
    case 'identifying':
      return identifying(now, event)
    case 'encrypting':
      if (event.type === 'encrypted') return sending({ ...now.wish, fields: { ...now.wish.fields, ...event.values } }, now.method)
      return event.type === 'refused' ? { at: 'form', refusal: event.error } : now
    case 'submitting':
      if (event.type === 'answered') return begun(event.step, now.passed)
      if (event.type === 'refused') return { at: 'form', refusal: event.error }
      return event.type === 'unreached' ? { ...now, at: 'offline' } : now
    case 'offline':
      if (event.type === 'retry') return { ...now, at: 'submitting' }
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
    case 'paying':
      return paying(now, event)
    case 'entering':
      return entered(now, event)
    case 'resuming':
      return resuming(now, event)
    case 'done':
      if (event.type === 'status' && now.accepted) return settled(event.status) ?? now // on its way before, here now
      return event.type === 'back' ? { at: 'form' } : now
    case 'failed':
    case 'nobodyYet':
    case 'otherStatus':
    case 'tooLate':
      return event.type === 'back' ? { at: 'form' } : now
    case 'leaving':
      return now
  }
}

/** Returns what identifies a step's deposit. */
export const runningOf = ({ reference, token }: DepositStep): Running => ({ reference, token })

/** Returns the state after a deposit has just begun: if nothing is to be done here, nothing can have happened yet. */
function begun(step: DepositStep, passed?: Texts): Deposit {
  const next = along(step, passed)
  return next.at === 'waiting' && step.type === 'waiting' ? { ...next, later: true } : next
}

function along(step: DepositStep, passed?: Texts): Deposit {
  switch (step.type) {
    case 'form':
      if (step.useFingerPrint) return { at: 'fingerprint', step }
      if (!step.url) return { at: 'form', refusal: frameNotSupported }
      return step.target === 'top' ? { at: 'leaving', step } : { at: 'frame', step, ...(passed ? { passed } : {}) }
    case 'redirect':
      return { at: 'leaving', step }
    case 'showPaymentSlip':
      return { at: 'paying', step }
    case 'waiting':
      return { at: 'waiting', running: runningOf(step), polls: 0 }
    case 'finish':
      if (step.brought) return byCode(step.brought)
      if (step.details) return { at: 'paying', step }
      // The amount that arrived is in the status, so that it is asked once more even when all is well.
      return isAccepted(step.status) ? { at: 'waiting', running: runningOf(step), polls: 0 } : { at: 'failed' }
    // A newer server may know more kinds of steps: this page cannot show it, and the player can pay in another way.
    default:
      return { at: 'form', refusal: frameNotSupported }
  }
}

/** Nothing was paid: a code has brought it. */
const byCode = ({ currency, ...brought }: NonNullable<DepositStep['brought']>): Deposit => ({
  at: 'done',
  accepted: false,
  currency,
  brought,
})

/** Identifies a visitor first, and turns a new card into a token first, if the method asks for it. */
function submitted({ wish, method }: Extract<DepositEvent, { type: 'submit' }>): Deposit {
  if (method?.identifiesBy) return { at: 'identifying', by: method.identifiesBy, wish }
  const isNew = (wish.storedDetailReference ?? newDetail) === newDetail
  const asksForToken = method !== undefined && (method.tokenised || method.preDepositRequired) && isNew
  if (!asksForToken) return sealed(wish, method)
  return method.interfaceUrl ? { at: 'authenticating', wish, method } : { at: 'form', refusal: frameNotSupported }
}

/** The visitor is identified in another window; then the deposit goes on here. */
function identifying(now: Extract<Deposit, { at: 'identifying' }>, event: DepositEvent): Deposit {
  if (event.type === 'windowAt') return { ...now, url: event.url }
  if (event.type === 'answered') return begun(event.step)
  if (event.type === 'refused') return { at: 'form', refusal: event.error }
  if (event.type === 'unknownPerson') return { at: 'nobodyYet', by: now.by, wish: now.wish, details: event.details }
  return event.type === 'back' ? { at: 'form' } : now
}

/** Encrypts what has to be encrypted before anything is sent. */
function sealed(wish: DepositWish, method: DepositMethod | undefined): Deposit {
  const toSeal = method?.fields.some(({ field, encryptionType }) => encryptionType && wish.fields?.[field])
  if (!method || !toSeal) return sending(wish, method)
  return { at: 'encrypting', wish, method }
}

/** Values for the provider's page alone are kept for that page. */
function sending(wish: DepositWish, method: DepositMethod | undefined): Deposit {
  if (!method?.passesFieldsOn) return { at: 'submitting', wish }
  return { at: 'submitting', wish: { ...wish, fields: {} }, passed: wish.fields ?? {} }
}

function authenticating(now: Extract<Deposit, { at: 'authenticating' }>, event: DepositEvent): Deposit {
  if (event.type === 'prepared') return { ...now, params: event.params }
  if (event.type === 'refused') return { at: 'form', refusal: event.error }
  if (event.type !== 'tokenised') return now
  return sealed(withToken(now.wish, now.method, event.tokenData), now.method)
}

/** The wish without what went to the provider, and with what came back for it. */
function withToken(wish: DepositWish, { fields }: DepositMethod, tokenData: Texts): DepositWish {
  const useForToken = fields.flatMap(({ field, useForToken: forToken }) => (forToken ? [field] : []))
  const ours = Object.entries(wish.fields ?? {}).filter(([name]) => !useForToken.includes(name))
  return { ...wish, fields: Object.fromEntries(ours), tokenData: { ...tokenData }, useForToken }
}

/** While the player pays elsewhere the page stays as it is until there is news. */
function paying(now: Extract<Deposit, { at: 'paying' }>, event: DepositEvent): Deposit {
  if (event.type === 'back') return event.over ? { at: 'form' } : { at: 'form', goesOn: true }
  if (event.type !== 'status') return now
  const { status, receivedMoneyFromProvider, limitRequire } = event.status
  const ended = settled(event.status)
  if (ended) return ended
  const isTaken = status === 'pending' || receivedMoneyFromProvider || limitRequire
  return isTaken ? { at: 'done', accepted: true, running: runningOf(now.step), ...waitsFor(event.status) } : now
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
  if (event.type === 'frameEnds') return overInFrame(now.step, event.status)
  // Whoever has paid by another way than this page is not left with it.
  if (event.type === 'status') return settled(event.status) ?? now
  return event.type === 'back' ? { at: 'form' } : now
}

/**
 * A frame's word proves nothing: the status tells whether and why it failed. Any other message only closes the frame.
 */
const overInFrame = (step: DepositStep, said: string): Deposit =>
  errorStatuses.includes(said) ? { at: 'waiting', running: runningOf(step), polls: 0, toldOver: true } : { at: 'form' }

/** The frame has said that it is over: the form is back with the reason, unless the provider has the money or is at it. */
function confirmedOver(status: Status): Deposit | undefined {
  const ended = settled(status)
  if (ended?.at === 'failed') return { at: 'form', refusal: ended.error ?? notThrough }
  const isOver = ended === undefined && status.status === 'init' && !status.receivedMoneyFromProvider
  return isOver ? { at: 'form', refusal: notThrough } : undefined
}

function polled(now: Extract<Deposit, { at: 'waiting' }>, event: DepositEvent): Deposit {
  if (event.type === 'back') return { at: 'form', goesOn: true }
  if (event.type !== 'status' && event.type !== 'noAnswer') return now
  if (event.type === 'status') {
    const { status, step, limitRequire, receivedMoneyFromProvider, loginCode } = event.status
    if (loginCode) return { at: 'entering', loginCode, status: event.status }
    const ended = (now.toldOver && confirmedOver(event.status)) ?? settled(event.status)
    if (ended) return ended
    if (isUnderWay(status) && (limitRequire || receivedMoneyFromProvider))
      return { at: 'done', accepted: true, running: now.running, ...waitsFor(event.status) }
    if (step && step.type !== 'waiting' && (step.type !== 'finish' || step.details)) return along(step)
  }
  const polls = now.polls + 1
  return polls >= event.maxPolls ? { at: 'tooLate', running: now.running } : { ...now, polls }
}

/** The login ends the polling; the deposit's status is shown after it, whatever became of the login. */
function entered(now: Extract<Deposit, { at: 'entering' }>, event: DepositEvent): Deposit {
  if (event.type !== 'entered' && event.type !== 'refused') return now
  const ended = settled(now.status) ?? { at: 'done' as const, accepted: true }
  if (ended.at !== 'done') return ended
  return event.type === 'refused' ? { ...ended, notEntered: event.error } : { ...ended, entered: true }
}

/** Without a network the wait goes on; only a deposit unknown to the server is forgotten. */
function resuming(now: Extract<Deposit, { at: 'resuming' }>, event: DepositEvent): Deposit {
  if (event.type === 'status') return resumed(now.running, event.status)
  if (event.type === 'noAnswer') return { at: 'waiting', running: now.running, polls: 1, later: true }
  return event.type === 'unknown' ? { at: 'form' } : now
}

function resumed(running: Running, status: Status): Deposit {
  if (status.loginCode) return { at: 'entering', loginCode: status.loginCode, status }
  const ended = settled(status)
  if (ended) return ended
  return status.step && (status.step.type !== 'finish' || status.step.details)
    ? along(status.step)
    : { at: 'waiting', running, polls: 0, later: true }
}

/** An empty status has not been set yet. */
const isUnderWay = (status: string) => ['', 'init', 'pending'].includes(status)

/** Returns how a deposit ended; undefined while it is pending. */
function settled(told: Status): Deposit | undefined {
  const { credited, currency } = told
  const status: string = told.status // a newer server may have more words than this page
  switch (status) {
    case '':
    case 'init':
    case 'pending':
      return undefined
    case 'ok':
    case 'success':
    case 'confirmed':
      return { at: 'done', accepted: false, currency, ...(credited ? { credited } : {}), ...broughtBy(told) }
    case 'waiting':
    case 'checkedOut':
      return { at: 'done', accepted: true, ...waitsFor(told) }
    case 'failed':
    case 'rejected':
    case 'cancelled':
    case 'error': {
      const error = statusError(told)
      return { at: 'failed', ...(error ? { error } : {}) }
    }
    default:
      return { at: 'otherStatus', status }
  }
}
