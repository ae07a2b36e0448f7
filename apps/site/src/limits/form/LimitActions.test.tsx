import type { LimitPeriod } from '@fairhouse/contract'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawing, plain } from '../../testing/test-drawing.ts'
import { UnderWay } from './LimitActions.tsx'
import { heldOf, periodOf } from './test-limits.ts'

// The messages about a pending change, and the answers to it.

const drawn = await drawing(['limits', 'shell'])
const words = (own: LimitPeriod) =>
  plain(drawn(createElement(UnderWay, { type: 'deposit', period: 'monthly', own, unit: { unit: 'money', currency: 'EUR' } })))
const raise = { newAmount: '500.00', amountEffectiveTime: '2026-11-20T10:00:00Z', isChanged: true } as const

test('a due raise or removal says until when it can be confirmed and what holds otherwise, and offers both answers', () => {
  const until = { confirmUntil: '2026-11-27T10:00:00Z', isChanged: true }
  const raised = words(heldOf('100.00', { ...raise, ...until, status: 'increaseToBeConfirmed', may: ['confirmIncrease', 'undoIncrease'] }))
  expect(raised).toMatch(/Confirm it by .*27.*Otherwise it lapses, and the present limit stays\. Confirm the raise Keep the present limit/)
  const removed = words(heldOf('100.00', { ...until, status: 'removalToBeConfirmed', may: ['confirmRemoval', 'undoRemove'] }))
  expect(removed).toMatch(/Confirm it by .*27.*Otherwise the limit stays\. Remove it now Keep the limit/)
})

test('a first limit that waits for a talk speaks of no present limit, a raise does', () => {
  const waits = { ...raise, status: 'inReview', may: ['undoIncrease'] } as const
  const first = words(periodOf({ ...waits, may: ['undoIncrease'] }))
  expect(first).toMatch(/A limit of € 500\.00 waits for a talk with us .*you have no such limit.* Take the request back/)
  expect(first).not.toMatch(/present limit/i)
  const second = words(heldOf('100.00', { ...waits, may: ['undoIncrease'] }))
  expect(second).toMatch(/A raise to € 500\.00 waits for a talk with us .*the present limit holds.* Keep the present limit/)
})
