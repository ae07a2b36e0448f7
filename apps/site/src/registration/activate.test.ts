import { proves } from '@fairhouse/testing/proves.ts'
import type { Caller } from '@fairhouse/contract/caller.ts'
import { expect, test } from 'vitest'
import { textOf } from '../testing/test-drawn.tsx'
import { openPage } from '../testing/test-page.tsx'
import { activate } from './activate.ts'

async function activated(answer: object) {
  const asked: unknown[] = []
  const call = (async (...given: unknown[]) => (asked.push(given), answer)) as unknown as Caller // one call, one answer
  return { outcome: await activate(call, 'abc123'), asked }
}
const refused = (error: string) => ({ ok: false, error: { error, errorCode: 1 } })

test('the link of an activation mail has a page for whoever is logged out, which sends its code once', async () => {
  proves('SHL-117')
  const { html } = await openPage('/activation/abc123')
  expect(textOf(html)).toContain('Activating your account')
  const { outcome, asked } = await activated({ ok: true, value: {} })
  expect([asked, outcome]).toEqual([[['POST /api/activation', { activationCode: 'abc123' }]], { at: 'active' }])
})

test('an account that was activated before is active; any other refusal is told', async () => {
  expect((await activated(refused('alreadyActivated'))).outcome).toEqual({ at: 'active' })
  expect((await activated(refused('tokenExpired'))).outcome).toMatchObject({ at: 'refused', error: { error: 'tokenExpired' } })
})
