import type { Wallet } from '@fairhouse/contract'
import { formatAmount, parseAmount } from '@fairhouse/money'

type RowName = 'balance' | 'cash' | 'available' | 'reserved' | 'held' | 'inPlay' | 'pendingWithdrawal' | 'promo'

/** One row of the balance pop-over. */
export type BalanceRow = { readonly name: RowName; readonly amount: string; readonly main: boolean }

/** The rows of the balance pop-over: the first three always, the others where there is something. */
export function balanceRows(wallet: Wallet): BalanceRow[] {
  const minor = (amount: string) => parseAmount(amount, wallet.currency) ?? 0n
  const available = formatAmount(minor(wallet.cash) - minor(wallet.cashReserve), wallet.currency)
  const always: BalanceRow[] = [
    { name: 'balance', amount: wallet.balance, main: true },
    { name: 'cash', amount: wallet.cash, main: false },
    { name: 'available', amount: available, main: false },
  ]
  const sometimes: [RowName, string][] = [
    ['reserved', wallet.cashReserve],
    ['held', wallet.held],
    ['inPlay', wallet.inPlay],
    ['pendingWithdrawal', wallet.pendingWithdrawal],
    ['promo', wallet.promo],
  ]
  return [...always, ...sometimes.filter(([, amount]) => minor(amount) > 0n).map(([name, amount]) => ({ name, amount, main: false }))]
}
