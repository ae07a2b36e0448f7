import type { Answers } from '@fairhouse/contract/caller.ts'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { MyCashback } from './MyCashback.tsx'

type Cashback = Answers<'GET /api/cashback'>
const parts = { staked: '0.00', won: '0.00', converted: '0.00', earlier: '0.00', deposits: '0.00', withdrawals: '0.00', grown: '0.00' }
const line: Cashback['lines'][number] = {
  title: 'A tenth back',
  span: { from: '2026-01-05', to: '2026-01-11' },
  kind: 'netLoss',
  parts: { ...parts, staked: '100.00', won: '23.45' },
  base: '76.55',
  percent: '10',
  amount: '7.65',
  state: 'open',
}
const readOf = async (more: Partial<Cashback>) => {
  const answer: Cashback = { currency: 'EUR', amount: '0.00', paused: false, open: [], running: [], lines: [], ...more }
  const known = [[['GET /api/cashback', {}], answer]] satisfies [unknown, unknown][]
  return textOf(await drawn(<MyCashback />, { areas: ['bonuses', 'campaigns'], known }))
}

describe('cashback', () => {
  test('that lies there is taken by one button that names its amount, with what it is and until when', async () => {
    const open = [{ id: 'a', title: 'A tenth back', amount: '7.65', until: '2026-01-18T23:00:00.000Z', span: null }]
    const text = await readOf({ amount: '7.65', open })
    expect(text).toMatch(/A tenth back Until Jan 18, 23:00 € 7\.65 Take € 7\.65 It becomes your own money at once/)
  })

  test('that rests cannot be taken', async () => {
    const text = await readOf({ paused: true, open: [{ id: 'a', title: 'A tenth back', amount: '7.65', until: null, span: null }] })
    expect(text).toContain('It rests for now')
    expect(text).not.toContain('Take')
  })

  test('that runs says its share, its base and its bounds', async () => {
    const running: Cashback['running'][number] = {
      title: 'A tenth back',
      about: null,
      period: 'weekly',
      kind: 'netLoss',
      percent: '12.5',
      most: '50.00',
      least: '10.00',
      validity: 1,
      allGames: false,
      games: ['Orchard'],
    }
    expect(await readOf({ running: [running] })).toMatch(
      /12\.5% of what you lost, week by week\. .*From a loss of € 10\.00 At most € 50\.00 To be taken within 1 day Games that count Orchard/,
    )
    expect(await readOf({ running: [{ ...running, kind: 'netDeposits', period: 'daily', validity: 2, allGames: true }] })).toMatch(
      /12\.5% of what you paid in and lost, day by day\. .*2 days Games that count All games/,
    )
  })

  test('that was reckoned shows the sums that it was reckoned from', async () => {
    expect(await readOf({ lines: [line] })).toMatch(
      /A tenth back Jan 5, 2026 – Jan 11, 2026 To take Staked € 100\.00 Won € 23\.45 10% of € 76\.55 € 7\.65/,
    )
    const deposits = { ...line, kind: 'netDeposits' as const, parts: { ...parts, deposits: '100.00', grown: '-20.00' } }
    expect(await readOf({ lines: [deposits] })).toMatch(/Paid in € 100\.00 Growth of your own money .*20\.00 10% of/)
  })

  test('is not there where there is none', async () => expect(await readOf({})).toBe(''))
})
