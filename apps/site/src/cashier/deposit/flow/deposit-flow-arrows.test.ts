import { notThrough } from '@fairhouse/contract/player/shapes/gateway-refusal.ts'
import { proves } from '@fairhouse/testing/proves.ts'
import { expect, it } from 'vitest'
import { eventOf } from '../../payment-frame/frame-message.ts'
import { errorStatuses } from '../../status/error-statuses.ts'
import { depositFlow } from './deposit-flow.ts'
import { floats } from './deposit-refusal.ts'
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

it.each(errorStatuses)('a frame that says "%s" is believed once the status knows of no money, and told as a floating error', (said) => {
  proves('CSH-367')
  const event = eventOf({ type: 'deposit', value: said })
  const asked = event && depositFlow({ at: 'frame', step: step({}) }, event)
  expect(asked).toEqual({ at: 'waiting', running, polls: 0, toldOver: true })
  const told = asked && depositFlow(asked, status({ status: 'init' }))
  expect(told).toEqual({ at: 'form', refusal: notThrough })
  expect(floats(notThrough)).toBe(true)
})
