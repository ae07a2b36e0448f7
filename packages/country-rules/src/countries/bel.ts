import type { RuleSet } from '../rule-set.ts'
import { defaultRules, ownBonusRules, usualLimit, usualLimits } from './default.ts'

const base = defaultRules[0]! // the default has one version
const checkedOn = '2026-11-20'
const limits = usualLimits({ increase: { ...usualLimit.increase, delayHours: 72, confirm: 'external' } })

/** Belgium: gathered, not verified. */
export const belgianRules: RuleSet[] = [
  {
    ...base,
    code: 'BEL',
    validFrom: '2022-10-20T00:00:00Z',
    verified: false,
    timeZone: 'Europe/Brussels',
    minAge: 21,
    minAgeByVertical: { lottery: 18 },
    limits: {
      ...limits,
      deposit: {
        ...limits.deposit,
        periods: ['weekly'],
        periodKind: 'rolling',
        imposed: [{ band: 'all', period: 'weekly', amount: '200.00', currency: 'EUR' }],
      },
    },
    exclusion: { ...base.exclusion, registers: ['epis'] },
    bonus: { ...base.bonus, allowed: false },
    payments: { ...base.payments, creditCard: false },
    sources: [
      { field: 'limits', url: 'casino-magazine.ro; gamblingzine; familygameonline.be', grade: 'S', checkedOn },
      { field: 'exclusion', url: 'gamingcommission.be', grade: 'P', checkedOn },
      { field: 'minAge', url: 'gamingcommission.be', grade: 'P', checkedOn },
      { field: 'minAgeByVertical', url: 'gamingcommission.be', grade: 'P', checkedOn },
      { field: 'bonus', url: 'casino-magazine.ro; gamblingclub.be', grade: 'S', checkedOn },
      ...ownBonusRules(checkedOn, 'bonusFirst', 'offeredWhileBlocked', 'offeredWithMarkers'),
      { field: 'payments.creditCard', url: 'casino-magazine.ro; gamblingclub.be', grade: 'S', checkedOn },
    ],
  },
]
