import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { SourceOfFunds } from '@fairhouse/contract'
import { createTexts } from '@fairhouse/messages'
import { loadArea } from '@fairhouse/messages/load-area.ts'
import { describe, expect, test } from 'vitest'
import { drawn, textOf } from '../../testing/test-drawn.tsx'
import { FundsForm, Source } from './FundsForm.tsx'
import { rangeText } from './range-text.ts'

const types = ['salary', 'selfEmployed', 'companyProfit', 'saleOfAssets', 'inheritance', 'savings', 'other']
const fresh: SourceOfFunds = {
  sofDetails: Object.fromEntries(types.map((type) => [type, { status: null, amount: null, reason: null }])),
  groupStatus: null,
  offered: types,
  isAsked: false,
  amountVersion: 1,
  amountRanges: [':1000', '1000:2000'],
  amountRequired: true,
  fileRequired: true,
  currency: 'EUR',
}
const all = (status: 'approved' | 'uploaded'): SourceOfFunds => ({
  ...fresh,
  groupStatus: status,
  offered: [],
  sofDetails: Object.fromEntries(types.map((type) => [type, { status, amount: '1000:2000', reason: null }])),
})
const form = (funds: SourceOfFunds) =>
  drawn(<FundsForm ends="finish" />, {
    profile: {},
    areas: ['documents', 'list', 'field', 'error'],
    known: [[['GET /api/source-of-funds', {}], funds]],
  })

describe('the form of the source of funds', () => {
  test('offers what can be sent, and nothing that is approved or waits', async () => {
    const html = await form({ ...fresh, offered: ['inheritance', 'other'] })
    expect([...html.matchAll(/type="checkbox" id="funds-(\w+)"/g)].map(([, type]) => type)).toEqual(['inheritance', 'other'])
  })

  test('gives way to a text once nothing is left to send, and to thanks once all is approved', async () => {
    proves('IDN-528', 'IDN-794..795')
    const waiting = textOf(await form(all('uploaded')))
    expect(waiting).toContain('Please contact support to continue real money gambling.')
    expect(waiting).toContain('The processing may take 1-2 days.')
    expect(waiting).toContain('1000 - 2000 EUR/month')
    expect(await form(all('uploaded'))).not.toContain('<form')
    const approved = textOf(await form(all('approved')))
    expect(approved).toContain('your documents have been approved!')
    expect(await form(all('approved'))).not.toContain('<form')
  })

  test('says that it is asked for, where money waits', async () => {
    expect(textOf(await form({ ...fresh, isAsked: true }))).toContain('Deposits and withdrawals wait until we know.')
  })
})

test.each<[number, RegExp, RegExp]>([
  [1, /<input[^>]*name="amount\.salary"[^>]*>/, /<select/],
  [2, /<select[^>]*name="amount\.salary"[^>]*>/, /<input[^>]*name="amount/],
])('by version %i of the amount a source asks %s and nothing else of the kind', async (amountVersion, shown, absent) => {
  proves('IDN-218', 'IDN-312')
  const nothing = () => undefined
  const going = { of: () => ({ amount: '', files: [] }), change: nothing, wrong: {} } as unknown as Parameters<typeof Source>[0]['going'] // what is read of it
  const html = await drawn(<Source type="salary" funds={{ ...fresh, amountVersion }} going={going} />, {
    profile: {},
    areas: ['documents', 'list', 'field'],
  })
  expect(html).toMatch(shown)
  expect(html).not.toMatch(absent)
  const ranges = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
  expect(ranges).toEqual(amountVersion === 2 ? fresh.amountRanges : [])
})

/** The rows that each case shows. */
const rowsOfRanges: Record<string, RowName[]> = {
  '1000:2000': ['IDN-220', 'IDN-NS-63'],
  ':1000': ['IDN-221', 'IDN-NS-63'],
  '0:1000': ['IDN-NS-63'],
  '5000:': ['IDN-222', 'IDN-NS-63'],
}

test.each([
  ['1000:2000', '1000 - 2000 EUR/month'],
  [':1000', 'less than 1000 EUR/month'],
  ['0:1000', 'less than 1000 EUR/month'],
  ['5000:', 'more than 5000 EUR/month'],
])('the range %s reads %s', async (range, text) => {
  proves(...(rowsOfRanges[range] ?? []))
  const texts = createTexts('en', loadArea, { minAge: 18 })
  await texts.load(['documents'])
  expect(rangeText(texts, range, 'EUR')).toBe(text)
})
