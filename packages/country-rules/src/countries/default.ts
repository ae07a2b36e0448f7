import type { LimitRule, RuleSet } from '../rule-set.ts'

/** What most limits have in common; a country changes what differs. */
export const usualLimit: LimitRule = {
  offered: true,
  mandatory: 'none',
  periods: ['daily', 'weekly', 'monthly'],
  hiddenPeriodsInForm: [],
  periodKind: 'calendar',
  increase: { delayHours: 24, waitPeriodEnd: false, confirm: 'player' },
  decrease: 'immediate',
  removal: 'delayed',
  undoRemovalVisible: true,
  contactThreshold: [],
  notices: [50, 80, 100],
  atLimit: 'block',
}

/** Rules for every country that has none of its own, in the shape of the Maltese ones. */
export const defaultRules: RuleSet[] = [
  {
    code: 'MLT',
    validFrom: '2020-01-01T00:00:00Z',
    textSet: 'MLT',
    verified: true,
    timeZone: 'Europe/Malta',
    currency: 'EUR',
    minAge: 18,
    ageBands: [],
    kycBefore: ['withdraw'],
    registrationRegions: [],
    registrationZipExcluded: [],
    limits: {
      deposit: usualLimit,
      loss: usualLimit,
      wager: usualLimit,
      session: { ...usualLimit, atLimit: 'logout', measure: 'login' },
      netDeposit: { ...usualLimit, periods: ['monthly'] },
    },
    exclusion: { registers: [], checkAt: ['register', 'login'], failMode: 'closed', ownDurationsMonths: [6, 12, 60, null] },
    timeOutHours: [24, 168, 720],
    realityCheckEveryMinutes: 60,
    games: { minRoundMs: {}, maxStake: [], autoplay: true, demo: true, parallelPlay: 'single' },
    bonus: { allowed: true, maxGrants: null, maxWagering: null, minValidityDays: null, singleProduct: false, includesCashback: false },
    payments: { creditCard: true, closedLoop: false, playerCancelWithdrawal: true, depositNotice: null },
    history: { selfServiceMonths: 12, lifetimeNetDeposit: true },
    retentionYears: 10,
    shell: { bar: [], hidePromotions: false, balanceRows: [], clock: false },
    sources: [
      { field: 'limits', url: 'mga.org.mt FAQ on player protection', grade: 'P', checkedOn: '2026-11-20' },
      { field: 'limits.*.increase.delayHours', url: 'gaminglabs.com GLI-19 v3.0 A.3.7', grade: 'P', checkedOn: '2026-11-20' },
      { field: 'realityCheckEveryMinutes', url: '', grade: 'unsourced', checkedOn: '2026-11-20' },
    ],
  },
]
