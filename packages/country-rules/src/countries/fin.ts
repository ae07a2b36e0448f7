import type { RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const limits = usualLimits()

/** Finland, from the opening of its market on: gathered, not verified. Until then the default applies. */
export const finnishRules: RuleSet[] = [
  {
    ...base,
    code: 'FIN',
    validFrom: '2027-07-01T00:00:00Z',
    verified: false,
    timeZone: 'Europe/Helsinki',
    limits: { ...limits, deposit: { ...limits.deposit, mandatory: 'before-play', periods: ['daily', 'monthly'], removal: 'forbidden' } },
    exclusion: { ...base.exclusion, registers: ['finland'] },
    games: { ...base.games, demo: false },
    payments: { ...base.payments, creditCard: false },
    sources: [
      // Nobody has looked up what this country says of bonuses: the values are inherited.
      { field: 'bonus', url: '', grade: 'unsourced', checkedOn },
      { field: 'limits.deposit', url: 'dingnews.com item 165531', grade: 'S', checkedOn },
      { field: 'limits.*.increase', url: '', grade: 'unsourced', checkedOn },
      { field: 'exclusion.registers', url: 'igamist.com', grade: 'S', checkedOn },
      { field: 'games.demo', url: 'dingnews.com item 165531', grade: 'S', checkedOn },
      { field: 'payments.creditCard', url: 'dingnews.com item 165531', grade: 'S', checkedOn },
    ],
  },
]
