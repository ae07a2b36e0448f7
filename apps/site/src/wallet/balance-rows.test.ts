import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { PageSettings, Wallet } from '@fairhouse/contract'
import { expect, it } from 'vitest'
import { balanceRows } from './balance-rows.ts'

const zero = '0.00'
const wallet = {
  currency: 'EUR',
  balance: '120.50',
  cash: '100.50',
  cashReserve: zero,
  held: zero,
  inPlay: zero,
  pendingWithdrawal: zero,
  promo: '20.00',
  bettingBonus: zero,
  cashBack: zero,
  savingCash: zero,
  liveCasinoBonus: { playableBonus: '5.00', totalWinnings: '25.00', maxWinnings: '100.00' },
  freeSpins: 12,
  awardPoints: 3,
} as Wallet
const rules = (balanceRows: string[]) => ({ balanceRows }) as PageSettings['rules'] // what the rows ask of the rules
const named = (shown: Wallet, fe: Record<string, unknown>, own: string[]) =>
  balanceRows(shown, { fe, rules: rules(own) }).map(({ name }) => name)

it('always shows balance and cash, and nothing that is switched off', () => {
  proves('SHL-222..223')
  expect(named(wallet, {}, [])).toEqual(['balance', 'cash'])
})

it('shows what is on its way only where there is any', () => {
  expect(named({ ...wallet, held: '1.00', inPlay: '0.20', pendingWithdrawal: '3.00' }, {}, [])).toEqual([
    'balance',
    'cash',
    'held',
    'inPlay',
    'pendingWithdrawal',
  ])
})

it('under rules that ask for it shows what may be played and what is reserved, to the cent', () => {
  proves('SHL-224..225', 'SHL-NS-23')
  const shown = balanceRows(
    { ...wallet, cash: '650.00', cashReserve: '250.00' },
    { fe: {}, rules: rules(['availableForGambling', 'reserved']) },
  )
  expect(shown).toContainEqual({ name: 'available', kind: 'money', amount: '400.00' })
  expect(shown).toContainEqual({ name: 'reserved', kind: 'money', amount: '250.00' })
})

/** The rows that each case shows. */
const rowsOfRows: Record<string, RowName[]> = {
  promo: ['SHL-226', 'SHL-NS-22'],
  bettingBonus: ['SHL-227', 'SHL-NS-22'],
  liveCasinoBonus: ['SHL-228', 'SHL-NS-22'],
  cashBack: ['SHL-230', 'SHL-NS-22'],
  freeSpins: ['SHL-231', 'SHL-NS-22'],
  savingCash: ['SHL-232', 'SHL-NS-22'],
  awardPoints: ['SHL-233', 'SHL-NS-22'],
}

it.each(['promo', 'bettingBonus', 'cashBack', 'savingCash', 'liveCasinoBonus', 'freeSpins', 'awardPoints'])(
  'shows %s when its setting is on, whatever the others say',
  (name) => {
    proves(...(rowsOfRows[name] ?? []))
    expect(named(wallet, { [`balanceDropdown.${name}`]: true }, [])).toEqual(['balance', 'cash', name])
    expect(named(wallet, { [`balanceDropdown.${name}`]: false }, [])).toEqual(['balance', 'cash'])
  },
)

it('shows the winnings of the live casino bonus out of their most', () => {
  proves('SHL-229')
  const shown = balanceRows(wallet, { fe: { 'balanceDropdown.liveCasinoBonus': true }, rules: rules([]) })
  expect(shown).toContainEqual({ name: 'liveCasinoBonus', kind: 'winnings', amount: '5.00', won: '25.00', most: '100.00' })
})
