import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../testing/test-drawn.tsx'
import { HomePage } from './HomePage.tsx'
import { ownQueues } from './own-queues.ts'

const queue = (kind: string, waiting: number, isOverdue = false) => ({
  kind,
  waiting,
  isOverdue,
  oldest: waiting > 0 ? '2026-11-24T04:00:00.000Z' : null,
  dueAt: waiting > 0 ? '2026-11-24T05:00:00.000Z' : null,
})
const request = (id: string, state: string, mayDecide: boolean) => ({
  id,
  call: 'POST /office/staff/roles/give',
  subject: `staff:${id}`,
  madeBy: { id: '2', name: 'Ben Aas' },
  madeAt: '2026-11-24T03:00:00.000Z',
  expiresAt: '2026-11-27T03:00:00.000Z',
  reason: 'Covers the night shift.',
  state,
  mayDecide,
  whyNot: null,
  decidedBy: null,
  decidedAt: state === 'waiting' ? null : '2026-11-24T03:30:00.000Z',
  decisionReason: null,
})
type Given = { queues?: unknown[]; deciding?: unknown[]; mine?: unknown[] }
const home = ({ queues = [], deciding = [], mine = [] }: Given) =>
  drawn(<HomePage />, {
    known: [
      [['GET /office/queues', {}], { queues }],
      [['GET /office/requests', { state: 'waiting', of: 'deciding' }], { requests: deciding, next: null }],
      [['GET /office/requests', { of: 'mine' }], { requests: mine, next: null }],
    ],
  })

test('shows each queue of one’s own with what waits, what is late, and a key where something waits', async () => {
  const html = await home({ queues: [queue('withdrawals', 100, true), queue('suspense', 0), queue('debts', 2)] })
  expect(wordsOf(html)).toMatch(
    /Withdrawals 99\+ .* Overdue .* Take the next one: Withdrawals 1 Suspense 0 – – Debts 2 .* Take the next one: Debts 3$/,
  )
  expect(html.match(/Overdue/g)).toHaveLength(1)
  expect(html).toContain('href="/queues/suspense"')
  expect(wordsOf(html)).not.toContain('Nothing waits for you.')
})

test('a queue keeps its digit whatever waits in the others, and a tenth one has none', () => {
  const kinds = [
    'withdrawals',
    'documents',
    'accounts',
    'suspense',
    'reviews',
    'limitRaises',
    'exclusionReturns',
    'rounds',
    'notices',
    'debts',
  ]
  const digits = ownQueues(kinds.map((kind, place) => queue(kind, place % 2))).map(({ digit }) => digit)
  expect(digits).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', undefined])
})

test('shows the changes that one may decide, and of one’s own those that were decided', async () => {
  const html = await home({
    deciding: [request('11', 'waiting', true), request('12', 'waiting', false)],
    mine: [
      request('21', 'waiting', false),
      request('22', 'applied', false),
      request('23', 'withdrawn', false),
      request('24', 'rejected', false),
    ],
  })
  const links = [...html.matchAll(/href="\/approvals\/(\d+)"/g)].map(([, id]) => id)
  expect(links).toEqual(['11', '22', '24'])
  expect(wordsOf(html)).not.toContain('Nothing waits for you.')
})

test('says kindly that nothing waits, with and without queues', async () => {
  expect(wordsOf(await home({}))).toBe(
    'My work Nothing waits for you. Your queues are empty, and no change needs your approval. What comes in shows here by itself.',
  )
  expect(wordsOf(await home({ queues: [queue('debts', 0)] }))).toMatch(/Nothing waits for you\..*My queues.*Debts 0/)
})
