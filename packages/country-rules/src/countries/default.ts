import type { BonusRules } from '../bonus-rules.ts'
import type { LimitRule, RuleSet, Source } from '../rule-set.ts'

/** The common shape of most limits; countries override what differs. */
export const usualLimit: LimitRule = {
  offered: true,
  mandatory: 'none',
  periods: ['daily', 'weekly', 'monthly'],
  hiddenPeriodsInForm: [],
  periodKind: 'calendar',
  imposed: [],
  most: [],
  increase: { delayHours: 24, waitPeriodEnd: false, confirm: 'player', confirmWindowHours: 168, mostRaises: null },
  decrease: 'immediate',
  removal: 'delayed',
  undoRemovalVisible: true,
  contactThreshold: [],
  namesBounds: true,
  notices: [50, 80, 100],
  atLimit: 'block',
  measure: 'login',
  singleOvershoot: false,
  breachMaxCount: null,
}

/** Returns the limits that a country without rules of its own offers. */
export function usualLimits(changed: Partial<LimitRule> = {}) {
  const usual = { ...usualLimit, ...changed }
  return { deposit: usual, loss: usual, wager: usual, session: { ...usual, atLimit: 'logout' as const } }
}

const checkedOn = '2026-11-20'
const own = (...fields: string[]) => fields.map((field) => ({ field, url: '', grade: 'own' as const, checkedOn }))
const amber = 'mga.org.mt FAQ on player protection'

/** The choices of this product about bonuses that no country's source stands behind. */
export const ownBonusRules = (on: string, ...names: (keyof BonusRules)[]): Source[] =>
  names.map((name) => ({ field: `bonus.${name}`, url: '', grade: 'own', checkedOn: on }))

/** The rules of every country without its own, modelled on Malta's. */
export const defaultRules: RuleSet[] = [
  {
    code: 'MLT',
    validFrom: '2020-01-01T00:00:00Z',
    textSet: 'MLT',
    // The Directive itself has not been read.
    verified: false,
    timeZone: 'Europe/Malta',
    dayStart: '00:00',
    currency: 'EUR',
    minAge: 18,
    minAgeByVertical: {},
    ageBands: [],
    kycBefore: ['withdraw'],
    registrationRegions: [],
    registrationZipExcluded: [],
    limits: { ...usualLimits(), netDeposit: { ...usualLimit, periods: ['monthly'] } },
    limitReviewMonths: null,
    exclusion: {
      registers: [],
      checkAt: ['register', 'login'],
      failMode: 'closed',
      ownDurationsMonths: [6, 12, 60, null],
      leastDays: null,
      returnCoolingOffHours: null,
    },
    timeOutHours: [24, 168, 720],
    panicHours: 24,
    realityCheckEveryMinutes: 60,
    games: { minRoundMs: {}, maxStake: [], autoplay: true, demo: true },
    bonus: {
      allowed: true,
      maxGrants: null,
      includesCashback: false,
      loyaltyCounts: false,
      minAge: null,
      maxWagering: null,
      wageringBase: 'bonus',
      wageringOnWinnings: true,
      preWager: 'counted',
      contributions: 'free',
      bonusFirst: false,
      matchPercent: null,
      exampleAmount: false,
      minValidityDays: null,
      maxAmount: null,
      singleProduct: false,
      equalTerms: false,
      cashback: 'allowed',
      countdown: true,
      publicAdvertising: true,
      offeredDuringPlay: true,
      // Our own rule everywhere: whoever is kept out, pauses or is marked is offered nothing.
      offeredWhileBlocked: false,
      offeredWithMarkers: false,
      wagerRaces: true,
    },
    payments: {
      creditCard: true,
      closedLoop: false,
      ownNameOnly: false,
      autoPayout: false,
      playerCancelWithdrawal: true,
      depositNotice: null,
      fundsStatement: false,
    },
    retentionYears: 10,
    shell: { bar: [], hidePromotions: false, balanceRows: [], clock: false, pageFlags: [] },
    sources: [
      { field: 'limits', url: amber, grade: 'P', checkedOn },
      { field: 'limits.*.increase', url: 'gaminglabs.com GLI-19 v3.0 A.3.7', grade: 'P', checkedOn },
      { field: 'limits.*.increase.confirmWindowHours', url: '', grade: 'own', checkedOn },
      { field: 'limits.*.notices', url: 'doi.org/10.1556/2006.7.2018.106', grade: 'P', checkedOn },
      { field: 'limits.*.periodKind', url: '', grade: 'own', checkedOn },
      { field: 'exclusion', url: amber, grade: 'P', checkedOn },
      { field: 'timeOutHours', url: amber, grade: 'P', checkedOn },
      { field: 'realityCheckEveryMinutes', url: '', grade: 'unsourced', checkedOn },
      { field: 'minAge', url: '', grade: 'unsourced', checkedOn },
      ...own('textSet', 'timeZone', 'dayStart', 'currency', 'minAgeByVertical', 'ageBands', 'kycBefore', 'registrationRegions'),
      ...own('registrationZipExcluded', 'limitReviewMonths', 'panicHours', 'games', 'bonus', 'payments', 'retentionYears', 'shell'),
    ],
  },
]
