import type { DepositStep, ErrorAnswer, Profile, Resume } from '@fairhouse/contract'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import { errorStatuses } from '../status/error-statuses.ts'

/** What is submitted to continue play by bank. */
export type ResumeWish = Takes<'POST /api/resume'>
type Standing = Answers<'GET /api/resume/status'>

/** The state of Continue play in the browser. */
export type ResumeState =
  | { at: 'starting' }
  | { at: 'form'; refusal?: ErrorAnswer }
  | { at: 'submitting'; wish: ResumeWish }
  | { at: 'frame'; resume: Resume }
  | { at: 'finishing'; resume: Resume; providerReference: string }
  | { at: 'leaving'; resume: Resume }
  | { at: 'waiting'; token: string; polls: number }
  | { at: 'entering'; loginCode: string }
  | { at: 'done'; profile: Profile }

/** The events of Continue play. */
export type ResumeEvent =
  | { type: 'begin'; token: string | undefined }
  | { type: 'submit'; wish: ResumeWish }
  | { type: 'refused'; error: ErrorAnswer }
  | { type: 'answered'; resume: Resume }
  | { type: 'frameConfirms'; providerReference?: string }
  | { type: 'frameGoesOn' }
  | { type: 'frameEnds' }
  | { type: 'status'; status: Standing; maxPolls: number }
  | { type: 'noAnswer'; maxPolls: number }
  | { type: 'entered'; profile: Profile }
  | { type: 'back' }

/** Returns the next state of Continue play. An event without meaning in the present state changes nothing. */
export function resumeFlow(now: ResumeState, event: ResumeEvent): ResumeState {
  switch (now.at) {
    case 'starting':
      return event.type === 'begin' ? (event.token ? { at: 'waiting', token: event.token, polls: 0 } : { at: 'form' }) : now
    case 'form':
      return event.type === 'submit' ? { at: 'submitting', wish: event.wish } : now
    case 'submitting':
      if (event.type === 'answered') return { at: event.resume.target === 'top' ? 'leaving' : 'frame', resume: event.resume }
      return event.type === 'refused' ? { at: 'form', refusal: event.error } : now
    case 'frame':
      if (event.type === 'frameConfirms')
        return { at: 'finishing', resume: now.resume, providerReference: event.providerReference ?? now.resume.providerReference }
      if (event.type === 'frameEnds') return { at: 'waiting', token: now.resume.token, polls: 0 }
      return event.type === 'back' ? { at: 'form' } : now
    case 'finishing':
      if (event.type === 'frameGoesOn') return { at: 'frame', resume: now.resume }
      return event.type === 'refused' ? { at: 'form', refusal: event.error } : now
    case 'waiting':
      return polled(now, event)
    case 'entering':
      if (event.type === 'entered') return { at: 'done', profile: event.profile }
      return event.type === 'refused' ? { at: 'form', refusal: event.error } : now
    case 'leaving':
    case 'done':
      return now
  }
}

function polled(now: Extract<ResumeState, { at: 'waiting' }>, event: ResumeEvent): ResumeState {
  if (event.type === 'back') return { at: 'form' }
  if (event.type !== 'status' && event.type !== 'noAnswer') return now
  if (event.type === 'status') {
    const { status, loginCode } = event.status.loginStatus
    if (loginCode) return { at: 'entering', loginCode }
    if (errorStatuses.includes(status)) return { at: 'form', refusal: refusalOf(event.status) }
  }
  const polls = now.polls + 1
  return polls >= event.maxPolls ? { at: 'form', refusal: errorAnswer('limitExceeded') } : { ...now, polls }
}

/** Why it ended: the reason that was told, or that it was given up at the bank. */
function refusalOf({ error, errorCode, errorDetails, expireTimestamp }: Standing): ErrorAnswer {
  if (!error || errorCode === undefined) return errorAnswer('abortedVerification')
  return { error, errorCode, ...(errorDetails ? { errorDetails } : {}), ...(expireTimestamp ? { expireTimestamp } : {}) }
}

/** An error that the page itself says: the table of texts knows it by its name. */
const errorAnswer = (error: 'limitExceeded' | 'abortedVerification'): ErrorAnswer => ({ error, errorCode: 0 })

/** Continue play as a step of the cashier: both draw the same frame. */
export const stepOf = ({ loginStatus: { status }, ...resume }: Resume): DepositStep => ({ ...resume, useFingerPrint: false, status })
