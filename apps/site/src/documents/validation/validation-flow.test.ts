import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import type { ValidationMessage } from '@fairhouse/frame'
import { stepValidation, type Validation, type ValidationEvent } from './validation-flow.ts'

const frame: Validation = { at: 'frame', url: 'https://ui.example/' }
const told = (status: 'none' | 'pending' | 'approved' | 'rejected' | 'expired'): ValidationEvent => ({ type: 'told', told: { status } })
const framed = (message: ValidationMessage, addressCard = false): ValidationEvent => ({ type: 'framed', message, addressCard })
const statuses = (status: string, manualStatus: string): ValidationMessage => ({ is: 'statuses', status, manualStatus })
const refused = (errorCode: number): ValidationEvent => ({ type: 'refused', error: { error: 'x', errorCode } })

describe('the frame of iDenfy', () => {
  test.each<[string, string, boolean, Validation['at'], RowName[]]>([
    ['SUSPECTED', 'SUSPECTED', false, 'waiting', ['IDN-500']],
    ['approved', '', false, 'waiting', ['IDN-501']],
    ['', 'waiting', false, 'waiting', ['IDN-501']],
    ['', '', false, 'frame', ['IDN-501']],
    ['SUSPECTED', 'SUSPECTED', true, 'frame', ['IDN-502']],
  ])('that posts %j and %j, with a proof of the address %s, leads to %s', (status, manualStatus, addressCard, at, rows) => {
    proves(...rows)
    expect(stepValidation(frame, framed(statuses(status, manualStatus), addressCard)).at).toBe(at)
  })

  test('that needs a proof of the address ends by what the server tells', () => {
    expect(stepValidation(frame, told('pending'))).toBe(frame)
    expect(stepValidation(frame, told('approved'))).toEqual({ at: 'done', told: { status: 'approved' } })
  })
})

test('a frame that is done leads to the wait, which ends when it is known what came of it, or after a long time', () => {
  const waiting = stepValidation(frame, framed({ is: 'done' }))
  expect(waiting).toEqual({ at: 'waiting' })
  for (const status of ['none', 'pending'] as const) expect(stepValidation(waiting, told(status))).toBe(waiting)
  for (const status of ['approved', 'rejected', 'expired'] as const) expect(stepValidation(waiting, told(status)).at).toBe('done')
  expect(stepValidation(waiting, { type: 'waitedLong' })).toEqual({ at: 'done', told: { status: 'pending' } })
})

test('only 305 leads to the form; any other refusal back to where one begins', () => {
  proves('IDN-489', 'IDN-491')
  expect(stepValidation({ at: 'starting' }, refused(305))).toEqual({ at: 'byHand', isLimited: true })
  for (const code of [282, 9003, 301, 130]) expect(stepValidation({ at: 'starting' }, refused(code))).toEqual({ at: 'described' })
})

test('a message that comes when there is no frame changes nothing', () => {
  const others: Validation[] = [{ at: 'described' }, { at: 'starting' }, { at: 'waiting' }, { at: 'done', told: { status: 'approved' } }]
  for (const state of others) expect(stepValidation(state, framed({ is: 'done' }))).toBe(state)
})

test('an approval that an operator has to look at ends the wait at once, as what waits for days', () => {
  const left: ValidationEvent = { type: 'told', told: { status: 'pending', byOperator: true } }
  expect(stepValidation({ at: 'waiting' }, left)).toEqual({ at: 'done', told: { status: 'pending', byOperator: true } })
})
