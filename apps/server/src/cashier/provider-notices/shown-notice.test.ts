import { expect, test } from 'vitest'
import { shownNotice } from './shown-notice.ts'

const shown = (body: string, headers: Record<string, string> = {}) => shownNotice({ headers, body })

test('a notice is shown with what it is about, its amounts and states, and without secrets and people', () => {
  const body = {
    id: 'pay_1',
    reference: '0aabc',
    amount: '2000',
    payer: { name: 'Ada', email: 'ada@example.com' },
    card: { number: '4242424242424242', last4: 'x' },
    list: ['ada@example.com'],
  }
  const { body: text, headers } = shown(JSON.stringify(body), { 'x-signature': 'abc', 'content-type': 'application/json' })
  expect(JSON.parse(text)).toEqual({
    id: 'pay_1',
    reference: '0aabc',
    amount: '2000',
    payer: { name: '•••', email: '•••' },
    card: { number: '•••', last4: 'x' },
    list: ['•••'],
  })
  expect(headers).toEqual([
    { name: 'x-signature', value: '•••' },
    { name: 'content-type', value: 'application/json' },
  ])
})

test('a form and any other text lose theirs, too', () => {
  expect(shown('reference=0aabc&card_number=4242&status=paid').body).toBe('reference=0aabc\ncard_number=•••\nstatus=paid')
  expect(shown('<a>DE89370400440532013000 ada@example.com 4242424242424242 paid</a>').body).toBe('<a>••• ••• ••• paid</a>')
})
