import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { changesOf, renewalsOf, type Wish } from './limit-changes.ts'
import { needOf } from '../confirming/limit-need.ts'
import { popupFor } from '../confirming/pending-deposits.ts'
import { heldOf, limitOf, periodOf } from './test-limits.ts'

const euros = { unit: 'money', currency: 'EUR' } as const
const all = ['daily', 'weekly', 'monthly'] as const
const nothing: Wish = { amounts: {}, renews: {} }
const changes = (amounts: Record<string, string>, limit = held, shown: readonly (typeof all)[number][] = all) =>
  changesOf(amounts, limit, euros, shown)
const held = limitOf({ daily: heldOf('100.00'), weekly: heldOf('200.00'), monthly: heldOf('500.00') })

describe('a change', () => {
  test.each([
    ['500.004', '500.00', 0],
    ['500.004', '500.01', 1],
    ['500.006', '500.01', 0],
    ['500.006', '500.00', 1],
    ['500.00', '500.01', 1],
  ])('from %s to %s counts only at two decimals', (amount, to, count) => {
    proves('SHL-645')
    expect(changes({ monthly: to }, limitOf({ monthly: heldOf(amount) }))).toHaveLength(count)
  })

  test('is a first limit, a lower one or a raise', () => {
    const limit = limitOf({ daily: periodOf(), weekly: heldOf('200.00'), monthly: heldOf('500.00') })
    expect(changes({ daily: '50.00', weekly: '150.00', monthly: '600.00' }, limit).map(({ kind }) => kind)).toEqual([
      'first',
      'lower',
      'raise',
    ])
  })

  test('also lowers a shorter period that is out of sight and could not stay above', () => {
    proves('SHL-NS-31')
    expect(changes({ monthly: '150.00' }, held, ['monthly'])).toEqual([
      { period: 'monthly', from: '500.00', to: '150.00', kind: 'lower' },
      { period: 'weekly', from: '200.00', to: '150.00', kind: 'lower', also: true },
    ])
    expect(changes({ monthly: '150.00' }, held, all)).toHaveLength(1)
  })
})

describe('saving asks first', () => {
  const needs = (amounts: Record<string, string>, limit = held, { type = 'deposit' as const, nld = false, renews = {} } = {}) => {
    const wish = { amounts, renews: renewalsOf(renews, limit) }
    return needOf(type, changesOf(amounts, limit, euros, all), wish, limit, euros, nld)
  }
  /** The rows that each case shows. */
  const rowsOfChanges: Record<string, RowName[]> = {
    'a raise': ['SHL-599'],
    'a lower amount above what is used': ['SHL-599'],
    'an amount of which more is used already': ['SHL-602'],
    'high limits that are still to be confirmed': ['SHL-601'],
  }

  test.each([
    ['a raise', { daily: '150.00' }, held, true],
    ['a lower amount above what is used', { daily: '90.00' }, held, false],
    ['an amount of which more is used already', { daily: '50.00' }, limitOf({ daily: heldOf('100.00', { usedAmount: '80.00' }) }), true],
    [
      'high limits that are still to be confirmed',
      { daily: '90.00' },
      limitOf({ daily: heldOf('100.00', { highLimits: ['high'] }) }),
      true,
    ],
    ['a first limit', { daily: '90.00' }, limitOf({}), false],
    ['a first limit that is high', { monthly: '10000.01' }, limitOf({ monthly: periodOf({ highAmount: '10000.00' }) }), true],
  ] as const)('%s', (_, amounts, limit, asks) => {
    proves(...(rowsOfChanges[_] ?? []))
    expect(needs(amounts, limit).confirm).toBe(asks)
  })

  test('where renewal is switched off, and not where it is switched on', () => {
    proves('SHL-600')
    expect(needs({}, held, { renews: { daily: false } }).confirm).toBe(true)
    expect(needs({}, limitOf({ daily: heldOf('100.00') }, { dailyWillSetRenew: false }), { renews: { daily: true } }).confirm).toBe(false)
  })

  test('for any change of a time limit', () => {
    proves('SHL-614..615')
    for (const nld of [false, true]) expect(needOf('session', changes({ daily: '90.00' }), nothing, held, euros, nld).confirm).toBe(true)
  })

  test('under Dutch rules for any change of an amount, and for nothing else', () => {
    proves('SHL-603..604')
    expect(needs({ monthly: '500.01' }, held, { nld: true }).confirm).toBe(true)
    expect(needs({ monthly: '499.99' }, held, { nld: true }).confirm).toBe(true)
    expect(needs({}, held, { nld: true, renews: { daily: false } }).confirm).toBe(false)
  })
})

describe('a Dutch raise to the threshold needs a talk', () => {
  const limit = (more = {}) => limitOf({ monthly: heldOf('500.00', { nldLimitThreshold: '700.00', ...more }) })
  const contact = (to: string, of = limit(), type: 'deposit' | 'loss' = 'deposit') =>
    needOf(type, changesOf({ monthly: to }, of, euros, all), nothing, of, euros, true).contact
  /** The rows that each case shows. */
  const rowsOfRaises: Record<string, RowName[]> = {
    '700.01 is above it': ['SHL-605'],
  }

  test.each([
    ['699.99 is below it', '699.99', limit(), false],
    ['700.00 is not', '700.00', limit(), true],
    ['700.01 is above it', '700.01', limit(), true],
    ['a decrease that stays above is no raise', '900.00', limit({ ownAmount: '1000.00', amount: '1000.00' }), false],
    ['a raise that an operator has approved needs none', '800.00', limit({ operatorApproved: true }), false],
  ])('%s', (_, to, of, needed) => {
    proves(...(rowsOfRaises[_] ?? []))
    expect(contact(to, of)).toBe(needed)
  })
  test('of deposits alone', () => {
    expect(contact('700.01', limit(), 'loss')).toBe(false)
  })
})

describe('the pop-up', () => {
  const high = limitOf({ daily: heldOf('100.00', { highAmount: '10000.00' }), monthly: heldOf('500.00', { highAmount: '10000.00' }) })
  test.each([
    ['12000.00', 0n, 'high'],
    ['300.00', 50_000n, 'lowLimit2'],
    ['300.00', 0n, undefined],
  ] as const)('of a daily limit of %s with %s under way is %s', (daily, pending, type) => {
    expect(popupFor(changes({ daily }, high), high, euros, pending)?.type).toBe(type)
  })
  test('is of the period in which a limit is high', () => {
    expect(popupFor(changes({ daily: '150.00', monthly: '12000.00' }, high), high, euros, 0n)).toMatchObject({
      type: 'high',
      change: { period: 'monthly' },
    })
  })
  test('does not come for a high limit that is lowered', () => {
    const above = limitOf({ monthly: heldOf('20000.00', { highAmount: '10000.00' }) })
    expect(popupFor(changes({ monthly: '15000.00' }, above), above, euros, 0n)).toBe(undefined)
  })
})
