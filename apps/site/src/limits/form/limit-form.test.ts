import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { stepForm, type FormEvent, type FormState, type Plan } from './limit-form.ts'

const plan = (need: Partial<Plan['need']> = {}, more: Partial<Plan> = {}): Plan => ({
  wish: { amounts: {}, renews: {} },
  changes: [],
  need: { confirm: false, contact: false, high: false, ...need },
  ...more,
})
const run = (...events: FormEvent[]): FormState['at'][] => {
  let now: FormState = { at: 'editing' }
  return events.map((event) => (now = stepForm(now, event)).at)
}
const popup = { type: 'lowLimit1', change: { period: 'daily', from: null, to: '300.00', kind: 'first' }, pending: '100.00' } as const
const error = { error: 'technicalIssues', errorCode: 100 }

/** The rows that each case shows. */
const rowsOfRuns: Record<string, RowName[]> = {
  'asks for a talk after the question, and Back leads to the question': ['SHL-318..319', 'SHL-605'],
  'asks first': ['SHL-610'],
}

test.each([
  ['sends at once what needs no question', [{ is: 'save', plan: plan() }, { is: 'saved' }], ['sending', 'editing']],
  ['asks first', [{ is: 'save', plan: plan({ confirm: true }) }, { is: 'confirm' }], ['confirming', 'sending']],
  ['asks where a pop-up has something to say', [{ is: 'save', plan: plan({}, { popup }) }], ['confirming']],
  [
    'asks for a talk after the question, and Back leads to the question',
    [{ is: 'save', plan: plan({ confirm: true, contact: true }) }, { is: 'confirm' }, { is: 'back' }, { is: 'confirm' }, { is: 'confirm' }],
    ['confirming', 'contacting', 'confirming', 'contacting', 'sending'],
  ],
  [
    'sends nothing that was cancelled',
    [{ is: 'save', plan: plan({ confirm: true }) }, { is: 'cancel' }, { is: 'confirm' }],
    ['confirming', 'editing', 'editing'],
  ],
  [
    'shows a refusal until something is edited',
    [{ is: 'save', plan: plan() }, { is: 'refused', error }, { is: 'edit' }],
    ['sending', 'refused', 'editing'],
  ],
  [
    'cannot be saved twice',
    [
      { is: 'save', plan: plan() },
      { is: 'save', plan: plan({ confirm: true }) },
    ],
    ['sending', 'sending'],
  ],
] satisfies [string, FormEvent[], string[]][])('a limit form %s', (_, events, states) => {
  proves(...(rowsOfRuns[_] ?? []))
  expect(run(...events)).toEqual(states)
})
