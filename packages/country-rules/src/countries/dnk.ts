import type { RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const limits = usualLimits({ increase: { ...usualLimit.increase, confirm: 'none' } })
const news = 'egr.global; gamblingnews.com December 2022; igamingbusiness.com'

/** Denmark: gathered, not verified. */
export const danishRules: RuleSet[] = [
  {
    ...base,
    code: 'DNK',
    validFrom: '2026-01-01T00:00:00Z',
    verified: false,
    timeZone: 'Europe/Copenhagen',
    currency: 'DKK',
    limits: { ...limits, deposit: { ...limits.deposit, mandatory: 'before-play', removal: 'forbidden' } },
    exclusion: { ...base.exclusion, registers: ['rofus'], ownDurationsMonths: [1, null] },
    timeOutHours: [24],
    bonus: { ...base.bonus, maxAmount: { amount: '1000.00', currency: 'DKK' }, maxWagering: 10, minValidityDays: 60 },
    retentionYears: 5,
    shell: { ...base.shell, clock: true },
    sources: [
      { field: 'limits', url: news, grade: 'S', checkedOn },
      { field: 'exclusion', url: news, grade: 'S', checkedOn },
      { field: 'timeOutHours', url: news, grade: 'S', checkedOn },
      { field: 'bonus', url: news, grade: 'S', checkedOn },
      { field: 'retentionYears', url: news, grade: 'S', checkedOn },
      { field: 'shell.clock', url: news, grade: 'S', checkedOn },
    ],
  },
]
