import type { LimitPeriod } from '@fairhouse/contract'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawing, plain } from '../test-drawing.ts'
import { UnderWay } from './LimitActions.tsx'
import { heldOf, periodOf } from './test-limits.ts'

// What is said of a change that is under way, and what can be answered to it. Proves SHL-NS-35.

const drawn = await drawing(['limits', 'shell'])
const words = (own: LimitPeriod) =>
  plain(drawn(createElement(UnderWay, { type: 'deposit', period: 'monthly', own, unit: { unit: 'money', currency: 'EUR' } })))
const raise = { newAmount: '500.00', amountEffectiveTime: '2026-11-20T10:00:00Z', isChanged: true } as const

test('a due raise or removal keeps its offer: no date after which it is too late is named, and both answers can be given', () => {
  const raised = words(heldOf('100.00', { ...raise, status: 'increaseToBeConfirmed', may: ['confirmIncrease', 'undoIncrease'] }))
  expect(raised).toMatch(/Until you confirm it, the present limit holds\. .*this offer stays\. Confirm the raise Keep the present limit/)
  expect(raised).not.toMatch(/\d{4}|Nov/)
  const removed = words(heldOf('100.00', { status: 'removalToBeConfirmed', may: ['confirmRemoval', 'undoRemove'], isChanged: true }))
  expect(removed).toMatch(/Until you confirm it, the limit holds\. .*this offer stays\. Remove it now Keep the limit/)
})

test('a first limit that waits for a talk speaks of no present limit, a raise does', () => {
  const waits = { ...raise, status: 'inReview', may: ['undoIncrease'] } as const
  const first = words(periodOf({ ...waits, may: ['undoIncrease'] }))
  expect(first).toMatch(/A limit of € 500\.00 waits for a talk with us .*you have no such limit.* Take the request back/)
  expect(first).not.toMatch(/present limit/i)
  const second = words(heldOf('100.00', { ...waits, may: ['undoIncrease'] }))
  expect(second).toMatch(/A raise to € 500\.00 waits for a talk with us .*the present limit holds.* Keep the present limit/)
})
