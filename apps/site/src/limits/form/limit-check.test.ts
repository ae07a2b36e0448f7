import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { LimitOfType } from '@fairhouse/contract'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { describe, expect, test } from 'vitest'
import { checkLimits } from './limit-check.ts'
import { limitOf, periodOf } from './test-limits.ts'
import { changedSince, mistakesLeft } from './use-typed-limits.ts'

const euros = { unit: 'money', currency: 'EUR' } as const
const check = (texts: Record<string, string>, limit: LimitOfType = limitOf({})) => checkLimits(texts, limit, euros)
const wrongIn = (...given: Parameters<typeof check>) =>
  Object.fromEntries(
    Object.entries(check(...given).wrong).map(([period, { text, amount }]) => [period, amount ? `${text} ${amount}` : text]),
  )

describe('limits that are typed', () => {
  test('are read as the wire has them; what is empty is left out', () => {
    expect(check({ daily: '50', weekly: ' ', monthly: '1 000,5' })).toEqual({ wrong: {}, amounts: { daily: '50.00', monthly: '1000.50' } })
  })

  /** The rows that each case shows. */
  const rowsOfRefusals: Record<string, RowName[]> = {
    'a weekly limit below the daily one, told at both': ['SHL-647'],
    'a monthly limit below the weekly one': ['SHL-648', 'SHL-650'],
    'a daily limit above both longer ones, which fit each other': ['SHL-649'],
    zero: ['SHL-652'],
  }

  test.each([
    [
      'a weekly limit below the daily one, told at both',
      { daily: '200', weekly: '150' },
      { daily: 'limits.notMoreThanWeekly 150.00', weekly: 'limits.notLessThanDaily 200.00' },
    ],
    [
      'a monthly limit below the weekly one',
      { weekly: '1200', monthly: '1000' },
      { weekly: 'limits.notMoreThanMonthly 1000.00', monthly: 'limits.notLessThanWeekly 1200.00' },
    ],
    [
      'a daily limit above the monthly one, no weekly one being set',
      { daily: '300', weekly: '', monthly: '200' },
      { daily: 'limits.notMoreThanMonthly 200.00', monthly: 'limits.notLessThanDaily 300.00' },
    ],
    [
      'a daily limit above both longer ones, which fit each other',
      { daily: '600', weekly: '500', monthly: '550' },
      { daily: 'limits.notMoreThanWeekly 500.00', weekly: 'limits.notLessThanDaily 600.00', monthly: 'limits.notLessThanDaily 600.00' },
    ],
    [
      'a monthly limit below both shorter ones, each with the tightest amount',
      { daily: '300', weekly: '400', monthly: '200' },
      {
        daily: 'limits.notMoreThanMonthly 200.00',
        weekly: 'limits.notMoreThanMonthly 200.00',
        monthly: 'limits.notLessThanWeekly 400.00',
      },
    ],
    ['zero', { daily: '0' }, { daily: 'limits.positive' }],
    ['no number', { daily: 'x' }, { daily: 'limits.number' }],
    ['more cents than there are', { daily: '5.001' }, { daily: 'limits.number' }],
  ] as const)('are refused: %s', (_, texts, wrong) => {
    proves(...(rowsOfRefusals[_] ?? []))
    expect(wrongIn(texts)).toEqual(wrong)
  })

  test('a period that has no field here is held to what is set for it, and told where there is one', () => {
    const set = limitOf({ weekly: periodOf({ ownAmount: '500.00' }) })
    expect(wrongIn({ daily: '600' }, set)).toEqual({ daily: 'limits.notMoreThanWeekly 500.00' })
    expect(wrongIn({ daily: '500' }, set)).toEqual({})
    expect(wrongIn({ monthly: '400' }, set)).toEqual({ monthly: 'limits.notLessThanWeekly 500.00' })
    expect(wrongIn({ daily: '600', weekly: '' }, set)).toEqual({})
  })

  test('equal amounts of two periods are allowed', () => {
    expect(wrongIn({ daily: '500', weekly: '500', monthly: '500' })).toEqual({})
  })

  /** The rows that each case shows. */
  const rowsOfAmounts: Record<string, RowName[]> = {
    '4.99': ['SHL-349', 'SHL-635'],
    '5.00': ['SHL-635'],
    '10000.00': ['SHL-636'],
    '10000.01': ['SHL-350', 'SHL-636'],
  }

  test.each([
    ['4.99', { daily: 'limits.atLeast 5.00' }],
    ['5.00', {}],
    ['10000.00', {}],
    ['10000.01', { daily: 'limits.atMost 10000.00' }],
  ])('%s within 5 and 10 000', (daily, wrong) => {
    proves(...(rowsOfAmounts[daily] ?? []))
    expect(wrongIn({ daily }, limitOf({ daily: periodOf({ minAmount: '5.00', maxAmount: '10000.00' }) }))).toEqual(wrong)
  })

  test('time is read in hundredths of an hour or a day', () => {
    expect(checkLimits({ daily: '1,5' }, limitOf({}, { unit: 'time' }), { unit: 'time', currency: 'EUR' })).toEqual({
      wrong: {},
      amounts: { daily: '1.50' },
    })
  })

  test('are told in a whole sentence with the amount to compare with', async () => {
    proves('SHL-652', 'SHL-NS-37')
    const { t, load } = createTexts('en', loadArea)
    await load(['limits'])
    for (const key of ['notLessThanDaily', 'notLessThanWeekly', 'notMoreThanWeekly', 'notMoreThanMonthly'] as const)
      expect(t(`limits.${key}`, { amount: '€ 20.00' })).toMatch(/^Amount must be not (?:less|more) than the \w+ limit, € 20\.00\.$/)
    expect(t('limits.positive')).toMatch(/^The limit must be greater than zero\.$/)
  })
})

test('a Dutch form tells what is wrong in the period that was left, and of no other', () => {
  proves('SHL-641')
  const { wrong } = check({ daily: '0', weekly: 'x' })
  expect(Object.keys(wrong)).toEqual(['daily', 'weekly'])
  expect(Object.keys(mistakesLeft(wrong, 'daily', true))).toEqual(['daily'])
  expect(mistakesLeft(wrong, 'monthly', true)).toEqual({})
  expect(mistakesLeft(wrong, 'daily', false)).toEqual(wrong)
})

test('what was typed while a limit was being saved is not taken for saved', () => {
  const sent = { daily: '10', monthly: '300' }
  expect(changedSince(sent, sent)).toEqual({})
  expect(changedSince(sent, { ...sent, monthly: '350.01', weekly: '70' })).toEqual({ monthly: '350.01', weekly: '70' })
})
