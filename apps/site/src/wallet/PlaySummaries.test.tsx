import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../testing/test-drawn.tsx'
import { PlaySummaries } from './PlaySummaries.tsx'
import { lifetimeSummary } from './summary-questions.ts'

const shown = async (life: { totalCashBet: string; totalCashWin: string }) => {
  const { queryKey } = lifetimeSummary(() => Promise.reject(new Error('nothing is asked')))
  return textOf(await drawn(<PlaySummaries currency="EUR" />, { profile: {}, areas: ['play'], known: [[[...queryKey], life]] }))
}

test.each<[string, RowName, { totalCashBet: string; totalCashWin: string }, RegExp]>([
  ['staked', 'SHL-792', { totalCashBet: '80.00', totalCashWin: '20.00' }, /Staked € 80\.00 Won € 20\.00/],
  ['won', 'SHL-793', { totalCashBet: '50.00', totalCashWin: '35.00' }, /Staked € 50\.00 Won € 35\.00/],
])('what was ever %s is read from the statement', async (_, row, life, words) => {
  proves(row)
  expect(await shown({ totalCashBet: '50.00', totalCashWin: '20.00' })).not.toMatch(words)
  expect(await shown(life)).toMatch(words)
})
