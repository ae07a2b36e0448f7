import type { LimitRule, RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimit } from './default.ts'

const base = defaultRules[0]! // the default has one version
const increase: LimitRule['increase'] = { delayHours: 168, waitPeriodEnd: false, confirm: 'none' }
const usual: LimitRule = { ...usualLimit, increase, notices: [50, 100] }

/** The Netherlands. */
export const dutchRules: RuleSet[] = [
  {
    ...base,
    code: 'NLD',
    validFrom: '2024-10-01T00:00:00Z',
    textSet: 'NLD',
    timeZone: 'Europe/Amsterdam',
    ageBands: [
      { name: '18-24', from: 18, to: 24 },
      { name: '25+', from: 25, to: null },
    ],
    limits: {
      deposit: {
        ...usual,
        mandatory: 'before-play',
        periods: ['monthly'],
        increase: { ...increase, confirm: 'operator' },
        removal: 'forbidden',
        contactThreshold: [
          { band: '25+', period: 'monthly', amount: '350.00', currency: 'EUR', blocks: true },
          { band: '18-24', period: 'monthly', amount: '150.00', currency: 'EUR', blocks: true },
        ],
      },
      loss: usual,
      wager: usual,
      session: { ...usual, mandatory: 'before-play', removal: 'forbidden', atLimit: 'logout', measure: 'login' },
      maxBalance: { ...usual, mandatory: 'before-play', removal: 'forbidden', atLimit: 'sweep' },
      netDeposit: { ...usual, periods: ['monthly'] },
    },
    exclusion: { registers: ['cruks'], checkAt: ['register', 'login'], failMode: 'closed', ownDurationsMonths: [6, 12, 60, null] },
    realityCheckEveryMinutes: 30,
    payments: { ...base.payments, depositNotice: 'cashier.noticeNld' },
    shell: {
      bar: [],
      hidePromotions: false,
      balanceRows: ['availableForGambling', 'reserved', 'sessionSummary', 'gameSummary'],
      clock: true,
    },
    sources: [
      {
        field: 'limits.deposit.contactThreshold',
        url: 'zoek.officielebekendmakingen.nl Staatscourant 2024, 19648',
        grade: 'P',
        checkedOn: '2026-11-20',
      },
      { field: 'limits.*.increase.delayHours', url: 'focusgn.com October 2024', grade: 'S', checkedOn: '2026-11-20' },
      { field: 'limits.maxBalance', url: 'kansspelautoriteit.nl on minimum limits', grade: 'P', checkedOn: '2026-11-20' },
      { field: 'realityCheckEveryMinutes', url: 'focusgn.com October 2024', grade: 'S', checkedOn: '2026-11-20' },
    ],
  },
]
