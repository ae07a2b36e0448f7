import type { LimitRule, RuleSet } from '../rule-set.ts'
import { defaultRules, ownBonusRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const increase: LimitRule['increase'] = { ...usualLimit.increase, waitPeriodEnd: true, delayHours: 72, confirm: 'none' }
const limits = usualLimits({ increase, undoRemovalVisible: false })
const checkedOn = '2026-11-20'
const held = '2026-11-23'
const spelinspektionen = 'spelinspektionen.se/fragor--svar/spelkonto--registrering/insattningsgranser/'

const sinceDecember2021: RuleSet = {
  ...base,
  code: 'SWE',
  validFrom: '2021-12-13T00:00:00Z',
  verified: false,
  textSet: 'SWE',
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  limits: {
    ...limits,
    deposit: {
      ...limits.deposit,
      mandatory: 'before-play',
      removal: 'forbidden',
      contactThreshold: [{ band: 'all', period: 'monthly', amount: '10000.00', currency: 'SEK', blocks: false, from: 'above' }],
    },
  },
  exclusion: {
    ...base.exclusion,
    registers: ['spelpaus'],
    checkAt: ['register', 'login', 'marketing'],
  },
  games: { ...base.games, minRoundMs: { slots: 3000 } },
  bonus: { ...base.bonus, maxGrants: 1, includesCashback: true, loyaltyCounts: true, minValidityDays: 60, equalTerms: true },
  shell: {
    bar: ['clock', 'sessionTimer', 'spelpaus', 'spelgranser', 'sjalvtest'],
    hidePromotions: true,
    balanceRows: [],
    clock: false,
    pageFlags: [],
  },
  sources: [
    { field: 'limits', url: spelinspektionen, grade: 'P', checkedOn },
    {
      field: 'limits.*.increase',
      url: 'spelinspektionen.se legal position "höjning av insättningsgräns", 13 December 2021',
      grade: 'P',
      checkedOn,
    },
    { field: 'limits.loss', url: `${spelinspektionen} (spelförordningen 11 kap. 3 §: deposits and losses)`, grade: 'P', checkedOn: held },
    { field: 'limits.*.undoRemovalVisible', url: '', grade: 'own', checkedOn },
    {
      field: 'exclusion',
      url: 'spelinspektionen.se on spelpaus.se, the national register of self-exclusion, for licence applicants',
      grade: 'P',
      checkedOn: held,
    },
    // LIFS 2018:5, 4 § mentions self-exclusion at the licensee without naming durations.
    { field: 'exclusion.ownDurationsMonths', url: '', grade: 'unsourced', checkedOn: held },
    { field: 'bonus', url: 'spelinspektionen.se press notice on a bonus sanction (ch. 14 § 9)', grade: 'P', checkedOn },
    ...['minValidityDays', 'equalTerms', 'includesCashback', 'loyaltyCounts'].map((field) => ({
      field: `bonus.${field}`,
      url: 'spelinspektionen.se/fragor--svar/bonus--insatser/',
      grade: 'P' as const,
      checkedOn: held,
    })),
    ...ownBonusRules(held, 'bonusFirst', 'offeredWhileBlocked', 'offeredWithMarkers'),
    { field: 'games.minRoundMs', url: '', grade: 'unsourced', checkedOn },
    { field: 'shell', url: 'regelradet.se opinion on draft responsible-gaming rules', grade: 'S', checkedOn },
  ],
}

const sinceApril2026: RuleSet = {
  ...sinceDecember2021,
  validFrom: '2026-03-31T22:00:00Z',
  payments: { ...base.payments, creditCard: false },
  sources: [
    ...sinceDecember2021.sources,
    // The bill proposes 1 April 2026, a later account says 1 May. The earlier date protects more.
    { field: 'payments.creditCard', url: 'rkrattsbaser.gov.se Prop. 2025/26:11; bingoonline.se', grade: 'S', checkedOn: held },
  ],
}

/** Sweden; the ban on gambling on credit since 1 April 2026 has its own version. */
export const swedishRules: RuleSet[] = [sinceDecember2021, sinceApril2026]
