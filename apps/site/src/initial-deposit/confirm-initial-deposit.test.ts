import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmInitialDeposit } from './confirm-initial-deposit.ts'

const memory = (kept: Record<string, string> = {}) => ({
  getItem: (name: string) => kept[name] ?? null,
  removeItem: (name: string) => void delete kept[name],
})
const open = vi.fn<(url: string, target: string) => unknown>()
beforeEach(() => {
  vi.stubGlobal('window', { open })
  vi.stubGlobal('location', { host: 'house.example' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  open.mockReset()
})

/** Runs the landing with this in the storages; returns the calls and the result. */
async function landed(
  local: Record<string, string>,
  session: Record<string, string> = {},
  answer: object = { ok: true, value: { success: true, redirectUrl: 'https://pay.example/s' } },
) {
  vi.stubGlobal('localStorage', memory(local))
  vi.stubGlobal('sessionStorage', memory(session))
  const asked: unknown[] = []
  const call = (async (at: string, input: unknown) => (asked.push([at, input]), answer)) as unknown as Caller // one call, one answer
  return { outcome: await confirmInitialDeposit({ call }), asked }
}
const key = 'initial-deposit-amount'

test('the amount that was kept is asked for once, with the method of sign-ups and the host of the site, and the bank opens in a tab of its own', async () => {
  proves('CSH-337', 'CSH-510', 'CSH-NS-60..61', 'IDN-NS-42')
  open.mockReturnValue({})
  const local = { [key]: '55' }
  const { outcome, asked } = await landed(local)
  expect(asked).toEqual([['POST /api/deposits/confirm', { amount: '55.00', method: 440003, password: '', siteHost: 'house.example' }]])
  expect([outcome, open.mock.calls, local]).toEqual([{ is: 'opened' }, [['https://pay.example/s', '_blank']], {}])
})

test('where the browser keeps the tab shut there is its address', async () => {
  open.mockReturnValue(null)
  expect((await landed({ [key]: '55' })).outcome).toEqual({ is: 'blocked', url: 'https://pay.example/s' })
})

test('a refusal opens nothing and says why', async () => {
  const error = { error: 'paymentFailed', errorCode: 118 }
  expect((await landed({ [key]: '55' }, {}, { ok: false, error })).outcome).toEqual({ is: 'refused', error })
  expect(open).not.toHaveBeenCalled()
})

/** The rows that each case shows. */
const rowsOfLandings: Record<string, RowName[]> = {
  nothing: ['CSH-443', 'IDN-809'],
  'no number': ['CSH-443'],
  'an amount in the session alone': ['CSH-442'],
}

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['nothing', {}, {}],
  ['no number', { [key]: 'abc' }, {}],
  ['nothing above zero', { [key]: '-5' }, {}],
  ['an amount in the session alone', {}, { [key]: '55' }],
])('where %s was kept nothing is asked for', async (_, local, session) => {
  proves(...(rowsOfLandings[_] ?? []))
  expect(await landed(local, session)).toEqual({ outcome: { is: 'none' }, asked: [] })
})
