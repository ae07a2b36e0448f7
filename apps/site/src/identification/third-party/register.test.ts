import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueries } from '../../base/queries.ts'
import type { Site } from '../../base/site.ts'
import { register } from './register.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', { removeItem: () => undefined }))
afterEach(() => void vi.unstubAllGlobals())

/** Registers by CDDN while the server answers so; returns the calls and what follows. */
async function registered(answer: object) {
  const asked: [string, unknown][] = []
  const call = (async (at: string, input: unknown) => (asked.push([at, input]), answer)) as unknown as Caller // one call, one answer
  const site = { call, queries: createQueries() } as unknown as Site // what it uses of the site
  const from = { method: 'cddn', details: { registrationToken: 'RG-5' } } as const
  return { event: await register(site, from, { email: 'a@b.c' }, new AbortController().signal), asked }
}

test('a registration by CDDN is one call, with the token of the identification and what was typed', async () => {
  proves('IDN-685')
  const { event, asked } = await registered({ ok: true, value: { loginToken: 'LT-1', autoLogin: true } })
  expect(asked).toEqual([['POST /api/registration', { method: 'cddn', registrationToken: 'RG-5', fields: { email: 'a@b.c' } }]])
  expect(event).toEqual({ type: 'registered', auto: true, loginToken: 'LT-1' })
})

test('a refusal is told, and somebody who is logged in already is shown as such', async () => {
  const refused = (error: string) => registered({ ok: false, error: { error, errorCode: 1 } })
  expect((await refused('dataExists')).event).toMatchObject({ type: 'refused', error: { error: 'dataExists' } })
  expect((await refused('shownElsewhere')).event).toEqual({ type: 'registered', auto: false })
})
