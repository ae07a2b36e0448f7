import type { Mutant } from './mutant.ts'

/** Faults in what the cashier promises. */
export const cashierMutants: readonly Mutant[] = [
  {
    row: 'CSH-585',
    source: 'packages/money/src/bonus.ts',
    from: 'caps.mostMinor - (caps.awardedMinor ?? 0n)',
    to: 'caps.mostMinor',
  },
  {
    row: 'CSH-584',
    source: 'packages/money/src/bonus.ts',
    from: 'depositMinor > includedFeeMinor ? depositMinor - includedFeeMinor : 0n',
    to: 'depositMinor',
  },
  { row: 'CSH-588', source: 'packages/money/src/bonus.ts', from: 'caps.capsByDeposit && caps.most', to: 'caps.most' },
  {
    row: 'CSH-582',
    source: 'packages/money/src/deposit-sums.ts',
    from: 'asked: amountMinor + fee, reachesWallet: amountMinor }',
    to: 'asked: amountMinor, reachesWallet: amountMinor }',
  },
  {
    row: 'CSH-583',
    source: 'packages/money/src/deposit-sums.ts',
    from: 'reachesWallet: amountMinor - taken }',
    to: 'reachesWallet: amountMinor }',
  },
]
