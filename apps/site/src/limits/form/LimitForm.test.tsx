import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { LimitOfType, LimitPeriod, Limits, LimitType } from '@fairhouse/contract'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { drawing, plain } from '../../testing/test-drawing.ts'
import { AboutLimits } from '../AboutLimits.tsx'
import { LimitForm } from './LimitForm.tsx'
import { heldOf, limitOf, periodOf } from './test-limits.ts'

// What the form shows of limits as the server serves them.

const drawn = await drawing(['limits', 'error', 'shell'])
const limitsWith = (type: LimitType, limit: LimitOfType, changes: Partial<Limits> = {}): Limits => ({
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  nldLimitActive: false,
  amountRemoving: true,
  localeUpdateTime: '00:00',
  increasingEffectiveHours: 24,
  reviewDue: false,
  [type]: limit,
  ...changes,
})
const form = (limit: LimitOfType, type: LimitType = 'deposit', changes: Partial<Limits> = {}) =>
  drawn(createElement(LimitForm, { type, limits: limitsWith(type, limit, changes), limit }))
const inputs = (html: string) => [...html.matchAll(/<input[^>]*inputMode="decimal"[^>]*>/gi)].map(([input]) => input)
const names = (html: string) => inputs(html).map((input) => /name="(\w+)"/.exec(input)?.[1])

describe('a limit form', () => {
  test('has a field for each period, and none for those that the rules hide', () => {
    proves('SHL-289..292', 'SHL-307..308')
    expect(names(form(limitOf({})))).toEqual(['daily', 'weekly', 'monthly'])
    expect(names(form(limitOf({}, { hiddenPeriods: ['daily', 'weekly'] })))).toEqual(['monthly'])
    const permanent = limitOf({ permanent: periodOf() }, { daily: undefined, weekly: undefined, monthly: undefined })
    expect(names(form(permanent, 'maxBalance'))).toEqual(['permanent'])
    expect(form(permanent, 'maxBalance')).toMatch(/<button[^>]*>Save<\/button>/)
  })

  test('makes no landmark of a period: two types on a page have periods of the same names', () => {
    const html = form(limitOf({}), 'loss')
    expect(html.match(/<h2[^>]*>/g)).toHaveLength(3)
    expect(html).not.toMatch(/<section|role="region"/)
  })

  test('lets a player under Dutch rules choose the period', () => {
    proves('SHL-739')
    const html = form(limitOf({}), 'loss', { nldLimitActive: true })
    expect(names(html)).toEqual(['daily'])
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual(['daily', 'weekly', 'monthly'])
  })

  test('names what is left and what is used of a limit, and when it begins anew', () => {
    proves('SHL-293', 'SHL-353', 'SHL-NS-29')
    const held = heldOf('200.00', { usedAmount: '50.00', availableAmount: '150.00', endTime: '2026-11-23T00:00:00Z' })
    const words = plain(form(limitOf({ daily: held })))
    expect(words).toContain('€ 150.00 of € 200.00 left')
    expect(words).toContain('€ 50.00 used')
    expect(words).toMatch(/Starts anew on .*Nov/)
  })

  test('says when a limit ends that is not to renew, and of one that somebody else has set when it begins anew', () => {
    const ends = { endTime: '2026-11-23T00:00:00Z' }
    const words = plain(form(limitOf({ daily: heldOf('200.00', ends) }, { dailyWillSetRenew: false })))
    expect(words).toMatch(/Ends on .*Nov/)
    expect(words).not.toContain('Starts anew')
    const operators = heldOf('100.00', { ...ends, source: 'operator', ownAmount: '200.00' })
    expect(plain(form(limitOf({ daily: operators }, { dailyWillSetRenew: false })))).toMatch(/Starts anew on .*Nov/)
  })

  test('says that a limit is reached, and what may be entered', () => {
    proves('SHL-295', 'SHL-651', 'SHL-NS-29')
    expect(plain(form(limitOf({ daily: heldOf('200.00', { availableAmount: '0.00' }) })))).toContain('Limit is reached.')
    expect(plain(form(limitOf({ daily: periodOf({ minAmount: '5.00', maxAmount: '100.00' }) })))).toContain('From € 5.00 to € 100.00')
  })

  /** The rows that each case shows. */
  const rowsOfClosed: Record<string, RowName[]> = {
    'a raise is under way': ['SHL-638'],
    'renewal is switched off': ['SHL-637'],
  }

  test.each([
    ['a raise is under way', heldOf('100.00', { newAmount: '250.00', status: 'pendingIncrease', isChanged: true }), {}, true],
    ['renewal is switched off', heldOf('100.00'), { dailyWillSetRenew: false }, true],
    ['nothing of that', heldOf('100.00'), { dailyWillSetRenew: true }, false],
  ])('closes the input where %s', (_, daily, changes, closed) => {
    proves(...(rowsOfClosed[_] ?? []))
    expect(/ disabled=""/.test(inputs(form(limitOf({ daily }, changes)))[0] ?? '')).toBe(closed)
  })

  /** The rows that each case shows. */
  const rowsOfStates: Record<string, RowName[]> = {
    pendingRemoval: ['SHL-296'],
  }

  test.each([
    ['pendingIncrease', { newAmount: '250.00', may: ['undoIncrease'] }, 'A raise to € 250.00 is waiting', ['Keep the present limit']],
    [
      'inReview',
      { newAmount: '250.00', may: ['undoIncrease'] },
      'A raise to € 250.00 waits for a talk with us',
      ['Keep the present limit'],
    ],
    [
      'increaseToBeConfirmed',
      { newAmount: '250.00', may: ['confirmIncrease', 'undoIncrease'] },
      'Your raise to € 250.00 can take effect',
      ['Confirm the raise', 'Keep the present limit'],
    ],
    ['pendingRemoval', { may: ['undoRemove'] }, 'This limit is being removed', ['Keep the limit']],
    ['pendingRemoval', { may: [] }, 'This limit is being removed', []],
    [
      'removalToBeConfirmed',
      { may: ['confirmRemoval', 'undoRemove'] },
      'This limit can be removed now',
      ['Remove it now', 'Keep the limit'],
    ],
  ] as const)('in the state %s with %j says "%s" and offers %j', (status, more, title, offered) => {
    proves(...(rowsOfStates[status] ?? []))
    const html = form(limitOf({ daily: heldOf('100.00', { isChanged: true, ...more, may: [...more.may], status }) }))
    const buttons = [...html.matchAll(/<button type="button"[^>]*>([^<]+)<\/button>/g)].map(([, words]) => words)
    expect(plain(html)).toContain(title)
    expect(buttons.filter((words) => words !== 'Remove')).toEqual(offered)
  })

  test('says of a raise that is under way how much it is, and from when it can hold', () => {
    proves('SHL-NS-29')
    const daily = heldOf('100.00', {
      status: 'pendingIncrease',
      newAmount: '250.00',
      amountEffectiveTime: '2026-11-24T12:00:00Z',
      isChanged: true,
    })
    expect(plain(form(limitOf({ daily })))).toMatch(/A raise to € 250\.00 is waiting It can take effect from .*Nov/)
  })

  test('tells every state of a limit in words of its own', () => {
    proves('SHL-NS-33')
    const words: Record<LimitPeriod['status'], [LimitPeriod, string]> = {
      none: [periodOf(), 'No limit is set.'],
      required: [periodOf({ status: 'required' }), 'Your country asks for this limit.'],
      active: [heldOf('100.00'), '€ 100.00 of € 100.00 left'],
      pendingIncrease: [heldOf('100.00', { status: 'pendingIncrease', newAmount: '250.00' }), 'is waiting'],
      inReview: [heldOf('100.00', { status: 'inReview', newAmount: '250.00' }), 'waits for a talk with us'],
      increaseToBeConfirmed: [heldOf('100.00', { status: 'increaseToBeConfirmed', newAmount: '250.00' }), 'can take effect'],
      pendingRemoval: [heldOf('100.00', { status: 'pendingRemoval' }), 'is being removed'],
      removalToBeConfirmed: [heldOf('100.00', { status: 'removalToBeConfirmed' }), 'can be removed now'],
    }
    for (const [daily, told] of Object.values(words))
      expect(plain(form(limitOf({ daily }, { weekly: undefined, monthly: undefined })))).toContain(told)
  })

  test('has a button that removes a limit, closed where it cannot be removed', () => {
    proves('SHL-296', 'SHL-361')
    const remove = (html: string) => /<button type="button"[^>]*>Remove<\/button>/.exec(html)?.[0]
    expect(remove(form(limitOf({ daily: heldOf('100.00') })))).not.toContain('disabled')
    expect(remove(form(limitOf({ daily: heldOf('100.00', { removeDisabled: true }) })))).toContain('disabled')
    expect(remove(form(limitOf({})))).toBe(undefined)
  })

  test('asks for limits that the country demands', () => {
    proves('SHL-303')
    const required = periodOf({ status: 'required' })
    expect(plain(form(limitOf({ daily: required, weekly: required, monthly: required })))).toContain(
      'You need these 3 limits before you can play.',
    )
    expect(plain(form(limitOf({})))).not.toContain('before you can play')
  })

  test('says whose limit holds where it is not the player’s', () => {
    const daily = heldOf('100.00', { ownAmount: '300.00', source: 'operator' })
    expect(plain(form(limitOf({ daily })))).toContain('We have set a limit of € 100.00 for you. It holds.')
  })
})

test('what a limit is for is said, and when a day begins, and where', () => {
  proves('SHL-333', 'SHL-NS-26')
  const limit = limitOf({})
  const words = plain(drawn(createElement(AboutLimits, { type: 'deposit', limit, limits: limitsWith('deposit', limit) })))
  expect(words).toContain('How much you deposit at most.')
  expect(words).toContain('A day begins at 00:00 (Europe/Malta), a week on Monday, a month on the first.')
})
