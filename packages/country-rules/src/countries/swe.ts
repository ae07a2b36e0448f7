import type { LimitRule, RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimit } from './default.ts'

const base = defaultRules[0]! // the default has one version
const increase: LimitRule['increase'] = { delayHours: 72, waitPeriodEnd: true, confirm: 'none' }

/** Sweden. */
export const swedishRules: RuleSet[] = [
  {
    ...base,
    code: 'SWE',
    validFrom: '2021-12-13T00:00:00Z',
    textSet: 'SWE',
    timeZone: 'Europe/Stockholm',
    currency: 'SEK',
    limits: {
      deposit: {
        ...usualLimit,
        mandatory: 'before-play',
        increase,
        removal: 'forbidden',
        undoRemovalVisible: false,
        contactThreshold: [{ band: 'all', period: 'monthly', amount: '10000.00', currency: 'SEK', blocks: false }],
      },
      loss: { ...usualLimit, increase, undoRemovalVisible: false },
      wager: { ...usualLimit, increase, undoRemovalVisible: false },
      session: { ...usualLimit, increase, atLimit: 'logout', measure: 'login', undoRemovalVisible: false },
    },
    exclusion: {
      registers: ['spelpaus'],
      checkAt: ['register', 'login', 'marketing'],
      failMode: 'closed',
      ownDurationsMonths: [6, 12, 60, null],
    },
    games: { ...base.games, minRoundMs: { slots: 3000 } },
    bonus: { ...base.bonus, maxGrants: 1, minValidityDays: 60, includesCashback: true },
    payments: { ...base.payments, creditCard: false },
    shell: { bar: ['clock', 'sessionTimer', 'spelpaus', 'spelgranser', 'sjalvtest'], hidePromotions: true, balanceRows: [], clock: false },
    sources: [
      {
        field: 'limits.deposit',
        url: 'spelinspektionen.se/fragor--svar/spelkonto--registrering/insattningsgranser/',
        grade: 'P',
        checkedOn: '2026-11-20',
      },
      { field: 'bonus.minValidityDays', url: 'spelinspektionen.se/fragor--svar/bonus--insatser/', grade: 'P', checkedOn: '2026-11-20' },
      { field: 'payments.creditCard', url: 'rkrattsbaser.gov.se Prop. 2025/26:11', grade: 'P', checkedOn: '2026-11-20' },
      { field: 'games.minRoundMs.slots', url: '', grade: 'unsourced', checkedOn: '2026-11-20' },
    ],
  },
]
