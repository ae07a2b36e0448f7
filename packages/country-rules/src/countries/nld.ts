import type { LimitRule, RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const increase: LimitRule['increase'] = { ...usualLimit.increase, delayHours: 168, confirm: 'none' }
const limits = usualLimits({ increase, notices: [50, 100] })
const byAge = (young: string, older: string) => [
  { band: '18-24', period: 'monthly' as const, amount: young, currency: 'EUR' },
  { band: '25+', period: 'monthly' as const, amount: older, currency: 'EUR' },
]
const checkedOn = '2026-11-20'

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
      ...limits,
      deposit: {
        ...limits.deposit,
        mandatory: 'before-play',
        periods: ['daily', 'weekly', 'monthly'],
        hiddenPeriodsInForm: ['daily', 'weekly'],
        increase: { ...increase, confirm: 'operator' },
        removal: 'forbidden',
        contactThreshold: byAge('150.00', '350.00').map((threshold) => ({ ...threshold, blocks: true })),
      },
      session: { ...limits.session, mandatory: 'before-play', removal: 'forbidden' },
      maxBalance: { ...limits.deposit, periods: ['permanent'], mandatory: 'before-play', removal: 'forbidden', atLimit: 'sweep' },
      netDeposit: {
        ...limits.deposit,
        offered: false,
        periods: ['monthly'],
        imposed: byAge('300.00', '700.00'),
        singleOvershoot: true,
        breachMaxCount: 3,
      },
    },
    exclusion: { ...base.exclusion, registers: ['cruks'] },
    realityCheckEveryMinutes: 30,
    bonus: { ...base.bonus, offeredDuringPlay: false, offeredWhileBlocked: false },
    payments: { ...base.payments, depositNotice: 'cashier.noticeNld' },
    shell: {
      ...base.shell,
      bar: [],
      hidePromotions: false,
      balanceRows: ['availableForGambling', 'reserved', 'sessionSummary', 'gameSummary'],
      clock: true,
    },
    sources: [
      { field: 'limits', url: 'zoek.officielebekendmakingen.nl Staatsblad 2021, 37 (Bkoa art. 4.14)', grade: 'P', checkedOn },
      { field: 'limits.deposit.contactThreshold', url: 'zoek.officielebekendmakingen.nl Staatscourant 2024, 19648', grade: 'P', checkedOn },
      { field: 'limits.deposit.hiddenPeriodsInForm', url: '', grade: 'own', checkedOn },
      { field: 'limits.*.increase', url: 'focusgn.com October 2024', grade: 'S', checkedOn },
      { field: 'limits.*.notices', url: 'focusgn.com October 2024', grade: 'S', checkedOn },
      { field: 'limits.session.measure', url: 'zoek.officielebekendmakingen.nl Staatscourant 2021, 4507 art. 1.1', grade: 'P', checkedOn },
      { field: 'limits.maxBalance', url: 'kansspelautoriteit.nl on minimum limits', grade: 'P', checkedOn },
      { field: 'limits.netDeposit', url: 'kansspelautoriteit.nl FAQ and guidance on the duty of care', grade: 'P', checkedOn },
      { field: 'limits.netDeposit.breachMaxCount', url: '', grade: 'own', checkedOn },
      { field: 'ageBands', url: 'zoek.officielebekendmakingen.nl Staatscourant 2024, 19648', grade: 'P', checkedOn },
      { field: 'exclusion', url: 'innovatechange.co.nz on Cruks', grade: 'S', checkedOn },
      { field: 'realityCheckEveryMinutes', url: 'focusgn.com October 2024', grade: 'S', checkedOn },
      { field: 'bonus', url: 'kansspelautoriteit.nl on safe play', grade: 'P', checkedOn },
      { field: 'payments.depositNotice', url: '', grade: 'own', checkedOn },
    ],
  },
]
