import type { Mutant } from './mutant.ts'

const campaignTerms = 'packages/messages/src/campaign-terms.ts'
const depositMoney = 'apps/site/src/cashier/deposit/use-deposit-money.ts'
const confirmInitialDeposit = 'apps/site/src/initial-deposit/confirm-initial-deposit.ts'

/** Faults in what the cashier's pages promise, and what leads to them. */
export const cashierSiteMutants: readonly Mutant[] = [
  { row: 'CSH-222', source: campaignTerms, from: 't(`campaigns.poker.${pokerBonus.bonusType}`)', to: "t('campaigns.poker.tokens')" },
  { row: 'CSH-202', source: campaignTerms, from: 'percent: percentText(cashBackPercentage)', to: 'percent: `${cashBackPercentage}`' },
  { row: 'CSH-219', source: campaignTerms, from: 'moneyOf(campaign.freeSpinMaxWinnings, currency)', to: 'undefined' },
  { row: 'CSH-206', source: campaignTerms, from: 'moneyOf(maxBetAmount, currency)', to: 'moneyOf(minBetAmount, currency)' },
  {
    row: 'CSH-081',
    source: 'apps/site/src/campaigns/BonusChoice.tsx',
    from: 'chosen.id === campaignIds.promoCode && <PromoCode',
    to: 'chosen.id === campaignIds.none && <PromoCode',
  },
  { row: 'CSH-337', source: 'apps/site/src/initial-deposit/method-ids.ts', from: '440003', to: '440001' },
  { row: 'CSH-510', source: confirmInitialDeposit, from: 'siteHost: location.host', to: "siteHost: ''" },
  { row: 'CSH-NS-61', source: confirmInitialDeposit, from: '  forgetInitialDeposit()\n', to: '' },
  {
    row: 'IDN-NS-43',
    source: 'apps/site/src/initial-deposit/initial-deposit.ts',
    from: 'amount > 0 && ',
    to: '',
  },
  {
    row: 'CSH-514',
    source: 'apps/site/src/identification/check/wait-for.ts',
    from: "'timings.waitingRequestTimeoutMs', 500",
    to: "'timings.waitingRequestTimeoutMs', 5000",
  },
  {
    row: 'CSH-506',
    source: 'apps/site/src/identification/entering/enter.ts',
    from: "{ t, accepted, ...by, ...(poker ? { customerApp: 'poker' } : {}) })",
    to: '{ t, accepted, ...by })',
  },
  {
    row: 'CSH-505',
    source: 'apps/site/src/identification/entering/enter.ts',
    from: '{ t, accepted, ...by, ...(poker',
    to: '{ t, accepted, ...(poker',
  },
  { row: 'CSH-353', source: 'apps/site/src/wallet/forget-money.ts', from: "    'GET /api/limits',\n", to: '' },
  { row: 'CSH-355', source: 'apps/site/src/wallet/forget-money.ts', from: "    'GET /api/payment/withdrawals',\n", to: '' },
  { row: 'CSH-472', source: 'apps/site/src/app/redirections/redirections.ts', from: ' now.limits?.deposit?.weekly,', to: '' },
  {
    row: 'CSH-073',
    source: 'apps/site/src/cashier/stored/StoredChoice.tsx',
    from: "method.kind === 'card' ? 'cashier.newCard' : 'cashier.newAccount'",
    to: "'cashier.newCard'",
  },
  { row: 'CSH-085', source: 'apps/site/src/cashier/amount/typed-amount.ts', from: 'typed.minor : 0n', to: 'typed.minor : 1999n' },
  { row: 'CSH-228', source: depositMoney, from: 'useState(offer.currency)', to: "useState(currencies[0] ?? '')" },
  { row: 'CSH-237', source: depositMoney, from: 'narrower(currency, { min, max }, player)', to: '{ min, max }' },
  {
    row: 'CSH-079',
    source: 'apps/site/src/cashier/deposit/MethodForm.tsx',
    from: "{method.kind !== 'bonusCode' && <BonusPart form={form} {...props} />}",
    to: '',
  },
  {
    row: 'CSH-606',
    source: 'apps/site/src/cashier/deposit/DepositForm.tsx',
    from: '          has(text) && (',
    to: '          !has(text) && (',
  },
]
