import type { RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'

/** Estonia. */
export const estonianRules: RuleSet[] = [
  {
    ...base,
    code: 'EST',
    validFrom: '2026-01-01T00:00:00Z',
    textSet: 'EST',
    timeZone: 'Europe/Tallinn',
    minAgeByVertical: { casino: 21, betting: 18, lottery: 18 },
    limits: usualLimits(),
    exclusion: { ...base.exclusion, registers: ['hampi'], checkAt: ['register', 'login', 'gameStart'], ownDurationsMonths: [6, 12, 36] },
    payments: { ...base.payments, closedLoop: true },
    sources: [
      // Nobody has looked up what this country says of bonuses: the values are inherited.
      { field: 'bonus', url: '', grade: 'unsourced', checkedOn },
      { field: 'limits.*.increase.delayHours', url: '', grade: 'unsourced', checkedOn },
      { field: 'exclusion', url: 'emta.ee; err.ee', grade: 'P', checkedOn },
      { field: 'payments.closedLoop', url: 'njordlaw.ee', grade: 'S', checkedOn },
      { field: 'minAgeByVertical', url: '', grade: 'unsourced', checkedOn },
      { field: 'minAgeByVertical.lottery', url: 'news.err.ee/1609891015', grade: 'S', checkedOn },
    ],
  },
]
