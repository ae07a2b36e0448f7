import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, expect, test } from 'vitest'
import { createQueries } from '../../base/queries.ts'
import { nextRedirection } from '../../app/redirections/redirections.ts'
import { signals } from '../../base/signals.ts'
import type { Site } from '../../base/site.ts'
import { sendWithdrawal } from './send-withdrawal.ts'

afterEach(() => signals.set({ fundsAsked: false }))

const profile = { playerId: '1', appliedCountryRules: 'MLT' } as never // no more of it is looked at
const wish = { amount: '15.00', currency: 'EUR', storedDetailReference: 'c1' }

/** Sends a withdrawal that ends so, while the ways to pay answer 234; returns the modal that opens. */
async function modalAfter(withdrawal: object): Promise<string | undefined> {
  const asked: string[] = []
  const call = (async (at: string) => {
    asked.push(at)
    return at === 'POST /api/payment/initWithdraw' ? withdrawal : { ok: false, error: { error: 'sourceOfFundsNeeded', errorCode: 234 } }
  }) as unknown as Caller // it answers as much as is asked for
  await sendWithdrawal({ call, queries: createQueries() } as Pick<Site, 'call' | 'queries'> as Site, wish, 'k1') // as much of it as is used
  await expect.poll(() => asked[0]).toBe('POST /api/payment/initWithdraw')
  await new Promise((resolve) => setImmediate(resolve))
  const here = { path: '/slots-games', search: { modal: 'withdraw' as const }, profile, countryAllowed: true }
  return nextRedirection({ ...here, ...signals.get() })?.search.modal
}
const sent = (status: string) => ({ ok: true, value: { withdrawal: { status } } })

test.each(['pending', 'ok'])('after a withdrawal that is %s an answer 234 of the ways to pay opens the source of funds', async (status) => {
  proves('CSH-026', 'SHL-544')
  expect(await modalAfter(sent(status))).toBe('sof-validation')
})

test('after one that was refused or has failed nothing opens', async () => {
  expect(await modalAfter(sent('failed'))).toBeUndefined()
  expect(await modalAfter({ ok: false, error: { error: 'actionBlocked', errorCode: 235 } })).toBeUndefined()
})
