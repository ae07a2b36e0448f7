// Proves CSH-411, CSH-414.
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, expect, test } from 'vitest'
import { signals } from '../shell/signals.ts'
import type { Site } from '../site.ts'
import { afterMoneyMoved } from './after-money-moved.ts'

afterEach(() => signals.set({ fundsAsked: false }))

const after = async (answer: object) => {
  const call = (async () => answer) as unknown as Caller // one call, one answer
  await afterMoneyMoved({ call } as Pick<Site, 'call'> as Site) // as much of it as is used
  return signals.get().fundsAsked
}

test('where the ways to pay answer 234 after an accepted deposit, the source of funds is asked for', async () => {
  expect(await after({ ok: false, error: { error: 'sourceOfFundsNeeded', errorCode: 234 } })).toBe(true)
})

test.each([
  ['the ways to pay', { ok: true, value: { methods: [] } }],
  ['another refusal', { ok: false, error: { error: 'actionBlocked', errorCode: 120 } }],
])('where they answer %s, nothing is asked for', async (_, answer) => {
  expect(await after(answer)).toBe(false)
})
