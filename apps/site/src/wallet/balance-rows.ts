import type { PageSettings, Wallet } from '@fairhouse/contract'
import { formatAmount, parseAmount } from '@fairhouse/money'

type MoneyRow = 'balance' | 'cash' | 'available' | 'reserved' | 'held' | 'inPlay' | 'pendingWithdrawal'
type OptionalRow = 'promo' | 'bettingBonus' | 'cashBack' | 'savingCash'

/** One row of the balance pop-over: an amount, a number of something, or winnings out of the most that may be won. */
export type BalanceRow =
  | { readonly name: MoneyRow | OptionalRow; readonly kind: 'money'; readonly amount: string; readonly main?: true }
  | { readonly name: 'freeSpins' | 'awardPoints'; readonly kind: 'count'; readonly count: number }
  | { readonly name: 'liveCasinoBonus'; readonly kind: 'winnings'; readonly amount: string; readonly won: string; readonly most: string }

/**
 * Returns the rows of the balance pop-over: balance and cash; what the country's rules add; what is pending; and what
 * the settings of the balance enable.
 */
export function balanceRows(wallet: Wallet, { fe, rules }: Pick<PageSettings, 'fe' | 'rules'>): BalanceRow[] {
  const minor = (amount: string) => parseAmount(amount, wallet.currency) ?? 0n
  const money = (name: MoneyRow | OptionalRow, amount: string): BalanceRow => ({ name, kind: 'money', amount })
  const on = (name: string) => fe[`balanceDropdown.${name}`] === true
  const available = formatAmount(minor(wallet.cash) - minor(wallet.cashReserve), wallet.currency)
  const underWay: [MoneyRow, string][] = [
    ['held', wallet.held],
    ['inPlay', wallet.inPlay],
    ['pendingWithdrawal', wallet.pendingWithdrawal],
  ]
  const optional: [OptionalRow, string][] = [
    ['promo', wallet.promo],
    ['bettingBonus', wallet.bettingBonus],
    ['cashBack', wallet.cashBack],
    ['savingCash', wallet.savingCash],
  ]
  const { playableBonus, totalWinnings, maxWinnings } = wallet.liveCasinoBonus
  return [
    { name: 'balance', kind: 'money', amount: wallet.balance, main: true },
    money('cash', wallet.cash),
    ...(rules.balanceRows.includes('availableForGambling') ? [money('available', available)] : []),
    ...(rules.balanceRows.includes('reserved') ? [money('reserved', wallet.cashReserve)] : []),
    ...underWay.filter(([, amount]) => minor(amount) > 0n).map(([name, amount]) => money(name, amount)),
    ...optional.filter(([name]) => on(name)).map(([name, amount]) => money(name, amount)),
    ...(on('liveCasinoBonus')
      ? [{ name: 'liveCasinoBonus', kind: 'winnings', amount: playableBonus, won: totalWinnings, most: maxWinnings } as const]
      : []),
    ...(on('freeSpins') ? [{ name: 'freeSpins', kind: 'count', count: wallet.freeSpins } as const] : []),
    ...(on('awardPoints') ? [{ name: 'awardPoints', kind: 'count', count: wallet.awardPoints } as const] : []),
  ]
}
