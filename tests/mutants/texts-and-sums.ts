import type { Mutant } from './mutant.ts'

const field = 'packages/messages/en/field.json'
const error = 'packages/messages/en/error.json'
const list = 'packages/messages/en/list.json'
const stored = 'apps/site/src/cashier/stored/StoredChoice.tsx'

/** Faults in texts, and in the sums and lists of packages. */
export const textAndSumMutants: readonly Mutant[] = [
  { row: 'IDN-630', source: field, from: '"rule.maxValue": "The most is {max}."', to: '"rule.maxValue": "Too much."' },
  { row: 'SHL-678', source: field, from: 'The most is {max}, about {converted}.', to: 'The most is {max}.' },
  { row: 'SHL-462', source: list, from: '"Taxpayer identification"', to: '"Fishing licence"' },
  { row: 'SHL-471', source: list, from: '"Dividends or profits"', to: '"Lottery"' },
  { row: 'SHL-248', source: 'packages/messages/src/languages.ts', from: "ltr('da', 'Dansk')", to: "ltr('da', 'Danska')" },
  { row: 'SHL-269', source: 'packages/messages/src/languages.ts', from: "  ltr('sv', 'Svenska'),\n", to: '' },
  { row: 'SHL-1063', source: 'packages/messages/src/formats.ts', from: "['day', 86_400]", to: "['day', 864_000]" },
  { row: 'SHL-919', source: 'packages/messages/src/error-text.ts', from: "return 'permanent'", to: "return 'passed'" },
  { row: 'IDN-601', source: 'packages/fields/src/files.ts', from: 'Math.round(bytes / 1_048_576)', to: 'Math.floor(bytes / 1_048_576)' },
  {
    row: 'SHL-478',
    source: 'packages/money/src/currencies.ts',
    from: "USD: { digits: 2, symbol: '$' }",
    to: "USD: { digits: 2, symbol: 'USD' }",
  },
  { row: 'CSH-071', source: stored, from: "'cashier.newCard' : 'cashier.newAccount'", to: "'cashier.newAccount' : 'cashier.newCard'" },
  { row: 'CSH-553', source: stored, from: "t('cashier.cardLimit')", to: "t('cashier.blockedCard')" },
  { row: 'CSH-124', source: stored, from: 'detail.bankName && ', to: '!detail.bankName && ' },
  {
    row: 'CSH-NS-64',
    source: 'apps/site/src/cashier/withdrawal/Withdrawals.tsx',
    from: 'cancellable.length > 1',
    to: 'cancellable.length > 2',
  },
  {
    row: 'IDN-415',
    source: 'apps/site/src/identification/methods/sign-in-methods.ts',
    from: " && name !== 'zignSec'",
    to: '',
  },
  { row: 'SHL-824', source: error, from: 'We have a technical problem and are working on it.', to: 'Something is not right.' },
  { row: 'SHL-908', source: error, from: 'HTML tags are not allowed. Please use plain text.', to: 'Please use plain text.' },
  {
    row: 'SHL-979',
    source: 'apps/server/src/play/campaigns/choice.ts',
    from: 'known.expires_at <= clock.now()',
    to: 'known.expires_at > clock.now()',
  },
  { row: 'IDN-643', source: field, from: 'other {# files are the most.}', to: 'other {These are too many files.}' },
]
