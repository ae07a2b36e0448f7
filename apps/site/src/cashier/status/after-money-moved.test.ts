import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, expect, test } from 'vitest'
import { nextRedirection } from '../../app/redirections/redirections.ts'
import { signals } from '../../base/signals.ts'
import type { Site } from '../../base/site.ts'
import { afterMoneyMoved } from './after-money-moved.ts'

afterEach(() => signals.set({ fundsAsked: false }))

const refusal = (error: string, errorCode: number) => ({ ok: false, error: { error, errorCode } })
const fundsNeeded = refusal('sourceOfFundsNeeded', 234)
const profile = { playerId: '1', appliedCountryRules: 'MLT' } as never // no more of it is looked at

/** Returns the modal opened after a payment with this status, if the methods then answer so. */
async function modalAfter(status: string, answer: object): Promise<string | undefined> {
  const call = (async () => answer) as unknown as Caller // one call, one answer
  await afterMoneyMoved({ call } as Pick<Site, 'call'> as Site, status) // as much of it as is used
  const here = { path: '/slots-games', search: { modal: 'deposit' as const }, profile, countryAllowed: true }
  return nextRedirection({ ...here, ...signals.get() })?.search.modal
}

/** The rows that each case shows. */
const rowsOfStatus: Record<string, RowName[]> = {
  ok: ['CSH-025', 'CSH-411', 'SHL-538'],
  success: ['CSH-412', 'SHL-539'],
  confirmed: ['CSH-413', 'SHL-540'],
  pending: ['CSH-414', 'SHL-541'],
  waiting: ['CSH-415', 'SHL-542'],
  checkedOut: ['CSH-416', 'SHL-543'],
}

test.each(['ok', 'success', 'confirmed', 'pending', 'waiting', 'checkedOut'])(
  'after the status %s an answer 234 of the ways to pay opens the source of funds',
  async (status) => {
    proves(...(rowsOfStatus[status] ?? []))
    expect(await modalAfter(status, fundsNeeded)).toBe('sof-validation')
  },
)

test.each(['init', 'failed', 'rejected', 'cancelled', 'error', 'limitExceeded', 'returned', ''])(
  'after the status "%s" it opens nothing',
  async (status) => {
    proves('SHL-545')
    expect(await modalAfter(status, fundsNeeded)).toBeUndefined()
  },
)

test.each([
  ['the ways to pay', { ok: true, value: { methods: [] } }],
  ['another refusal', refusal('actionBlocked', 235)],
])('where they answer %s, nothing is asked for', async (_, answer) => {
  expect(await modalAfter('ok', answer)).toBeUndefined()
})
