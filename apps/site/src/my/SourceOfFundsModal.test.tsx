import { expect, test } from 'vitest'
import { drawn, textOf } from '../test-drawn.tsx'
import { SourceOfFundsModal } from './SourceOfFundsModal.tsx'

test('the source of funds says that nothing is asked for, and what it can be; its ways lead somewhere', async () => {
  const html = await drawn(<SourceOfFundsModal />, {
    profile: {},
    areas: ['places', 'list', 'content'],
    known: [[['GET /api/payment/methods', {}], { methods: [] }]],
  })
  const text = textOf(html)
  expect(text).toContain('Nothing is asked of you now.')
  for (const kind of ['Annual salary', 'Self employed', 'Dividends or profits', 'Sale of assets', 'Inheritance', 'Savings'])
    expect(text).toContain(kind)
  expect(text).not.toContain('support@example.com')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(['/support', '/my/transactions/deposit'])
})
