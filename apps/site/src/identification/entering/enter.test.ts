import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterByToken } from './enter.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', { removeItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

/** Returns what a login by token sends. */
async function sent(more?: Parameters<typeof enterByToken>[2]): Promise<unknown[]> {
  const asked: unknown[] = []
  const call = (async (at: string, input: unknown) => (asked.push([at, input]), { ok: true, value: { profile: {} } })) as unknown as Caller // one call, one answer
  await enterByToken({ call }, 'LC-1', more)
  return asked
}

test('a login by token sends the token, and nothing else on the site itself', async () => {
  proves('CSH-504', 'IDN-698', 'SHL-759')
  expect(await sent()).toEqual([['POST /api/login/token', { t: 'LC-1', accepted: {} }]])
})

test('in the poker client it says so', async () => {
  proves('CSH-506', 'IDN-700')
  expect(await sent({ poker: true })).toEqual([['POST /api/login/token', { t: 'LC-1', accepted: {}, customerApp: 'poker' }]])
})

test('where a sign-in service gave the token it names the service', async () => {
  proves('CSH-505', 'IDN-239', 'SHL-431')
  const by = { tokenProvider: 'google', identificationToken: 'I-1' } as const
  expect(await sent({ by })).toEqual([['POST /api/login/token', { t: 'LC-1', accepted: {}, ...by }]])
})
