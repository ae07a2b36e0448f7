import type { RuleSet } from '../rule-set.ts'
import { defaultRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const limits = usualLimits({ increase: { ...usualLimit.increase, delayHours: 168, confirm: 'external' } })
const treaty = 'gesetze-bayern.de GlüStV 2021'

/** Germany: gathered, not verified. */
export const germanRules: RuleSet[] = [
  {
    ...base,
    code: 'DEU',
    validFrom: '2021-07-01T00:00:00Z',
    verified: false,
    timeZone: 'Europe/Berlin',
    limits: {
      ...limits,
      deposit: {
        ...limits.deposit,
        mandatory: 'before-play',
        periods: ['monthly'],
        most: [{ band: 'all', period: 'monthly', amount: '1000.00', currency: 'EUR' }],
        removal: 'forbidden',
      },
    },
    exclusion: { ...base.exclusion, registers: ['oasis'], checkAt: ['register', 'login', 'gameStart'] },
    games: {
      ...base.games,
      minRoundMs: { slots: 5000 },
      maxStake: [{ group: 'slots', minAge: 18, amount: '1.00', currency: 'EUR' }],
      autoplay: false,
    },
    payments: { ...base.payments, ownNameOnly: true, autoPayout: true },
    sources: [
      // Nobody has looked up what this country says of bonuses: the values are inherited.
      { field: 'bonus', url: '', grade: 'unsourced', checkedOn },
      { field: 'limits.deposit', url: 'voris.wolterskluwer-online.de GlüStV 2021 §6c', grade: 'P', checkedOn },
      { field: 'limits.*.increase', url: '', grade: 'unsourced', checkedOn },
      { field: 'exclusion', url: `${treaty} §8`, grade: 'P', checkedOn },
      { field: 'panicHours', url: `${treaty} §6i`, grade: 'S', checkedOn },
      { field: 'realityCheckEveryMinutes', url: '', grade: 'S', checkedOn },
      { field: 'games', url: `${treaty} §22a; legale-online-casinos.de`, grade: 'P', checkedOn },
      { field: 'payments', url: 'lxgesetze.de GlüStV 2021 §6b', grade: 'P', checkedOn },
    ],
  },
]
