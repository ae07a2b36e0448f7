import type { Answers } from '@fairhouse/contract/caller.ts'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { LoyaltyPage } from './LoyaltyPage.tsx'

type Loyalty = Answers<'GET /api/loyalty'>
const usual: Loyalty = {
  currency: 'EUR',
  takesPart: true,
  points: '2345.678',
  level: 1,
  recent: '1500.000',
  levels: [
    { name: 'Bronze', points: '1000.000', benefits: [{ kind: 'contact', text: 'Support answers you first' }] },
    { name: 'Silver', points: '5000.000', benefits: [] },
  ],
  days: [{ day: '2026-01-05', points: '1500.000' }],
  exchange: { amount: '1.00', most: 2 },
}
const pageOf = (more: Partial<Loyalty> = {}) =>
  drawn(<LoyaltyPage />, {
    areas: ['loyalty', 'my'],
    profile: {},
    at: '/my/campaigns/loyalty',
    known: [[['GET /api/loyalty', {}], { ...usual, ...more }]] as never, // answers of this one call
  })
const readOf = async (more?: Partial<Loyalty>) => textOf(await pageOf(more))

describe('the page of points', () => {
  test('says points, level and how far the next one is', async () => {
    const html = await pageOf()
    expect(textOf(html)).toMatch(/Your points 2345\.678 .*Your level: Bronze 1500\.000 points in 90 days 3500\.000 points to Silver/)
    expect(html).toMatch(/<progress[^>]*value="0\.3"[^>]*aria-label="Towards Silver"/)
    expect(textOf(html)).toMatch(/Bronze From 1,000 points on You are here Help Support answers you first Silver From 5,000 points on/)
    expect(textOf(html)).toMatch(/Points day by day Jan 5, 2026 1500\.000/)
  })

  test('exchanges as many thousands as there are', async () => {
    expect(await readOf()).toMatch(
      /1,000 points become € 1\.00 .*1,000 points: € 1\.00 ?2,000 points: € 2\.00 .*Exchange 1,000 points for € 1\.00/,
    )
    expect(await readOf({ exchange: { amount: '1.00', most: 0 } })).not.toContain('Exchange 1,000')
  })

  test('says where there is no level yet, and where there is no higher one', async () => {
    expect(await readOf({ level: 0 })).toMatch(/No level yet/)
    expect(await readOf({ level: 2 })).toMatch(/Your level: Silver .*There is no higher level/)
  })

  test('shows whoever takes no part their points and nothing to reach', async () => {
    const text = await readOf({ takesPart: false, levels: [], level: 0 })
    expect(text).toMatch(/You take no part at the moment.*2345\.678/)
    expect(text).not.toMatch(/Exchange|Bronze|A point for each/)
  })
})
