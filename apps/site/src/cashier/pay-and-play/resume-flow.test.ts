import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { Resume } from '@fairhouse/contract'
import { describe, expect, test } from 'vitest'
import { errorStatuses } from '../status/error-statuses.ts'
import { resumeFlow, stepOf, type ResumeEvent, type ResumeState } from './resume-flow.ts'

const resume: Resume = {
  type: 'form',
  methodId: 440001,
  url: 'https://bank.example/',
  origin: 'https://bank.example',
  method: 'GET',
  target: 'frame',
  params: [{ name: 'session', value: 's' }],
  reference: 'r1',
  providerReference: 'p1',
  token: 't1',
  loginStatus: { status: 'init' },
}
const error = { error: 'noAccountToContinue', errorCode: 270 }
const status = (loginStatus: Extract<ResumeEvent, { type: 'status' }>['status']['loginStatus'], more = {}): ResumeEvent => ({
  type: 'status',
  status: { loginStatus, ...more },
  maxPolls: 60,
})
const waiting: ResumeState = { at: 'waiting', token: 't1', polls: 2 }
const profile = {} as Extract<ResumeEvent, { type: 'entered' }>['profile'] // is only handed on

describe('Continue play', () => {
  test.each<[string, ResumeState, ResumeEvent, ResumeState]>([
    ['begins with the form', { at: 'starting' }, { type: 'begin', token: undefined }, { at: 'form' }],
    ['waits where a token was kept', { at: 'starting' }, { type: 'begin', token: 't1' }, { at: 'waiting', token: 't1', polls: 0 }],
    ['sends what was chosen', { at: 'form' }, { type: 'submit', wish: { method: 440001 } }, { at: 'submitting', wish: { method: 440001 } }],
    ['shows the bank in a frame', { at: 'submitting', wish: { method: 440001 } }, { type: 'answered', resume }, { at: 'frame', resume }],
    [
      'leaves for the bank where frames are off',
      { at: 'submitting', wish: { method: 440001 } },
      { type: 'answered', resume: { ...resume, target: 'top' } },
      { at: 'leaving', resume: { ...resume, target: 'top' } },
    ],
    ['says why it may not begin', { at: 'submitting', wish: { method: 1 } }, { type: 'refused', error }, { at: 'form', refusal: error }],
    [
      'finishes when the frame confirms',
      { at: 'frame', resume },
      { type: 'frameConfirms' },
      { at: 'finishing', resume, providerReference: 'p1' },
    ],
    ['lets the frame go on', { at: 'finishing', resume, providerReference: 'p1' }, { type: 'frameGoesOn' }, { at: 'frame', resume }],
    ['waits when the frame is done', { at: 'frame', resume }, { type: 'frameEnds' }, { at: 'waiting', token: 't1', polls: 0 }],
    ['goes back from the frame', { at: 'frame', resume }, { type: 'back' }, { at: 'form' }],
    ['counts the questions', waiting, status({ status: 'init' }), { ...waiting, polls: 3 }],
    ['counts a question without an answer', waiting, { type: 'noAnswer', maxPolls: 60 }, { ...waiting, polls: 3 }],
    ['logs in by the code', waiting, status({ status: 'ok', loginCode: 'LC-2' }), { at: 'entering', loginCode: 'LC-2' }],
    ['says why not', waiting, status({ status: 'rejected' }, error), { at: 'form', refusal: error }],
    [
      'says that it was given up',
      waiting,
      status({ status: 'cancelled' }),
      { at: 'form', refusal: { error: 'abortedVerification', errorCode: 0 } },
    ],
    [
      'gives up after the last question',
      { ...waiting, polls: 59 },
      status({ status: 'init' }),
      { at: 'form', refusal: { error: 'limitExceeded', errorCode: 0 } },
    ],
    ['is done after the login', { at: 'entering', loginCode: 'LC-2' }, { type: 'entered', profile }, { at: 'done', profile }],
    ['says why the login failed', { at: 'entering', loginCode: 'LC-2' }, { type: 'refused', error }, { at: 'form', refusal: error }],
    ['ignores a late message', { at: 'done', profile }, { type: 'frameEnds' }, { at: 'done', profile }],
  ])('%s', (_, now, event, next) => expect(resumeFlow(now, event)).toEqual(next))

  test.each(['', 'init', 'pending'])('goes on asking while its status is "%s"', (word) => {
    proves('CSH-393', 'CSH-NS-56')
    expect(resumeFlow(waiting, status({ status: word as 'init' }))).toEqual({ ...waiting, polls: 3 })
  })

  /** The rows that each case shows. */
  const rowsOfStatus: Record<string, RowName[]> = {
    error: ['CSH-406'],
    cancelled: ['CSH-407'],
    failed: ['CSH-408'],
    rejected: ['CSH-409'],
    limitExceeded: ['CSH-410'],
  }

  test.each(['error', 'cancelled', 'failed', 'rejected', 'limitExceeded'])('ends badly with %s', (word) => {
    proves(...(rowsOfStatus[word] ?? []))
    expect(errorStatuses).toContain(word)
    expect(resumeFlow(waiting, status({ status: word as 'rejected' }, error))).toEqual({ at: 'form', refusal: error })
  })

  test('is drawn like every payment page', () => {
    expect(stepOf(resume)).toMatchObject({
      type: 'form',
      url: resume.url,
      method: 'GET',
      params: resume.params,
      reference: 'r1',
      token: 't1',
    })
  })
})
