import type { Wallet } from '@fairhouse/contract'
import { expect, it } from 'vitest'
import { balanceRows } from './balance-rows.ts'

const wallet = {
  currency: 'EUR',
  balance: '120.50',
  cash: '100.50',
  cashReserve: '0.00',
  held: '0.00',
  inPlay: '0.00',
  pendingWithdrawal: '0.00',
  promo: '20.00',
} as Wallet

it('shows balance, cash and what is available, and others only where there is something', () => {
  expect(balanceRows(wallet).map(({ name }) => name)).toEqual(['balance', 'cash', 'available', 'promo'])
})

it('takes what is reserved off what is available, to the cent', () => {
  const rows = balanceRows({ ...wallet, cash: '0.30', cashReserve: '0.10' })
  expect(rows.find(({ name }) => name === 'available')?.amount).toBe('0.20')
})
