import type { Mutant } from './mutant.ts'

/** Faults in what limits and the page around them promise. */
export const limitsAndShellMutants: readonly Mutant[] = [
  { row: 'SHL-482', source: 'packages/money/src/currencies.ts', from: "  BTC: { digits: 8, symbol: '₿' },\n", to: '' },
  { row: 'SHL-803', source: 'packages/contract/src/caller.ts', from: "credentials: 'same-origin'", to: "credentials: 'include'" },
  { row: 'SHL-1058', source: 'packages/money/src/formulas.ts', from: 'lost < 0n ? 0n : lost', to: 'lost' },
]
