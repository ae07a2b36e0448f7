import type { BandAmount, RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const increase = { ...usualLimit.increase, delayHours: 72, confirm: 'external' as const, mostRaises: { times: 1, days: 90 } }
const limits = usualLimits({ increase })
const caps: BandAmount[] = [
  { band: 'all', period: 'daily', amount: '600.00', currency: 'EUR' },
  { band: 'all', period: 'weekly', amount: '1500.00', currency: 'EUR' },
  { band: 'all', period: 'monthly', amount: '3000.00', currency: 'EUR' },
]

/** Spain: gathered, not verified. */
export const spanishRules: RuleSet[] = [
  {
    ...base,
    code: 'ESP',
    validFrom: '2026-01-01T00:00:00Z',
    verified: false,
    timeZone: 'Europe/Madrid',
    limits: { ...limits, deposit: { ...limits.deposit, imposed: caps, most: caps } },
    exclusion: { ...base.exclusion, registers: ['rgiaj'] },
    sources: [
      // Nobody has looked up what this country says of bonuses: the values are inherited.
      { field: 'bonus', url: '', grade: 'unsourced', checkedOn },
      { field: 'limits.deposit', url: 'usanews.net on the per-operator caps', grade: 'S', checkedOn },
      { field: 'limits.*.increase', url: 'acealliance.com; mundovideo on the draft joint limits', grade: 'S', checkedOn },
      { field: 'realityCheckEveryMinutes', url: 'usanews.net on RD 176/2023', grade: 'S', checkedOn },
      { field: 'exclusion.registers', url: '', grade: 'unsourced', checkedOn },
    ],
  },
]
