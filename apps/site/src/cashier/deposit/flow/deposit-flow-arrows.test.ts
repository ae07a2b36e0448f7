import { expect, it } from 'vitest'
import { depositFlow } from './deposit-flow.ts'
import type { Deposit, DepositEvent } from './deposit-state.ts'
import { encrypting, refusal, running, status, step, tokenised, wish } from './test-deposit-flow.ts'

/** One of each thing that can happen. */
const events: DepositEvent[] = [
  { type: 'begin', running: undefined },
  { type: 'submit', wish },
  { type: 'windowAt', url: 'https://zign.example/1' },
  { type: 'unknownPerson', details: undefined },
  { type: 'prepared', params: [] },
  { type: 'tokenised', tokenData: {} },
  { type: 'encrypted', values: {} },
  { type: 'refused', error: refusal },
  { type: 'unreached' },
  { type: 'answered', step: step({}) },
  { type: 'retry' },
  { type: 'frameWaits' },
  { type: 'frameConfirms' },
  { type: 'frameEnds', status: 'failed' },
  { type: 'frameGoesOn' },
  { type: 'fingerprinted', finish: { reference: 'd1' } },
  status({ status: 'ok' }),
  { type: 'unknown' },
  { type: 'noAnswer', maxPolls: 60 },
  { type: 'entered' },
  { type: 'back' },
]
/** The events that mean something in each state: every transition of the flow. */
const meanings: Record<Deposit['at'], DepositEvent['type'][]> = {
  starting: ['begin'],
  resuming: ['status', 'unknown', 'noAnswer'],
  form: ['submit'],
  identifying: ['windowAt', 'unknownPerson', 'refused', 'answered', 'back'],
  nobodyYet: ['back'],
  authenticating: ['prepared', 'tokenised', 'refused'],
  encrypting: ['encrypted', 'refused'],
  submitting: ['refused', 'unreached', 'answered'],
  offline: ['retry', 'back'],
  frame: ['frameWaits', 'frameConfirms', 'frameEnds', 'status', 'back'],
  fingerprint: ['fingerprinted'],
  finishing: ['refused', 'unreached', 'answered', 'frameGoesOn'],
  waiting: ['status', 'noAnswer', 'back'],
  paying: ['status', 'back'],
  leaving: [],
  entering: ['refused', 'entered'],
  done: ['back'],
  failed: ['back'],
  otherStatus: ['back'],
  tooLate: ['back'],
}

it.each<Deposit>([
  { at: 'starting' },
  { at: 'resuming', running },
  { at: 'form' },
  { at: 'identifying', by: 'zignSec', wish },
  { at: 'nobodyYet', by: 'zignSec', wish, details: undefined },
  { at: 'authenticating', wish, method: tokenised },
  { at: 'encrypting', wish, method: encrypting },
  { at: 'submitting', wish },
  { at: 'offline', wish },
  { at: 'frame', step: step({}) },
  { at: 'fingerprint', step: step({}) },
  { at: 'finishing', step: step({}), finish: { reference: 'd1' } },
  { at: 'waiting', running, polls: 0 },
  { at: 'paying', step: step({}) },
  { at: 'leaving', step: step({}) },
  { at: 'entering', loginCode: 'LC-1', status: status({}).status },
  { at: 'done', accepted: false },
  { at: 'failed' },
  { at: 'otherStatus', status: 'frozen' },
  { at: 'tooLate', running },
])('at "$at" only what belongs there has a meaning', (now) => {
  const moved = events.filter((event) => depositFlow(now, event) !== now).map(({ type }) => type)
  expect(moved).toEqual(meanings[now.at])
})
