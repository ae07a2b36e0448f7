import type { RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'

/** Romania: gathered, not verified. */
export const romanianRules: RuleSet[] = [
  {
    ...base,
    code: 'ROU',
    validFrom: '2026-01-01T00:00:00Z',
    verified: false,
    timeZone: 'Europe/Bucharest',
    currency: 'RON',
    limits: usualLimits(),
    exclusion: { ...base.exclusion, registers: ['onjn'], checkAt: ['register', 'login', 'gameStart'] },
    sources: [
      // Nobody has looked up what this country says of bonuses: the values are inherited.
      { field: 'bonus', url: '', grade: 'unsourced', checkedOn },
      { field: 'limits.*.increase', url: '', grade: 'unsourced', checkedOn },
      { field: 'exclusion', url: 'igaming.express; szilaghi.com', grade: 'S', checkedOn },
    ],
  },
]
