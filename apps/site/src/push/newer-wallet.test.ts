import type { Wallet } from '@fairhouse/contract'
import { expect, it } from 'vitest'
import { newerWallet } from './newer-wallet.ts'

const wallet = (seq: string, balance: string) => ({ currency: 'EUR', seq, balance }) as Wallet

it('keeps what it knows when an older answer comes late', () => {
  expect(newerWallet(wallet('10', '80.00'), wallet('9', '100.00')).balance).toBe('80.00')
})

it('takes the newer answer, and the first one', () => {
  expect(newerWallet(wallet('9', '100.00'), wallet('10', '80.00')).balance).toBe('80.00')
  expect(newerWallet(undefined, wallet('1', '5.00')).balance).toBe('5.00')
})
