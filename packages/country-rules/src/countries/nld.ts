import type { LimitRule, RuleSet } from '../rule-set.ts'
import { defaultRules, ownBonusRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const increase: LimitRule['increase'] = { ...usualLimit.increase, delayHours: 168, confirm: 'none' }
const limits = usualLimits({ increase, notices: [50, 100], namesBounds: false })
const byAge = (young: string, older: string) => [
  { band: '18-23', period: 'monthly' as const, amount: young, currency: 'EUR' },
  { band: '24+', period: 'monthly' as const, amount: older, currency: 'EUR' },
]
const checkedOn = '2026-11-20'
const held = '2026-11-23'
const decree = 'wetten.overheid.nl BWBR0044773 (Besluit koa)'
const bonuses = 'kansspelautoriteit.nl/voor-zakelijke-aanbieders/beperken-reclame/eisen-bonussen'
const regulation = 'wetten.overheid.nl BWBR0044767 (Regeling koa)'

/** The Netherlands. */
export const dutchRules: RuleSet[] = [
  {
    ...base,
    code: 'NLD',
    validFrom: '2024-10-01T00:00:00Z',
    textSet: 'NLD',
    verified: false,
    kycBefore: ['deposit', 'play', 'withdraw'],
    timeZone: 'Europe/Amsterdam',
    ageBands: [
      { name: '18-23', from: 18, to: 23 },
      { name: '24+', from: 24, to: null },
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
        contactThreshold: byAge('150.00', '350.00').map((threshold) => ({ ...threshold, blocks: true, from: 'atLeast' as const })),
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
    games: { ...base.games, autoplay: false },
    bonus: {
      ...base.bonus,
      minAge: 24,
      loyaltyCounts: true,
      cashback: 'forbidden',
      countdown: false,
      offeredDuringPlay: false,
      wagerRaces: false,
    },
    payments: { ...base.payments, ownNameOnly: true, closedLoop: true, autoPayout: true, depositNotice: 'cashier.noticeNld' },
    shell: {
      ...base.shell,
      bar: [],
      hidePromotions: false,
      balanceRows: ['availableForGambling', 'reserved', 'sessionSummary', 'gameSummary'],
      clock: true,
    },
    sources: [
      { field: 'kycBefore', url: `${decree} art. 4.11, 4.12, 4.14, 4.16`, grade: 'P', checkedOn: held },
      { field: 'limits', url: `${decree} art. 4.14`, grade: 'P', checkedOn: held },
      { field: 'limits.deposit.contactThreshold', url: `${regulation} art. 3.19d, 3.19e`, grade: 'P', checkedOn: held },
      { field: 'limits.deposit.hiddenPeriodsInForm', url: '', grade: 'own', checkedOn },
      { field: 'limits.*.increase', url: `${decree} art. 4.14(3)`, grade: 'P', checkedOn: held },
      { field: 'limits.*.namesBounds', url: `${regulation} art. 3.19a, 3.19f`, grade: 'P', checkedOn: held },
      { field: 'limits.*.notices', url: 'focusgn.com October 2024', grade: 'S', checkedOn },
      { field: 'limits.session.measure', url: `${regulation} art. 1.1; ${decree} art. 4.14(2)a`, grade: 'P', checkedOn: held },
      { field: 'limits.maxBalance', url: `${decree} art. 4.14(2), 4.29(3)b`, grade: 'P', checkedOn: held },
      {
        field: 'limits.netDeposit',
        url: 'kansspelautoriteit.nl, questions on the policy rule on the duty of care',
        grade: 'P',
        checkedOn: held,
      },
      { field: 'limits.netDeposit.breachMaxCount', url: '', grade: 'own', checkedOn },
      { field: 'ageBands', url: `${regulation} art. 3.19d(1)a–b; rijksoverheid.nl 1 October 2024`, grade: 'P', checkedOn: held },
      { field: 'exclusion', url: `${decree} art. 4.12, 4.18, 4.19(1)a; kansspelautoriteit.nl on Cruks`, grade: 'P', checkedOn: held },
      // Participation is suspended on the player's request; the decree names no durations.
      { field: 'exclusion.ownDurationsMonths', url: '', grade: 'own', checkedOn: held },
      { field: 'realityCheckEveryMinutes', url: 'focusgn.com October 2024', grade: 'S', checkedOn },
      { field: 'games', url: '', grade: 'unsourced', checkedOn },
      { field: 'games.autoplay', url: `${regulation} art. 3.7, 3.8(a)`, grade: 'P', checkedOn: held },
      { field: 'bonus', url: 'wetten.overheid.nl BWBR0033412 (Besluit werving) art. 2a', grade: 'P', checkedOn: held },
      ...['minAge', 'loyaltyCounts', 'cashback', 'countdown'].map((field) => ({
        field: `bonus.${field}`,
        url: bonuses,
        grade: 'P' as const,
        checkedOn: held,
      })),
      ...ownBonusRules(held, 'bonusFirst', 'offeredWithMarkers', 'wagerRaces'),
      { field: 'payments.ownNameOnly', url: `${decree} art. 4.25(2)b, 4.27(1)a`, grade: 'P', checkedOn: held },
      { field: 'payments.closedLoop', url: `${decree} art. 4.26(3), 4.29(1)a, (2)`, grade: 'P', checkedOn: held },
      { field: 'payments.autoPayout', url: `${decree} art. 4.29(3)b`, grade: 'P', checkedOn: held },
      { field: 'payments.depositNotice', url: '', grade: 'own', checkedOn },
      { field: 'shell.balanceRows', url: `${decree} art. 4.31(2), (4)`, grade: 'P', checkedOn: held },
    ],
  },
]
