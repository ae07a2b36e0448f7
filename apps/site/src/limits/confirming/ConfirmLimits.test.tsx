import { proves } from '@fairhouse/testing/proves.ts'
import type { LimitOfType, Limits, LimitType } from '@fairhouse/contract'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawing, plain } from '../../testing/test-drawing.ts'
import { ConfirmLimits } from './ConfirmLimits.tsx'
import { changesOf, type Wish } from '../form/limit-changes.ts'
import { needOf } from './limit-need.ts'
import type { Unit } from '../form/limit-units.ts'
import type { Popup } from './pending-deposits.ts'
import { heldOf, limitOf } from '../form/test-limits.ts'

// What is asked before a change of limits is sent.

const drawn = await drawing(['limits', 'shell'])
const euros: Unit = { unit: 'money', currency: 'EUR' }
const nothing: Wish = { amounts: {}, renews: {} }
const shown = ['daily', 'weekly', 'monthly'] as const
type Asked = { type?: LimitType; unit?: Unit; nld?: boolean; periods?: (typeof shown)[number][]; popup?: Omit<Popup, 'change'> }

/** The dialog for amounts that were typed, as a person reads it. */
function asked(amounts: Record<string, string>, limit: LimitOfType, more: Asked = {}): { html: string; words: string } {
  const { type = 'deposit', unit = euros, nld = false, periods = [...shown], popup } = more
  const changes = changesOf(amounts, limit, unit, periods)
  const plan = {
    wish: nothing,
    changes,
    need: needOf(type, changes, nothing, limit, unit, nld),
    popup: popup && { ...popup, change: changes[0]! }, // each of these tests changes something
  }
  const form = { state: { at: 'confirming', plan }, unit, send: () => undefined, revert: () => undefined } as never // what the dialog asks of the form
  const limits = { nldLimitActive: nld } as Limits // what the dialog reads of them
  const html = drawn(createElement(ConfirmLimits, { type, limits, limit, form }))
  return { html, words: plain(html) }
}

const held = limitOf({ daily: heldOf('100.00'), weekly: heldOf('200.00'), monthly: heldOf('500.00') })

test.each([
  [false, 'deposit', 'Please confirm'],
  [true, 'deposit', 'Confirmation Deposit Limit Change'],
  [true, 'loss', 'Confirmation Limit Change'],
] as const)('under Dutch rules or not (%s), for %s, the dialog has the old amount, the new one and from when', (nld, type, title) => {
  proves('SHL-NS-30')
  const { html, words } = asked({ daily: '150.00' }, held, { nld, type })
  expect(words).toContain(title)
  expect(words).toMatch(/Daily € 100\.00 € 150\.00 counts from .*\d/)
  expect(html).toMatch(/<button[^>]*>Confirm<\/button>/)
  expect(asked({ daily: '50.00' }, held, { nld, type }).words).toMatch(/Daily € 100\.00 € 50\.00 counts at once/)
})

test('other periods that change too are listed with their amounts, and nothing is said where none does', () => {
  proves('SHL-NS-31', 'SHL-317')
  const note = 'This also lowers another period, which may not stay above:'
  expect(asked({ monthly: '150.00' }, held, { periods: ['monthly'] }).words).toMatch(
    /Monthly € 500\.00 € 150\.00 .*This also lowers another period, which may not stay above: Weekly € 200\.00 € 150\.00/,
  )
  expect(asked({ monthly: '450.00' }, held, { periods: ['monthly'] }).words).not.toContain(note)
  expect(asked({ monthly: '150.00' }, held, { periods: ['monthly'], nld: true }).words).toContain(`${note} Weekly`)
  expect(asked({ monthly: '450.00' }, held, { periods: ['monthly'], nld: true }).words).not.toContain(note)
})

test('a limit of time is asked about once, with both times and from when', () => {
  proves('SHL-NS-36')
  const time = limitOf({ daily: heldOf('1.00') }, { unit: 'time' })
  const { html, words } = asked({ daily: '2.00' }, time, { type: 'session', unit: { unit: 'time', currency: 'EUR' } })
  expect(html.match(/<dialog/g)).toHaveLength(1)
  expect(words).toMatch(/Daily 1 hour 2 hours counts from .*\d/)
})

test.each([
  ['high', '0', [/€ 12 000\.00/, /€ 10 000\.00/]],
  ['biggestLimit1', '50.00', [/€ 12 000\.00/, /€ 10 000\.00/, /€ 50\.00/]],
  ['biggestLimit2', '11000.00', [/€ 12 000\.00/, /€ 10 000\.00/, /€ 11 000\.00/]],
  ['lowLimit1', '50.00', [/€ 12 000\.00/, /€ 50\.00/]],
  ['lowLimit2', '13000.00', [/€ 12 000\.00/, /€ 13 000\.00/]],
] as const)('the text of %s names the amounts that led to it', (type, pending, amounts) => {
  proves('SHL-NS-32')
  const limit = limitOf({ daily: heldOf('100.00', { highAmount: '10000.00' }) })
  const { html } = asked({ daily: '12000.00' }, limit, { popup: { type, pending } })
  const text = plain(/data-popup="\w+"><p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '')
  for (const amount of amounts) expect(text).toMatch(amount)
})

test('a limit that needs a talk first is confirmed by a button that says so', () => {
  proves('SHL-320')
  const changes = changesOf({ daily: '12000.00' }, held, euros, [...shown])
  const plan = { wish: nothing, changes, need: needOf('deposit', changes, nothing, held, euros, true), popup: undefined }
  const form = { state: { at: 'contacting', plan }, unit: euros, send: () => undefined, revert: () => undefined } as never // what the dialog asks of the form
  const html = drawn(createElement(ConfirmLimits, { type: 'deposit', limits: { nldLimitActive: true } as Limits, limit: held, form })) // what it reads of them
  expect(html).toMatch(/<button[^>]*>Confirm and contact us!<\/button>/)
})
