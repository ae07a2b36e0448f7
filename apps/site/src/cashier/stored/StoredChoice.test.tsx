import { proves } from '@fairhouse/testing/proves.ts'
import type { StoredDetail } from '@fairhouse/contract'
import { beforeAll, expect, test } from 'vitest'
import { drawn } from '../../testing/test-drawn.tsx'
import { StoredChoice } from './StoredChoice.tsx'
import { methodWith } from '../deposit/test-deposit-form.ts'

const account = (more: Partial<StoredDetail> = {}): StoredDetail => ({
  storedDetailReference: 'a1',
  description: 'Nordbank •••• 1234',
  blocked: false,
  verified: true,
  paymentMethodId: 7,
  clearingHouse: 'SWEDEN',
  bankName: 'Nordbank',
  ...more,
})
const settings = { fe: { bankLogoUrl: '/b/{clearinghouse}/{bank}.svg' } }
const logos = async (details: StoredDetail[], kind: 'bank' | 'card' = 'bank') => {
  const method = methodWith({ kind, stored: true, storedDetails: details })
  const html = await drawn(<StoredChoice method={method} value="-1" onChange={() => undefined} />, { areas: ['cashier'], settings })
  return { html, logos: [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src) }
}

// The logo comes in a chunk of its own: asked for once, it is there.
beforeAll(async () => {
  await logos([account()])
  await import('../methods/BankLogo.tsx')
})

test('an account shows the logo of its bank, found by clearing house and bank', async () => {
  proves('CSH-124', 'CSH-126..127')
  expect((await logos([account()])).logos).toEqual(['/b/SWEDEN/Nordbank.svg'])
  expect((await logos([account({ clearingHouse: 'ESTONIA' })])).logos).toEqual(['/b/ESTONIA/Nordbank.svg'])
  expect((await logos([account({ bankName: 'Sydbank' })])).logos).toEqual(['/b/SWEDEN/Sydbank.svg'])
})

test('a card, or a detail of another way to pay, shows none', async () => {
  proves('CSH-125')
  expect((await logos([account()], 'card')).logos).toEqual([])
  expect((await logos([account(), account({ storedDetailReference: 'a2', paymentMethodId: 8 })])).logos).toEqual(['/b/SWEDEN/Nordbank.svg'])
})

test('each entry is chosen by its reference', async () => {
  proves('CSH-181')
  const { html } = await logos([account(), account({ storedDetailReference: 'a2' })])
  expect([...html.matchAll(/name="stored"[^>]*value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['a1', 'a2', '-1'])
})
